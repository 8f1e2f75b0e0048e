"""``python -m bbtm_tui`` is the command ``bbtm``."""

from bbtm_tui.cli import main

if __name__ == "__main__":
    raise SystemExit(main())

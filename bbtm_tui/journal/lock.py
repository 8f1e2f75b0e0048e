"""A lock on an open file, so that no two processes write one season. It goes with the process, however that ends."""

from __future__ import annotations

import sys

if sys.platform == "win32":
    import msvcrt
    import os

    _FAR = 1 << 30
    """Where the locked byte is: behind all that is ever written, since Windows bars the locked byte from readers
    too.
    """

    def lock(handle: int) -> bool:
        """Lock the open file; False when another process holds it."""
        position = os.lseek(handle, 0, os.SEEK_CUR)
        os.lseek(handle, _FAR, os.SEEK_SET)
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        finally:
            os.lseek(handle, position, os.SEEK_SET)
        return True

else:
    import fcntl

    def lock(handle: int) -> bool:
        """Lock the open file; False when another process holds it."""
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True

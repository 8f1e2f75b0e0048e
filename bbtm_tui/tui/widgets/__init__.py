"""The parts of the table: each draws an immutable value it is handed and posts messages; none talks to the engine."""

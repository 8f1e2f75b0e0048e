"""The plain table: numbered questions on a stream, for screen readers and dumb terminals."""

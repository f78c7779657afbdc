"""Problems: the page that lists them, and what is said at one."""

"""Restrictions of a process that runs third-party code or reads third-party files.

The process restricts itself for good before it reads them. Each function returns True if the kernel
enforces the restriction, and False on other systems than Linux and on old kernels.
"""

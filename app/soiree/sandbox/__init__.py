"""Restrictions of a process that runs third-party code or reads third-party files.

The process restricts itself for good before it reads the code or the files. Each function returns
True if the kernel enforces the restriction. It returns False on other systems than Linux and on old
kernels.
"""

"""What the kernel refuses a process that runs, or reads, what others made.

A process restricts itself, for good, before it meets that. Each function returns whether the kernel
does what was asked of it: on other systems than Linux, and on old kernels, it may not.
"""

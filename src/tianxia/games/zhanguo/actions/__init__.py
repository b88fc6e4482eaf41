"""The six court actions, one file each: when it is possible, and what it does. (Z-5)"""

"""The six court actions, one file each. (F-5)"""

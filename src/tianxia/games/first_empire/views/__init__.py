"""What everybody and each seat see of a position, collected field by field so that nothing leaks. (F-2.2)"""

"""What the table and each seat see of a position, built from nothing by adding what may be known. (F-2.2)"""

"""Games as SVG, for notebooks and files: drawn from what a seat may see, with the words of `locale/`. No rules here."""

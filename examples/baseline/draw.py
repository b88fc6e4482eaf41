"""Draw curve.csv as curve.svg: python examples/baseline/draw.py"""

import csv
from pathlib import Path

HERE = Path(__file__).parent
WIDTH, HEIGHT, LEFT, BOTTOM = 640, 320, 48, 36
SERIES = {"score": ("#b3362b", "learner"), "li_si": ("#2f5d8a", "Li Si")}


def drawn(rows):
    most = int(rows[-1]["steps"])

    def place(steps, value):
        x = LEFT + (WIDTH - LEFT - 90) * int(steps) / most
        return f"{x:.1f},{(HEIGHT - BOTTOM) * (1 - float(value) / 140) + 12:.1f}"

    parts = [f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fffcf2"/>']
    for value in range(0, 141, 20):
        y = place(0, value).split(",")[1]
        parts.append(f'<path d="M{LEFT},{y}H{WIDTH - 90}" stroke="#ddd3bb"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y}" text-anchor="end" dominant-baseline="middle">{value}</text>')
    for steps in range(0, most + 1, 50_000):
        x = place(steps, 0).split(",")[0]
        parts.append(f'<text x="{x}" y="{HEIGHT - 6}" text-anchor="middle">{steps // 1000}k steps</text>')
    for column, (colour, name) in SERIES.items():
        line = " ".join(place(row["steps"], row[column]) for row in rows)
        parts.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2.5"/>')
        x, y = place(most, rows[-1][column]).split(",")
        parts.append(f'<text x="{float(x) + 8:.1f}" y="{y}" fill="{colour}" dominant-baseline="middle">{name}</text>')
    style = 'font-family="sans-serif" font-size="12" fill="#3a352c"'
    title = "<title>Mean scores of the learner and of Li Si</title>"
    size = f'viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} {style}>{title}{"".join(parts)}</svg>\n'


if __name__ == "__main__":
    with (HERE / "curve.csv").open(encoding="utf-8") as file:
        (HERE / "curve.svg").write_text(drawn(list(csv.DictReader(file))), encoding="utf-8")

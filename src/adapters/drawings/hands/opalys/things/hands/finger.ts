import type { Plate } from '../../engraving/plate.ts';
import { curve, type Point, type Points } from '../../engraving/shape.ts';

export const SKIN = 0.05;

/** A finger from its base to its tip, with contour lines across it. */
export const finger = (drawn: Plate, spine: Points, wide: (share: number) => number, dark = SKIN): void => {
  const line = curve(spine, 10);
  const sides = line.map(([x, y], index): readonly [Point, Point] => {
    const [a, b] = [
      line[Math.max(0, index - 1)] ?? [x, y],
      line[Math.min(line.length - 1, index + 1)] ?? [x, y],
    ];
    const long = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const half = wide(index / (line.length - 1)) / 2;
    const [nx, ny] = [(-(b[1] - a[1]) / long) * half, ((b[0] - a[0]) / long) * half];
    return [
      [x + nx, y + ny],
      [x - nx, y - ny],
    ];
  });
  const [tip, before] = [line.at(-1) ?? [0, 0], line.at(-2) ?? [0, 0]];
  const angle = Math.atan2(tip[1] - before[1], tip[0] - before[0]);
  const r = wide(1) / 2;
  const cap = Array.from({ length: 9 }, (_, index): Point => {
    const at = angle + Math.PI / 2 - (index / 8) * Math.PI;
    return [tip[0] + Math.cos(at) * r, tip[1] + Math.sin(at) * r];
  });
  const shape = [...sides.map(([one]) => one), ...cap, ...sides.map(([, other]) => other).reverse()];
  const rungs = sides.flatMap(([one, other], index): Points[] => {
    const next = sides[index + 1];
    const count = next
      ? Math.max(
          1,
          Math.round(
            Math.hypot(
              (line[index + 1]?.[0] ?? 0) - (line[index]?.[0] ?? 0),
              (line[index + 1]?.[1] ?? 0) - (line[index]?.[1] ?? 0),
            ) / 4.6,
          ),
        )
      : 1;
    return Array.from({ length: count }, (_, part): Points => {
      const share = part / count;
      const from: Point = next
        ? [one[0] + (next[0][0] - one[0]) * share, one[1] + (next[0][1] - one[1]) * share]
        : one;
      const to: Point = next
        ? [other[0] + (next[1][0] - other[0]) * share, other[1] + (next[1][1] - other[1]) * share]
        : other;
      const [dx, dy] = [(to[1] - from[1]) * 0.16, -(to[0] - from[0]) * 0.16];
      return curve(
        [
          from,
          [(from[0] * 3 + to[0]) / 4 + dx * 0.75, (from[1] * 3 + to[1]) / 4 + dy * 0.75],
          [(from[0] + to[0]) / 2 + dx, (from[1] + to[1]) / 2 + dy],
          [(from[0] + to[0] * 3) / 4 + dx * 0.75, (from[1] + to[1] * 3) / 4 + dy * 0.75],
          to,
        ],
        4,
      );
    });
  });
  drawn.lay(shape, {
    tone: (_x, _y, share) =>
      dark + 0.5 * Math.max(0, 0.34 - share) * 1.7 + 0.24 * Math.max(0, share - 0.82) * 3,
    hatch: [{ gap: 4.6, lines: rungs }],
  });
  // The outline is open at the base, where the finger joins the hand.
  drawn.stroke(shape, 2.2);
};

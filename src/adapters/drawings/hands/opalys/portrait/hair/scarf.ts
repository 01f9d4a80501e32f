import { points } from '../../../../../shared/svg/curve.ts';
import type { Plate } from '../../engraving/plate.ts';
import { blob, curve, flow, type Point, type Points } from '../../engraving/shape.ts';
import type { Head } from '../head.ts';

/** The end of the headscarf around the neck. */
export const scarfBelow = (plate: Plate, head: Head): void => {
  const wrap = blob(points('-74,76 -40,118 0,128 44,116 78,72 88,128 60,178 0,196 -64,180 -92,128'));
  plate.lay(head.put(wrap), {
    tone: (x, y) => 0.34 + 0.26 * Math.sin(x / 19 - y / 13) + Math.max(0, (x - 210) / 260),
    hatch: [{ gap: 4.4, angle: 18, bend: (x) => ((x - 200) / 70) ** 2 * -16 }],
    edge: 1.6,
  });
};

/** A headscarf with its folds gathered at one side. */
export const scarfOf = (plate: Plate, head: Head): void => {
  const outer: Points = points(
    '-60,150 -98,92 -106,30 -104,-40 -86,-104 -40,-143 20,-147 74,-118 101,-60 106,10 100,84 62,150',
  );
  const inner: Points = points(
    '-30,124 -62,92 -77,40 -79,-16 -70,-62 -40,-88 10,-95 52,-80 74,-46 79,14 64,90 28,124',
  );
  const turned = (points: Points): Points =>
    points.map(([x, y]): Point => [x + head.turn * Math.max(0, y) * 0.09, y]);
  const [a, b] = [turned(outer), turned(inner)];
  const folds = a.map((from, index): Points => {
    const to = b[index] ?? from;
    return [from, [(from[0] + to[0]) / 2 + 3, (from[1] + to[1]) / 2 - 6], to];
  });
  const rings = [0, 0.14, 0.28, 0.42, 0.56, 0.7, 0.84, 1].map((share) =>
    a.map(([x, y], index): Point => {
      const [bx, by] = b[index] ?? [x, y];
      const s = share + 0.1 * Math.sin(index * 1.3 + share * 5);
      return [x + (bx - x) * s, y + (by - y) * s];
    }),
  );
  plate.lay(head.put([...curve(a), ...[...curve(b)].reverse()]), {
    tone: (_x, _y, share, line) =>
      0.2 + 0.28 * Math.abs(Math.sin(line * 22)) + 0.25 * Math.max(0, share - 0.6),
    hatch: [
      {
        gap: 4,
        lines: flow(
          rings.map((line) => curve(line, 6)),
          4,
          60,
        ).map((line) => head.put(line)),
      },
    ],
    edge: 1.7,
  });
  for (const index of [3, 5, 7, 9]) plate.stroke(head.put(curve(folds[index] ?? [])), 1);
};

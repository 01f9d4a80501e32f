import type { Plate } from '../../engraving/plate.ts';
import { blob, curve, oval, type Point, type Points } from '../../engraving/shape.ts';

/** The shop's mark: an eye of three strokes. */
export const eyeMark = (drawn: Plate, x: number, y: number, r: number): void => {
  const lid = (side: 1 | -1): Points =>
    curve([
      [x - r, y],
      [x - r * 0.45, y + side * r * 0.42],
      [x + r * 0.45, y + side * r * 0.42],
      [x + r, y],
    ]);
  drawn.stroke(lid(-1), r / 9);
  drawn.stroke(lid(1), r / 14);
  const ring = oval(x, y, r * 0.36);
  drawn.stroke([...ring, ...ring.slice(0, 2)], () => r / 16, undefined, true);
  drawn.lay(oval(x, y, r * 0.17), { solid: true });
};

/** A twig of laurel. */
export const laurel = (drawn: Plate, [x, y]: Point, side: 1 | -1): void => {
  const long = 250;
  const stem = Array.from({ length: 12 }, (_, index): Point => {
    const share = index / 11;
    return [x + side * Math.sin(share * 1.5) * long * 0.62, y - (1 - Math.cos(share * 1.9)) * long * 0.62];
  });
  drawn.stroke(stem, 1.6, undefined, true);
  stem.slice(1).forEach(([sx, sy], index) => {
    const [px, py] = stem[index] ?? [sx, sy];
    const turn = Math.atan2(sy - py, sx - px);
    for (const lean of [-0.75, 0.7]) {
      const [c, s] = [Math.cos(turn + lean), Math.sin(turn + lean)];
      const size = long * 0.15;
      const leaf: Points = blob(
        [
          [sx, sy],
          [sx + c * size * 0.5 - s * size * 0.2, sy + s * size * 0.5 + c * size * 0.2],
          [sx + c * size, sy + s * size],
          [sx + c * size * 0.5 + s * size * 0.2, sy + s * size * 0.5 - c * size * 0.2],
        ],
        4,
      );
      drawn.lay(leaf, {
        metal: true,
        tone: lean > 0 ? 0.6 : 0.25,
        hatch: [{ gap: 2.6, angle: (turn * 180) / Math.PI }],
        edge: 1,
      });
    }
  });
};

import type { Plate } from '../../engraving/plate.ts';
import { arc, blob, curve, oval, type Points } from '../../engraving/shape.ts';

const rimAt = (x: number, y: number, r: number, square: boolean): Points =>
  square
    ? blob([
        [x - r, y - r * 0.66],
        [x, y - r * 0.74],
        [x + r, y - r * 0.66],
        [x + r * 0.96, y + r * 0.3],
        [x + r * 0.5, y + r * 0.74],
        [x - r * 0.5, y + r * 0.74],
        [x - r * 0.96, y + r * 0.3],
      ])
    : oval(x, y, r, r * 0.94);

/** A pair of glasses from the front: with dark lenses for sunglasses, in bronze for reading glasses. */
export const glassesOf = (
  drawn: Plate,
  x: number,
  y: number,
  r: number,
  { dark = false, metal = false, square = false } = {},
): void => {
  for (const side of [-1, 1]) {
    const cx = x + side * r * 1.2;
    drawn.stroke(
      curve([
        [cx + side * r * 0.94, y - r * 0.34],
        [cx + side * r * 1.2, y - r * 0.46],
        [cx + side * r * 1.5, y - r * 0.2],
        [cx + side * r * 1.56, y + r * 0.3],
      ]),
      () => r / 12,
      undefined,
      metal,
    );
    drawn.lay(rimAt(cx, y, r, square), {
      metal,
      tone: metal ? 0.9 : 0.95,
      hatch: [{ gap: 3, angle: 45 }],
      edge: r / 26,
    });
    const bare = rimAt(cx, y, r * (metal ? 0.92 : 0.86), square);
    drawn.lay(bare, {
      tone: (px, py) =>
        dark
          ? 0.86 -
            0.5 * Math.max(0, (py - y) / r + 0.2) -
            0.5 * Math.exp(-(((px - cx + (py - y) * 0.7 + r * 0.4) / (r * 0.17)) ** 2))
          : 0.16 * Math.max(0, Math.sin((px + py) / (r * 0.2))),
      hatch: [
        {
          gap: Math.max(3.6, r / 15),
          angle: dark ? 0 : -45,
          bend: dark ? (px) => -10 * (1 - ((px - cx) / r) ** 2) : () => 0,
        },
      ],
      edge: r / 34,
      metal,
    });
  }
  drawn.stroke(
    arc(x, y - r * 0.08, r * 0.26, r * 0.3, Math.PI * 1.02, Math.PI * 1.98),
    () => r / (metal ? 13 : 8),
    undefined,
    metal,
  );
};

import type { Look, Plate, Tone } from '../../engraving/plate.ts';
import { oval } from '../../engraving/shape.ts';

/** A flat surface: even lines in one direction. */
export const flat = (tone: Tone, angle = 0, gap = 5, edge = 1.6): Look => ({
  tone,
  hatch: [{ gap, angle, even: true }],
  edge,
});

/** The tone of an upright round object: light on the left, darker to the right. */
export const turned =
  (x: number, width: number, base = 0.06, deep = 0.62): Tone =>
  (px) => {
    const at = (px - x) / width;
    return (
      base +
      deep * Math.max(0, at - 0.42) ** 1.3 * 1.7 +
      0.35 * Math.max(0, 0.1 - at) -
      0.4 * Math.max(0, at - 0.92)
    );
  };

/** The shadow of an object on a table. */
export const fallsOn = (drawn: Plate, x: number, y: number, rx: number, ry: number, share = 0.4): void =>
  drawn.dim(oval(x, y, rx, ry), share, ry * 1.2);

import type { Plate } from '../engraving/plate.ts';
import { oval, type Point, type Points } from '../engraving/shape.ts';
import { crease, lower, type Shade, upper, X } from './shades.ts';

/** The relief around an eye: the eyeball in its socket below a brow. */
const high = (x: number, y: number): number => {
  const [dx, dy] = [(x - X) / 270, (y - 205) / 150];
  const ball = Math.max(0, 1 - dx * dx - dy * dy);
  return 60 * Math.sqrt(ball) - 17 * Math.exp(-(((y - 62 - (x - X) ** 2 / 900) / 22) ** 2));
};

export const skinOf = (drawn: Plate, { skin }: Shade, gap: number): void => {
  const fade = (x: number, y: number): number => {
    const far = Math.hypot((x - 304) / 292, (y - 200) / 192);
    return Math.min(1, Math.max(0, (1 - far) / 0.24));
  };
  drawn.lay(oval(304, 200, 292, 192), {
    tone: (x, y) => {
      const d = 2;
      const [gx, gy] = [(high(x + d, y) - high(x - d, y)) / 4, (high(x, y + d) - high(x, y - d)) / 4];
      const light = (0.42 * gx + 0.5 * gy + 0.8) / Math.sqrt(1 + gx * gx + gy * gy);
      return fade(x, y) * Math.max(0, 1 - (1 - skin) * Math.max(0.25, 1 - Math.max(0, 0.97 - light) * 1.15));
    },
    hatch: [
      { gap, bend: (x, y) => -high(x, y) * (0.9 - (y - 60) / 260) * 0.75 },
      { gap: gap + 0.2, angle: 54, from: 0.5, weight: 0.8 },
    ],
  });
  drawn.dim(strip(crease, 24), 0.4, 22);
  drawn.dim([...upper, ...lower], 0.3, 26);
};

const strip = (line: Points, deep: number): Points => [
  ...line,
  ...line.map(([x, y]): Point => [x, y + deep]).reverse(),
];

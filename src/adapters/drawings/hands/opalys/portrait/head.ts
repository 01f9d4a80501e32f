import { blob, moved, type Point, type Points } from '../engraving/shape.ts';
import type { Likeness } from './likeness.ts';

/** The position of the head on the plate: the point between the eyes. */
const MIDDLE: Point = [200, 243];

const SCALE = 1.22;

/** A bump or hollow of a face: its position, width and height. Head units. */
type Bump = readonly [x: number, y: number, wide: number, tall: number, high: number];

/** The head as a solid, in head units: the eyes are at y = 0, left and right as the viewer sees them. */
export const headOf = (like: Likeness, old: boolean, heavy: boolean) => {
  const { turn, tilt, cheek, jaw, chin, long } = like;
  const lean = (tilt * Math.PI) / 180;
  /** Features shift with the turn of the head; on the far side they move closer together. */
  const side = (x: number, depth = 1): number =>
    x * (1 + (x * turn > 0 ? -0.13 : 0.05) * Math.abs(turn)) + turn * 15 * depth;
  const low = (y: number): number => (y > 0 ? y * long : y);
  const put = (points: Points): Points => moved(points, MIDDLE[0], MIDDLE[1], SCALE, lean);
  const back = (x: number, y: number): Point => {
    const [dx, dy] = [(x - MIDDLE[0]) / SCALE, (y - MIDDLE[1]) / SCALE];
    return [dx * Math.cos(lean) + dy * Math.sin(lean), dy * Math.cos(lean) - dx * Math.sin(lean)];
  };
  const half = (hand: 1 | -1): Points => {
    const far = hand * turn > 0 ? 1 : 0;
    const t = Math.abs(turn);
    const rows: Points = [
      [42, -119],
      [70, -92],
      [83, -52],
      [83 - far * 2 * t, -18],
      [(82 - far * 5 * t) * cheek, 8],
      [(82 - far * 3 * t) * cheek, 34],
      [75 * ((jaw + cheek) / 2) - far * 2 * t, 60],
      [60 * jaw, 86],
      [38 * jaw * (0.6 + 0.4 * chin), 108],
      [17 * chin, 120],
    ];
    return rows.map(([x, y]): Point => [hand * x + turn * Math.max(0, y) * 0.1, low(y)]);
  };
  const face = blob([[0, -127], ...half(1), [turn * 12, low(122.5)], ...[...half(-1)].reverse()], 5);
  const [wide, nose] = like.nose;
  const tip = 46 * nose;
  const both = (x: number, y: number, sx: number, sy: number, high: number, depth = 0.9): readonly Bump[] => [
    [side(x, depth), low(y), sx, sy, high],
    [side(-x, depth), low(y), sx, sy, high],
  ];
  const bumps: readonly Bump[] = [
    [side(0, 1.15), -4, 9 * wide, 20, 4.5],
    [side(0, 1.3), low(tip * 0.45), 9.5 * wide, 18, 7],
    [side(0, 1.4), low(tip), 12 * wide, 9.5, 13],
    ...both(14.5 * wide, tip + 4, 6.5 * wide, 6, 7, 1.3),
    ...both(38, -27, 25, 8, heavy ? 8 : 5),
    ...both(37, -3, 22, 12, -10),
    ...both(39, 3, 15, 10, 6),
    ...both(51, 36, 21, 17, 8),
    ...both(76, -46, 15, 26, -5, 0.5),
    ...both(62, 72, 18, 18, old ? -7 : -3),
    ...both(34, 64, 6, 14, old ? -5 : -2),
    ...both(36, 17, 15, 5, old ? -4 : -1.5),
    [side(0, 1.2), low(tip + 17), 4, 8, -2.5],
    [side(0, 1.2), low(80), 30, 17, 8],
    [side(0, 1.2), low(76), 18, 4, 3.5],
    [side(0, 1.2), low(88), 15, 5, 5 * like.lips[1]],
    [side(0, 1.1), low(99), 16, 4.5, -5],
    [side(0, 1.1), low(110), 20 * chin, 12, 5],
  ];
  const skull = (x: number, y: number): number => {
    const e = 1 - ((x - turn * 6) / 94) ** 2 - ((y + 2) / (y > 0 ? 146 * long : 134)) ** 2;
    return 74 * Math.sqrt(Math.max(0.003, e));
  };
  const detail = (x: number, y: number): number => {
    let high = 0;
    for (const bump of bumps) {
      const dx = (x - bump[0]) / bump[2];
      if (dx >= 3 || dx <= -3) continue;
      const dy = (y - bump[1]) / bump[3];
      const far = dx * dx + dy * dy;
      if (far < 9) high += bump[4] * Math.exp(-far / 1.4);
    }
    return high;
  };
  /** Returns the light at a point, 0 to about 1. It comes from the upper left. */
  const lightAt = (px: number, py: number): number => {
    const [x, y] = back(px, py);
    const d = 1.2;
    const height = (a: number, b: number) => skull(a, b) + detail(a, b) * 1.15;
    const gx = (height(x + d, y) - height(x - d, y)) / (2 * d);
    const gy = (height(x, y + d) - height(x, y - d)) / (2 * d);
    return (0.36 * gx + 0.38 * gy + 0.85) / Math.sqrt(1 + gx * gx + gy * gy);
  };
  /** Returns how far a horizontal line is displaced at a point to follow the form. */
  const bendAt = (px: number, py: number): number => {
    const [x, y] = back(px, py);
    return -detail(x, y) * 0.62 - (skull(x, y) - 50) * (-(y - 10) / 110) * 0.42;
  };
  return { side, low, put, back, face, lightAt, bendAt, tip, turn };
};

export type Head = ReturnType<typeof headOf>;

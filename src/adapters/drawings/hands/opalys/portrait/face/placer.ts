import type { Point, Points } from '../../engraving/shape.ts';
import type { Head } from '../head.ts';

export const placer =
  (head: Head, depth: number) =>
  (points: Points): Points =>
    head.put(points.map(([x, y]): Point => [head.side(x, depth), head.low(y)]));

import type { Point } from '../../../shared/svg/curve.ts';
import { n } from '../../../shared/svg/ink.ts';

/** Dimensions of a carton: along its front, down, and along its side. */
export interface Solid {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
}

/** Parallel projection of a box seen from above and from the right. */
export interface Projection {
  /** Size of the drawn box. */
  readonly extent: { readonly width: number; readonly height: number };
  readonly at: (along: number, down: number, deep: number) => Point;
  /** Transforms for the three visible faces. Each face is drawn flat in its own units. */
  readonly front: string;
  readonly side: string;
  readonly top: string;
}

const FRONT_RUN: Point = [0.94, 0.105];
const SIDE_RUN: Point = [0.5, -0.225];

export const projectionOf = ({ width, height, depth }: Solid): Projection => {
  const rise = -SIDE_RUN[1] * depth;
  const at = (along: number, down: number, deep: number): Point => [
    FRONT_RUN[0] * along + SIDE_RUN[0] * deep,
    rise + down + FRONT_RUN[1] * along + SIDE_RUN[1] * deep,
  ];
  const matrix = (x: Point, y: Point, [left, top]: Point) =>
    `matrix(${[...x, ...y].map((value) => value.toFixed(4)).join(' ')} ${n(left)} ${n(top)})`;
  return {
    extent: {
      width: FRONT_RUN[0] * width + SIDE_RUN[0] * depth,
      height: rise + height + FRONT_RUN[1] * width,
    },
    at,
    front: matrix(FRONT_RUN, [0, 1], at(0, 0, 0)),
    side: matrix(SIDE_RUN, [0, 1], at(width, 0, 0)),
    top: matrix(FRONT_RUN, [-SIDE_RUN[0], -SIDE_RUN[1]], at(0, 0, depth)),
  };
};

import type { Point } from '../../../shared/svg/curve.ts';
import { type Ink, n } from '../../../shared/svg/ink.ts';
import { edgeShadow } from '../../../shared/svg/shadow.ts';
import { projectionOf, type Solid } from './projection.ts';

/** The three visible faces, each drawn flat: width × height, depth × height, width × depth. */
export interface Faces {
  readonly front: string;
  readonly side: string;
  readonly top: string;
}

export interface Drawn {
  readonly width: number;
  readonly height: number;
  readonly body: string;
}

/** A box that stands on the ground, seen from above and from the right, lit from the left. */
export const standing = (ink: Ink, solid: Solid, faces: Faces): Drawn => {
  const { extent, at, front, side, top } = projectionOf(solid);
  const { width, height, depth } = solid;
  const reach = Math.min(width, height) / 560;
  const left = at(0, height, 0);
  const near = at(width, height, 0);
  const right = at(width, height, depth);
  const shadow = (from: Point, to: Point, [dx, dy]: Point, wide: number, opacity: number, grow: number) =>
    edgeShadow(ink, [from[0] + dx * reach, from[1] + dy * reach], [to[0] + dx * reach, to[1] + dy * reach], {
      reach: wide * reach,
      opacity,
      grow,
    });
  const points = (...corners: readonly Point[]) => corners.map(([x, y]) => `${n(x)} ${n(y)}`).join('L');
  const rim = points(at(0, 0, 0), at(width, 0, 0), at(width, 0, depth));
  const corner = points(at(width, 0, 0), near);
  const body = [
    shadow(left, near, [16, 8], 58, 0.3, 1.12),
    shadow(near, right, [30, 6], 66, 0.34, 1.2),
    shadow(left, near, [0, 4], 20, 0.85, 1.04),
    shadow(near, right, [4, 4], 20, 0.85, 1.06),
    `<g transform="${top}">${faces.top}</g>`,
    `<g transform="${side}">${faces.side}</g>`,
    `<g transform="${front}">${faces.front}</g>`,
    `<g fill="none" stroke="#fff" stroke-linejoin="round" stroke-width="2.4"><path d="M${rim}" stroke-opacity=".6"/>`,
    `<path d="M${corner}" stroke-opacity=".42"/></g>`,
  ].join('');
  return { width: extent.width, height: extent.height, body };
};

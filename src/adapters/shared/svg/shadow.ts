import type { Point } from './curve.ts';
import type { Ink } from './ink.ts';
import { n } from './ink.ts';

const SHADE = '#0b1a2e';
const FALL_OFF = [
  [0, 1],
  [0.15, 0.95],
  [0.3, 0.82],
  [0.45, 0.62],
  [0.6, 0.4],
  [0.75, 0.2],
  [0.88, 0.07],
  [1, 0],
] as const;

const shade = (ink: Ink, colour: string): string =>
  ink.radial(FALL_OFF.map(([at, veil]) => [at, colour, veil] as const));

/** Draws a soft round shadow with a gradient that falls off like a blur, at a twentieth of a blur's cost. */
export const softShadow = (
  ink: Ink,
  x: number,
  y: number,
  rx: number,
  ry: number,
  opacity: number,
  colour = SHADE,
): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${shade(ink, colour)}" opacity="${opacity}"/>`;

/** Draws a soft shadow along an edge that touches the ground. `grow` lengthens it beyond both ends. */
export const edgeShadow = (
  ink: Ink,
  [x1, y1]: Point,
  [x2, y2]: Point,
  { reach, opacity, grow }: { readonly reach: number; readonly opacity: number; readonly grow: number },
): string => {
  const x = (x1 + x2) / 2;
  const y = (y1 + y2) / 2;
  const turn = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
  const half = (Math.hypot(x2 - x1, y2 - y1) / 2) * grow;
  return `<g transform="rotate(${n(turn)} ${n(x)} ${n(y)})">${softShadow(ink, x, y, half, reach, opacity)}</g>`;
};

import { coverOf, fitted, type Pair, spotsOf } from '../../../../../shared/glasses/fitted.ts';
import { darker, lighter, luminance } from '../../../../../shared/svg/colour.ts';
import { n } from '../../../../../shared/svg/ink.ts';
import { blob, curve, oval, type Point, type Points, strip } from '../../engraving/shape.ts';
import { INK } from '../../sheet.ts';
import type { Head } from '../head.ts';
import { placer } from './placer.ts';

const LOW = 3;
/** Half the width of the face at the temples of the glasses. */
const CHEEK = 83;

const path = (points: Points): string =>
  `${points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${n(x)} ${n(y)}`).join('')}Z`;

/** Adds points between corners, so that an edge bends with the head. */
const straight = (points: Points): Points =>
  points.flatMap((from, index) => {
    const to = points[(index + 1) % points.length] ?? from;
    return [0.12, 0.3, 0.5, 0.7, 0.88].map(
      (share): Point => [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share],
    );
  });

/** A pair of the shop's glasses, like a hand-coloured print: the frame's own colour below engraved lines. */
export const wornOver = (pair: Pair, head: Head): string => {
  const one = fitted(pair, CHEEK * 2);
  const put = placer(head, 1.15);
  const { frame, finish, tints, kind } = pair;
  const [top, bottom] = coverOf(pair);
  const thin = finish === 'metal';
  const pale = luminance(frame) > 0.3;
  const light = pale ? '#ffffff' : lighter(frame, 0.4);
  const cut = pale ? darker(frame, 0.42) : lighter(frame, 0.24);
  const edge = thin ? darker(frame, 0.45) : pale ? INK : darker(frame, 0.5);
  const around = one.angular ? straight : (points: Points) => blob(points, 5);
  const placed =
    (hand: -1 | 1) =>
    (points: Points): Points =>
      put(points.map(([x, y]): Point => [hand * (one.x + x), y + LOW]));
  const scaled = (points: Points, by: number): Points => points.map(([x, y]): Point => [x * by, y * by]);
  const [first, second] = kind === 'reading' ? ['#ffffff', '#e6e2f8'] : tints;
  const tint = `<linearGradient id="wt" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${first}" stop-opacity="${top}"/><stop offset="1" stop-color="${second}" stop-opacity="${bottom}"/></linearGradient>`;
  const side = (hand: -1 | 1): string => {
    const at = placed(hand);
    const rim = path(at(around(one.rimPoints)));
    const glass = path(at(around(one.glassPoints)));
    const shares = thin ? [] : [0.22, 0.5, 0.78];
    const engraved = shares
      .map((share) =>
        path(
          at(
            around(
              one.rimPoints.map(([x, y], index): Point => {
                const [gx, gy] = one.glassPoints[index] ?? [x, y];
                return [gx + (x - gx) * share, gy + (y - gy) * share];
              }),
            ),
          ),
        ),
      )
      .join('');
    const spots = spotsOf(pair, one)
      .map(
        ({ at: [x, y], size, tone }) =>
          `<path d="${path(at(oval(x, y, size, size * 0.8)))}" fill="${tone}"/>`,
      )
      .join('');
    const gleams = [-14, -6, 0]
      .map((x) => {
        const [from, to] = at([
          [x * hand - 8, one.low * 0.42],
          [x * hand + 12, -one.low * 0.5],
        ]);
        return from && to ? `M${n(from[0])} ${n(from[1])}L${n(to[0])} ${n(to[1])}` : '';
      })
      .join('');
    return `<path d="${glass}" fill="url(#wt)"/><path d="${gleams}" stroke="#fff" stroke-width="1.5" stroke-linecap="round" opacity=".7"/><clipPath id="w${hand}"><path clip-rule="evenodd" d="${rim}${glass}"/></clipPath><path d="${rim}${glass}" fill-rule="evenodd" fill="${frame}"${finish === 'crystal' ? ' fill-opacity=".85"' : ''}/><g clip-path="url(#w${hand})">${spots}<path d="${engraved}" fill="none" stroke="${cut}" stroke-width=".8" opacity=".75"/><path d="${path(at(scaled(around(one.rimPoints), 0.985)))}" fill="none" stroke="${light}" stroke-width="1.2" stroke-dasharray="60 44 20 90" opacity=".8"/></g><path d="${rim}${glass}" fill="none" stroke="${edge}" stroke-width="${thin ? 0.6 : 0.9}"/>`;
  };
  const bar = thin ? Math.max(2.4, one.thick) : Math.max(5, one.thick * 1.1);
  const band = (points: Points, wide: number): string =>
    `<path d="${path(put(strip(curve(points), () => wide)))}" fill="${frame}" stroke="${edge}" stroke-width=".7"/>`;
  const arch = (y: number, rise: number): string =>
    band(
      [
        [-one.gap - 1, y + LOW],
        [-one.gap * 0.5, y + LOW - rise * 0.75],
        [0, y + LOW - rise],
        [one.gap * 0.5, y + LOW - rise * 0.75],
        [one.gap + 1, y + LOW],
      ],
      bar,
    );
  const arm = (hand: -1 | 1): string =>
    band(
      [
        [hand * (one.x + one.hinge[0]), one.hinge[1] + LOW],
        [hand * (CHEEK - 4), one.hinge[1] * 0.7],
        [hand * (CHEEK + 3), one.hinge[1] * 0.5],
      ],
      bar * 0.85,
    );
  return `${tint}${arm(-1)}${arm(1)}${arch(one.bridge, 5)}${one.bar === undefined ? '' : arch(one.bar, 1.5)}${side(-1)}${side(1)}`;
};

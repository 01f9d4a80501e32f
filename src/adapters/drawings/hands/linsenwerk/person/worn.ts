import { coverOf, fitted, type Pair, spotsOf } from '../../../../shared/glasses/fitted.ts';
import { darker, lighter, luminance } from '../../../../shared/svg/colour.ts';
import { n } from '../../../../shared/svg/ink.ts';
import { HAIR, INK, LINE, line, MAGENTA, measure } from '../sheet.ts';
import { wide } from './head.ts';
import type { Look } from './look.ts';

const LOW = 3;

/** A pair of the shop's glasses on the nose, with its total width as the dimension that decides the fit. */
export const worn = (look: Look, pair: Pair): string => {
  const one = fitted(pair, look.cheek * 2);
  const { frame, finish, tints } = pair;
  const [top, bottom] = coverOf(pair);
  const thin = finish === 'metal';
  const shift = look.turn * 6;
  const squeeze = (side: number) => 1 - 0.06 * look.turn * side;
  const middle = (side: number) => side * one.x * squeeze(side) + shift;
  const light = luminance(frame) > 0.5 ? darker(frame, 0.3) : lighter(frame, 0.5);
  const tint = `<linearGradient id="wt" gradientUnits="userSpaceOnUse" x1="0" y1="${n(-one.low)}" x2="0" y2="${n(one.low)}"><stop stop-color="${pair.kind === 'reading' ? '#ffffff' : tints[0]}" stop-opacity="${top}"/><stop offset="1" stop-color="${pair.kind === 'reading' ? '#dbe9f0' : tints[1]}" stop-opacity="${bottom}"/></linearGradient>`;
  const spots = spotsOf(pair, one)
    .map(({ at: [x, y], size, tone }) => `<circle cx="${n(x)}" cy="${n(y)}" r="${n(size)}" fill="${tone}"/>`)
    .join('');
  const gleam = 'M-38 16L6-46M-28 22L18-44M16 34L36 4';
  const side = (s: -1 | 1) =>
    `<g transform="translate(${n(middle(s))} ${LOW}) scale(${(s * squeeze(s)).toFixed(3)} 1)"><clipPath id="w${s}"><path d="${one.glass}"/></clipPath><path d="${one.glass}" fill="url(#wt)"/><g clip-path="url(#w${s})"><g transform="scale(${s} 1)">${line(gleam, LINE, '#fff', ' opacity=".75"')}</g></g><clipPath id="v${s}"><path clip-rule="evenodd" d="${one.rim}${one.glass}"/></clipPath><path d="${one.rim}${one.glass}" fill-rule="evenodd" fill="${frame}"${finish === 'crystal' ? ' fill-opacity=".75"' : ''}/><g clip-path="url(#v${s})">${spots}</g>${line(one.rim + one.glass, HAIR + 0.3)}${thin ? '' : line(one.rim, HAIR, light, ' transform="scale(.965)"')}</g>`;
  const bar = thin ? Math.max(2.6, one.thick) : Math.max(5, one.thick * 1.1);
  const [l, r] = [middle(-1) + (one.x - one.gap) * squeeze(-1), middle(1) - (one.x - one.gap) * squeeze(1)];
  const arch = (y: number, rise: number) =>
    `M${n(l)} ${n(y + LOW)}Q${n(shift)} ${n(y + LOW - rise)} ${n(r)} ${n(y + LOW)}`;
  const bridges = arch(one.bridge, 9) + (one.bar === undefined ? '' : arch(one.bar, 3));
  const temple = (s: number) =>
    `M${n(middle(s) + s * one.hinge[0] * squeeze(s))} ${n(one.hinge[1] + LOW)}L${n(s * (look.cheek + 5) * wide(look, s) + look.turn * 3)} ${n(one.hinge[1] * 0.5 - 6)}`;
  const arms = temple(-1) + temple(1);
  const both = (d: string) => line(d, bar + 1.6, INK) + line(d, bar, frame);
  const outer = (s: -1 | 1) => middle(s) + s * Math.max(...one.glassPoints.map(([x]) => x)) * squeeze(s);
  const high = -98;
  const ends = ([-1, 1] as const).map((s) => `M${n(outer(s))} ${n(one.hinge[1] - 6)}V${high - 7}`).join('');
  return `${tint}${both(arms)}${both(bridges)}${side(-1)}${side(1)}${line(ends, 2.4, '#fff', ' opacity=".7"')}${line(ends, HAIR)}${line(`M${n(outer(-1))} ${high}H${n(outer(1))}`, 3, '#fff', ' opacity=".7"')}${measure([outer(-1), high], [outer(1), high], MAGENTA, 10)}`;
};

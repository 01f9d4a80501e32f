import { coverOf, fitted, type Pair, spotsOf } from '../../../../shared/glasses/fitted.ts';
import { darker, lighter, luminance, mix } from '../../../../shared/svg/colour.ts';
import { n } from '../../../../shared/svg/ink.ts';
import { white } from '../palette.ts';
import { disc, fill, line } from '../sheet.ts';
import type { Look } from './look.ts';
import type { Tones } from './tones.ts';

/** The distance of a pair of glasses below the eye line. */
const LOW = 4;

/** A pair of the shop's glasses on the nose, in flat parts: bands of tint, one highlight, a light edge on dark skin. */
export const wornOf = (pair: Pair, look: Look, tones: Tones): string => {
  const [half] = look.face;
  const one = fitted(pair, half * 2);
  const { frame, finish, tints } = pair;
  const [top, bottom] = coverOf(pair);
  const thin = finish === 'metal';
  const edge = luminance(frame) > 0.5 ? darker(frame, 0.4) : lighter(frame, 0.34);
  const band = (from: number, colour: string, cover: number) =>
    fill(`M-90 ${n(from)}L90 ${n(from - 12)}V90H-90Z`, colour, ` opacity="${cover}"`);
  const glass =
    pair.kind === 'reading'
      ? fill(one.glass, white, ` opacity="${top}"`)
      : `<g opacity="${top}">${fill(one.glass, tints[0])}</g>` +
        band(-one.low * 0.1, mix(tints[0], tints[1], 0.55), bottom) +
        band(one.low * 0.52, tints[1], bottom);
  const spots = spotsOf(pair, one).map(({ at: [x, y], size, tone }) => fill(disc(x, y, size), tone));
  const gleam = (side: number) =>
    `<g transform="scale(${side} 1)">${fill('M-26 -60H-6L-44 60H-64ZM4 -60H13L-25 60H-34Z', white, ` opacity="${thin || pair.kind === 'reading' ? 0.34 : 0.26}"`)}</g>`;
  const side = (sign: -1 | 1) =>
    `<g transform="translate(${n(sign * one.x)} ${LOW}) scale(${sign} 1)">` +
    fill(
      pair.kind === 'reading' ? one.rim + one.glass : one.rim,
      tones.shade,
      ' fill-rule="evenodd" transform="translate(0 7)" opacity=".5"',
    ) +
    `<clipPath id="w${sign}"><path d="${one.glass}"/></clipPath><g clip-path="url(#w${sign})">${glass}${gleam(sign)}</g>` +
    `<clipPath id="v${sign}"><path clip-rule="evenodd" d="${one.rim}${one.glass}"/></clipPath>` +
    `<path d="${one.rim}${one.glass}" fill-rule="evenodd" fill="${frame}"${finish === 'crystal' ? ' fill-opacity=".72"' : ''}/>` +
    `<g clip-path="url(#v${sign})">${spots.join('')}</g>${line(one.rim, edge, 1.6)}${line(one.glass, edge, 1)}</g>`;
  const bar = thin ? Math.max(3.4, one.thick) : Math.max(6, one.thick * 1.15);
  const arch = (y: number, rise: number) => `M${n(-one.gap)} ${n(y)}Q0 ${n(y - rise)} ${n(one.gap)} ${n(y)}`;
  const bridges = arch(one.bridge + LOW, 8) + (one.bar === undefined ? '' : arch(one.bar + LOW, 3));
  const from = one.x + one.hinge[0];
  const temple = `M${n(from)} ${n(one.hinge[1] + LOW)}L${half + 3} ${n(one.hinge[1] * 0.6 - 4)}`;
  const arms = `${temple}${temple.replace('M', 'M-').replace('L', 'L-')}`;
  return (
    line(arms, edge, bar + 2.4) +
    line(arms, frame, bar) +
    side(-1) +
    side(1) +
    line(bridges, edge, bar + 2.4) +
    line(bridges, frame, bar)
  );
};

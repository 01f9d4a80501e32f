import { coverOf, fitted, type Pair, spotsOf } from '../../../shared/glasses/fitted.ts';
import { darker, lighter, luminance, mix } from '../../../shared/svg/colour.ts';
import { n } from '../../../shared/svg/ink.ts';
import { randomFrom } from '../../../shared/svg/random.ts';
import { blob, fill, line, strokes } from './kit.ts';
import type { Look } from './looks.ts';

const LOW = 4;

/** A pair of the shop's glasses on the nose, in gouache: an uneven rim, a wash for the tint, dry strokes for highlights. */
export const paintPair = (pair: Pair, look: Look): string => {
  const one = fitted(pair, look.cheek * 2);
  const { frame, finish, tints, kind } = pair;
  const random = randomFrom(`${pair.manufacturer}${pair.name}gouache`);
  const [top, bottom] = coverOf(pair);
  const thin = finish === 'metal';
  const pale = luminance(frame) > 0.5;
  const lit = pale ? '#fffaf0' : lighter(frame, 0.42);
  const edge = pale ? darker(frame, 0.42) : lighter(frame, 0.26);
  const wash =
    kind === 'reading'
      ? fill(one.glass, '#eaf6f6', 0.16)
      : fill(one.glass, tints[0], top) +
        fill(
          `M-90 ${n(one.low * 0.02)}Q-20 ${n(one.low * 0.3)} 90 ${n(-one.low * 0.04)}V90H-90Z`,
          mix(tints[0], tints[1], 0.5),
          bottom,
        ) +
        fill(
          `M-90 ${n(one.low * 0.5)}Q10 ${n(one.low * 0.3)} 90 ${n(one.low * 0.56)}V90H-90Z`,
          tints[1],
          bottom,
        ) +
        line(
          strokes(random, { count: 9, in: [-40, -40, 80, 80], length: 34, angle: -28 }),
          lighter(tints[1], 0.2),
          2.4,
          0.3,
        );
  const spots = spotsOf(pair, one).map(({ at, size, tone }) =>
    fill(blob(random, at, [size, size * 0.8], 0.2), tone),
  );
  const gleam = kind === 'reading' ? 'M-22 -18l12 22M-8 -26l9 16' : 'M-26 -16l15 26M-12 -24l11 19';
  const ring = `<path d="${one.rim}${one.glass}" fill-rule="evenodd" fill="${frame}"${finish === 'crystal' ? ' fill-opacity=".74"' : ''}/>`;
  const side = (s: -1 | 1) =>
    `<g transform="translate(${n(s * one.x)} ${LOW}) scale(${s} 1)">` +
    `<path d="${one.rim}" fill="#5a2a2a" opacity=".18" transform="translate(${s * 3} 8)"/>` +
    `<clipPath id="w${s}"><path d="${one.glass}"/></clipPath><g clip-path="url(#w${s})">${wash}<g transform="scale(${s} 1)">${line(gleam, '#ffffff', 4.4, kind === 'reading' ? 0.5 : 0.4)}</g></g>` +
    `<clipPath id="v${s}"><path clip-rule="evenodd" d="${one.rim}${one.glass}"/></clipPath>${ring}` +
    `<g clip-path="url(#v${s})">${spots.join('')}<path d="${one.rim}" fill="none" stroke="${lit}" stroke-width="${n(one.thick * 0.5)}" stroke-dasharray="38 60 14 90" opacity=".55" transform="translate(0 ${n(one.thick * 0.4)})"/></g>` +
    `<path d="${one.rim}" fill="none" stroke="${edge}" stroke-width="1.5" stroke-dasharray="46 8 17 6 74 10"/></g>`;
  const bar = thin ? Math.max(3, one.thick) : Math.max(6, one.thick * 1.15);
  const arch = (y: number, rise: number) =>
    `M${n(-one.gap)} ${n(y + LOW)}Q0 ${n(y + LOW - rise)} ${n(one.gap)} ${n(y + LOW)}`;
  const from = one.x + one.hinge[0];
  const [out, up] = [look.cheek + 3, one.hinge[1] * 0.5 - 4];
  const arms = `M${n(-from)} ${n(one.hinge[1] + LOW)}L${n(-out)} ${n(up)}M${n(from)} ${n(one.hinge[1] + LOW)}L${n(out)} ${n(up)}`;
  return (
    line(arms, frame, bar * 0.9) +
    side(-1) +
    side(1) +
    line(arch(one.bridge, 8), frame, bar) +
    (one.bar === undefined ? '' : line(arch(one.bar, 3), frame, bar)) +
    line(arch(one.bridge - bar * 0.22, 8), lit, 1.6, 0.6)
  );
};

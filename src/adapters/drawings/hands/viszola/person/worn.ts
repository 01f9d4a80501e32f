import { coverOf, fitted, type Pair, spotsOf } from '../../../../shared/glasses/fitted.ts';
import { darker, lighter, luminance, mix } from '../../../../shared/svg/colour.ts';
import { n } from '../../../../shared/svg/ink.ts';
import { ink } from '../kit/palette.ts';
import { clipped, disc, line, shape } from '../kit/sheet.ts';
import type { Face } from './faces.ts';

const LOW = 3;

/** A pair of glasses from the range, in poster style: flat light and shade, with the eyes visible through the tint. */
export const wornPair = (pair: Pair, face: Face): string => {
  const one = fitted(pair, face.cheek * 2);
  const { frame, finish, tints, kind } = pair;
  const [top, bottom] = coverOf(pair);
  const thin = finish === 'metal';
  const lit = luminance(frame) > 0.5 ? mix(frame, '#ffffff', 0.5) : lighter(frame, 0.3);
  const dim = darker(frame, 0.34);
  const squeeze = (s: number) => 1 - (face.turn * s) / 110;
  const middle = (s: number) => s * one.x * squeeze(s) + face.turn;
  const tinted =
    kind === 'reading'
      ? shape(one.glass, ink.cream, ' opacity=".16"')
      : shape(one.glass, tints[0], ` opacity="${top}"`) +
        shape(
          `M-80 ${n(one.low * 0.12)}C-30 ${n(-one.low * 0.3)} 30 ${n(one.low * 0.5)} 90 ${n(-one.low * 0.1)}V90H-80Z`,
          mix(tints[0], tints[1], 0.7),
          ` opacity="${bottom}"`,
        );
  const spots = spotsOf(pair, one).map(({ at: [x, y], size, tone }) => disc(x, y, size, tone));
  const side = (s: -1 | 1) => {
    const gleam = shape(
      'M-30 26L4-60H22L-18 60H-44ZM20 40L44-14L42 44Z',
      ink.cream,
      ` opacity="${kind === 'reading' ? 0.34 : 0.24}"`,
    );
    const shadow =
      kind === 'reading' ? '' : shape('M-90-70H90V-16C30-26-30-24-90-8Z', '#160a10', ' opacity=".3"');
    const faces =
      shape(one.rim, frame) +
      shape(
        s === 1 ? 'M4-90H90V90H-16Z' : 'M-2-90H-90V90H12Z',
        s === 1 ? dim : lit,
        ` opacity="${s === 1 ? 1 : 0.45}"`,
      ) +
      spots.join('');
    return `<g transform="translate(${n(middle(s))} ${LOW}) scale(${n(s * squeeze(s))} 1)">${clipped(`g${s}`, one.glass, `${tinted}${shadow}<g transform="scale(${s} 1)">${gleam}</g>`)}<clipPath id="r${s}"><path clip-rule="evenodd" d="${one.rim}${one.glass}"/></clipPath><g clip-path="url(#r${s})"${finish === 'crystal' ? ' opacity=".8"' : ''}>${faces}</g>${line(one.rim, luminance(frame) > 0.5 ? dim : lit, 1.1, ' opacity=".8"')}</g>`;
  };
  const bar = thin ? Math.max(2.8, one.thick) : Math.max(5.5, one.thick * 1.15);
  const [l, r] = [middle(-1) + (one.x - one.gap) * squeeze(-1), middle(1) - (one.x - one.gap) * squeeze(1)];
  const arch = (y: number, rise: number) =>
    `M${n(l)} ${n(y + LOW)}Q${n(face.turn)} ${n(y + LOW - rise)} ${n(r)} ${n(y + LOW)}`;
  const arm = (s: number) =>
    `M${n(middle(s) + s * one.hinge[0] * squeeze(s))} ${n(one.hinge[1] + LOW)}L${n(s * (face.cheek + 3))} ${n(one.hinge[1] * 0.6 - 4)}`;
  return `${line(arm(-1), frame, bar)}${line(arm(1), dim, bar)}${side(-1)}${side(1)}${line(arch(one.bridge, 9), frame, bar)}${one.bar === undefined ? '' : line(arch(one.bar, 3), frame, bar)}${line(arch(one.bridge - bar * 0.25, 9), lit, 1.4, ' opacity=".7"')}`;
};

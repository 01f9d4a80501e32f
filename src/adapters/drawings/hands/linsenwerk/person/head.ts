import { type Point, smooth } from '../../../../shared/svg/curve.ts';
import { n } from '../../../../shared/svg/ink.ts';
import { HAIR, LINE, line, shape } from '../sheet.ts';
import { curve } from '../strands.ts';
import type { Look } from './look.ts';
import type { Tones } from './tones.ts';

/** Returns the relative width of one half of the head: the side turned away is narrower. `side`: -1 or 1. */
export const wide = ({ turn }: Look, side: number): number => 1 + 0.075 * turn * side * -1;

const half = (look: Look, side: number): readonly Point[] => {
  const by = (x: number): number => side * x * wide(look, side) + look.turn * 3;
  return [
    [by(look.temple * 0.72), -128],
    [by(look.temple), -70],
    [by(look.temple + 2), -18],
    [by(look.cheek), 28],
    [by(look.jaw), look.length * 0.67],
    [by(look.chin), look.length * 0.955],
  ];
};

export const outline = (look: Look): string =>
  smooth([[0, -148], ...half(look, 1), [look.turn * 8, look.length], ...[...half(look, -1)].reverse()]);

const ear = (look: Look, side: number, { skin, dark, ink }: Tones): string => {
  const x = side * (look.cheek + 1) * wide(look, side) + look.turn * 3;
  const s = side * (1 - 0.4 * look.turn * side);
  const at = (dx: number, y: number) => `${n(x + dx * s)} ${y}`;
  return `${shape(`M${at(-4, -14)}C${at(4, -28)} ${at(19, -26)} ${at(18, -6)}C${at(17, 12)} ${at(12, 18)} ${at(10, 30)}C${at(8, 42)} ${at(-2, 44)} ${at(-6, 34)}Z`, skin, LINE, ink)}${line(`M${at(2, -12)}C${at(8, -20)} ${at(13, -16)} ${at(12, -4)}C${at(11, 6)} ${at(6, 6)} ${at(5, 16)}M${at(3, -2)}C${at(7, 0)} ${at(6, 8)} ${at(2, 10)}`, HAIR, dark)}`;
};
export const ears = (look: Look, tones: Tones): string => ear(look, -1, tones) + ear(look, 1, tones);

/** Contour lines around a form, curved with it as in an engraving. */
const contours = (from: number, to: number, step: number, bend: number, reach: number): string =>
  Array.from({ length: Math.floor((to - from) / step) }, (_, index) => {
    const y = from + index * step;
    return `M${-reach} ${n(y - bend)}Q0 ${n(y + bend)} ${reach} ${n(y - bend)}`;
  }).join('');

const hill = (x: number, middle: number, width: number): number => Math.exp(-(((x - middle) / width) ** 2));

/** Returns how far a contour line of the face deviates from a straight one: over forehead, nose, cheeks and chin. */
const relief = (look: Look, x: number, y: number): number => {
  const c = look.turn * 10;
  const round = (y / 130) * 16 * (1 - (x / 96) ** 2);
  const ridge = y > -30 ? 11 * hill(x, c, 11) * hill(y, look.noseLength - 14, 34) : 0;
  const cheeks = 6 * (hill(x, 50, 24) + hill(x, -50, 24)) * hill(y, 36, 30);
  return round + ridge + cheeks;
};

const faceLines = (look: Look): string =>
  Array.from({ length: 54 }, (_, index) => {
    const y = -140 + index * 5.2;
    return curve(
      Array.from({ length: 8 }, (__, at): Point => {
        const x = -18 + at * 17;
        return [x, y + relief(look, x, y)];
      }),
    );
  }).join('');

/** The face as contour lines that fade towards the light. */
export const shade = (look: Look, { dark, soft, lip }: Tones): string => {
  const right = (x: number) => n(x * wide(look, 1) + look.turn * 3);
  const l = look.length;
  const side = `M${right(look.temple * 0.6)}-130C${right(look.temple * 0.84)} -80 ${right(look.temple)} -40 ${right(look.temple * 0.92)} 0C${right(look.cheek * 0.84)} 30 ${right(look.cheek * 0.74)} 44 ${right(look.jaw * 0.84)} ${n(l * 0.62)}C${right(look.jaw * 0.7)} ${n(l * 0.84)} ${right(look.chin)} ${n(l * 0.95)} ${right(4)} ${n(l * 0.98)}L20 ${l + 20}L130 ${l}V-140Z`;
  const fade = (id: string, from: number, to: number, most: number) =>
    `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${from}" y1="0" x2="${to}" y2="18"><stop stop-color="${dark}" stop-opacity="0"/><stop offset=".5" stop-color="${dark}" stop-opacity="${most * 0.4}"/><stop offset="1" stop-color="${dark}" stop-opacity="${most}"/></linearGradient>`;
  const blush = `<radialGradient id="k"><stop stop-color="${lip}" stop-opacity=".42"/><stop offset="1" stop-color="${lip}" stop-opacity="0"/></radialGradient>`;
  const cheek = (s: number) =>
    `<ellipse cx="${n(s * 56 + look.turn * 6)}" cy="44" rx="32" ry="24" fill="url(#k)"/>`;
  const socket = (s: number) =>
    `<ellipse cx="${n(s * 36 + look.turn * 6)}" cy="-13" rx="30" ry="14" fill="${soft}" opacity=".42"/>`;
  return `<clipPath id="o"><path d="${outline(look)}"/></clipPath>${fade('f', -8, 92, 0.85)}${blush}
<g clip-path="url(#o)">${cheek(-1)}${cheek(1)}${socket(-1)}${socket(1)}<path d="${side}" fill="${soft}" opacity=".55"/>${line(faceLines(look), HAIR, 'url(#f)')}</g>`;
};

export const neck = (look: Look, { skin, dark, soft, ink }: Tones): string => {
  const w = look.neck;
  const l = look.length;
  const under = `M${-w} ${n(l * 0.6)}C${n(-w * 0.7)} ${l + 6} ${n(w * 0.2)} ${l + 34} ${w} ${l + 26}V${n(l * 0.5)}Z`;
  return `${shape(`M${-w} ${n(l * 0.5)}C${-w} ${l + 10} ${-w - 2} ${l + 30} ${-w - 26} ${l + 46}L${-w} ${l + 110}H${w}L${w + 26} ${l + 46}C${w + 2} ${l + 30} ${w} ${l + 10} ${w} ${n(l * 0.5)}Z`, skin, LINE, ink)}<clipPath id="n"><path d="${under}"/></clipPath><path d="${under}" fill="${soft}" opacity=".6"/><g clip-path="url(#n)">${line(contours(l * 0.7, l + 60, 4.6, 8, 80), HAIR, dark, ' opacity=".7"')}</g>${line(`M${n(-w * 0.45)} ${l + 60}C${n(-w * 0.3)} ${l + 72} -10 ${l + 80} -6 ${l + 88}M${n(w * 0.6)} ${l + 40}C${n(w * 0.5)} ${l + 64} 16 ${l + 78} 8 ${l + 88}`, HAIR, dark)}`;
};

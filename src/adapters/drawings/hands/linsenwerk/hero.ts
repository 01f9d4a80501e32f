import { n } from '../../../shared/svg/ink.ts';
import { cast } from '../../cast.ts';
import { cuts, lensCut } from './objects.ts';
import { bust } from './person/person.ts';
import {
  circle,
  corners,
  fill,
  GLASS,
  HAIR,
  INK,
  LINE,
  line,
  MAGENTA,
  measure,
  PAPER,
  shape,
  sheet,
  svg,
  ticks,
  WASH,
} from './sheet.ts';

/** A cross-section of an eye: cornea, iris, lens, vitreous body, retina, nerve. The cornea is on the left. */
export const eyeCut = (x: number, y: number, r: number): string => {
  const at = (dx: number, dy: number) => `${n(x + dx * r)} ${n(y + dy * r)}`;
  const outer = `M${at(-0.82, -0.52)}A${n(r)} ${n(r)} 0 1 1 ${at(-0.82, 0.52)}`;
  const inner = `M${at(-0.74, -0.48)}A${n(r * 0.9)} ${n(r * 0.9)} 0 1 1 ${at(-0.74, 0.48)}`;
  const wall = `${outer}L${at(-0.74, 0.48)}A${n(r * 0.9)} ${n(r * 0.9)} 0 1 0 ${at(-0.74, -0.48)}Z`;
  const cornea = `M${at(-0.82, -0.52)}C${at(-1.22, -0.34)} ${at(-1.22, 0.34)} ${at(-0.82, 0.52)}L${at(-0.76, 0.46)}C${at(-1.1, 0.3)} ${at(-1.1, -0.3)} ${at(-0.76, -0.46)}Z`;
  const lens = `M${at(-0.64, -0.38)}C${at(-0.86, -0.18)} ${at(-0.86, 0.18)} ${at(-0.64, 0.38)}C${at(-0.32, 0.22)} ${at(-0.32, -0.22)} ${at(-0.64, -0.38)}Z`;
  const iris = (s: number) =>
    shape(
      `M${at(-0.76, s * 0.48)}L${at(-0.82, s * 0.16)}L${at(-0.77, s * 0.17)}L${at(-0.68, s * 0.48)}Z`,
      INK,
      HAIR,
    );
  const fine = Array.from({ length: 34 }, (_, i) => {
    const a = ((i * 8.6 - 138) * Math.PI) / 180;
    return `M${at(Math.cos(a) * 0.9, Math.sin(a) * 0.9)}L${at(Math.cos(a) * 0.84, Math.sin(a) * 0.84)}`;
  }).join('');
  const rings = [0.76, 0.62, 0.48, 0.34]
    .map((k) => `M${at(-0.1, -k)}A${n(r * k)} ${n(r * k)} 0 0 1 ${at(-0.1, k)}`)
    .join('');
  return `${shape(`M${at(0.84, 0.3)}L${at(1.4, 0.46)}V${n(y + r * 0.74)}L${at(0.72, 0.58)}Z`, WASH)}${line(`M${at(0.88, 0.36)}L${at(1.4, 0.53)}M${at(0.82, 0.46)}L${at(1.4, 0.62)}M${at(0.76, 0.54)}L${at(1.4, 0.7)}`, HAIR)}${fill(`${inner}Z`, '#f3f7fa')}${line(rings, HAIR, '#8b95a3')}${fill(wall, PAPER)}${shape(wall, 'url(#h)', 2)}${line(fine, HAIR, MAGENTA)}${shape(cornea, GLASS, 2)}${iris(-1)}${iris(1)}${shape(lens, GLASS, 2)}${line(`M${at(-0.64, -0.38)}L${at(-0.72, -0.5)}M${at(-0.64, 0.38)}L${at(-0.72, 0.5)}`, HAIR)}`;
};

/** Parallel rays that lens and cornea bend so that they meet on the retina. */
const rays = (
  from: number,
  lens: number,
  [x, y, r]: readonly [number, number, number],
  heights: readonly number[],
): string =>
  heights
    .map((h) => `M${from} ${n(y + h)}H${lens}L${n(x - r * 0.7)} ${n(y + h * 0.72)}L${n(x + r * 0.9)} ${n(y)}`)
    .join('');

export const hero = (): string => {
  const size = [1200, 500] as const;
  const paper = sheet(size);
  const [x, y, r] = [890, 236, 176];
  return svg(
    size,
    `${paper.body}${line(`M0 ${y}H1200`, HAIR, INK, ' stroke-dasharray="24 5 3 5"')}
<clipPath id="p"><path d="M0 0H470V500H0z"/></clipPath><g clip-path="url(#p)"><g transform="translate(226 ${y}) scale(1.16)">${bust(cast['person-2'], false)}</g></g>
${line(`M274 ${y}H1200`, LINE, MAGENTA)}${lensCut(520, y, 112, 2)}${lensCut(628, y, 112, 2)}${line(rays(392, 636, [x, y, r], [-58, -30, 30, 58]), HAIR, INK)}
${eyeCut(x, y, r)}${line(`M640 ${y}H${n(x + r * 0.9)}`, LINE, MAGENTA)}${line(rays(640, 650, [x, y, r], [-58, -30, 30, 58]), HAIR, MAGENTA)}${line(ticks(x, y, r + 18, [-130, 130, 5], 12), HAIR)}
${line(`M578 ${y - 112}H470M578 ${y + 112}H470`, HAIR)}${measure([478, y - 112], [478, y + 112], INK, 11)}${line(`M497 ${y + 30}V440M610 ${y + 30}V440M${n(x - r * 1.12)} ${y + 40}V440M${x + r} ${y + 40}V440`, HAIR)}${measure([497, 432], [605, 432], INK, 10)}${measure([605, 432], [n2(x - r * 1.12), 432], INK, 10)}${measure([n2(x - r * 1.12), 432], [x + r, 432], INK, 11)}${circle(x + r * 0.9, y, 5, MAGENTA, HAIR, MAGENTA)}${corners(size)}`,
    paper.defs + cuts,
  );
};
const n2 = (value: number): number => Math.round(value);

export const heroTall = (): string => {
  const size = [400, 500] as const;
  const paper = sheet(size);
  const [x, y, r] = [262, 404, 78];
  return svg(
    size,
    `${paper.body}<clipPath id="p"><path d="M0 0H400V306H0z"/></clipPath><g clip-path="url(#p)"><g transform="translate(200 176) scale(1.06)">${bust(cast['person-2'], false)}</g></g>${line('M0 306H400', 2)}
${line('M0 404H400', HAIR, INK, ' stroke-dasharray="16 4 2 4"')}${line('M154 176V388M246 176V330', HAIR, INK, ' stroke-dasharray="3 5"')}${lensCut(60, y, 56, LINE)}${lensCut(132, y, 56, LINE)}${eyeCut(x, y, r)}${line(`M0 ${y}H${n(x + r * 0.9)}`, LINE, MAGENTA)}${line(rays(0, 128, [x, y, r], [-28, -14, 14, 28]), HAIR, MAGENTA)}${circle(x + r * 0.9, y, 3.4, MAGENTA, HAIR, MAGENTA)}${measure([184, 488], [340, 488], INK, 8)}${corners(size)}`,
    paper.defs + cuts,
  );
};

import { n } from '../../../shared/svg/ink.ts';

/** The colours of the sheet. Magenta marks the main dimension of a drawing. */
export const INK = '#12161c';
export const MAGENTA = '#a3125f';
export const PAPER = '#ffffff';
export const GREY = '#565e6a';
export const RULE = '#d5d9df';
export const WASH = '#e9edf1';
export const GLASS = '#dbe9f0';

/** Line weights: hairline, outline, section. Units: drawing units. */
export const HAIR = 0.8;
export const LINE = 1.5;
export const BOLD = 2.6;

type Size = readonly [width: number, height: number];

export const svg = ([width, height]: Size, body: string, defs = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${defs}</defs>${body}</svg>`;

/** A path with a stroke but no fill. */
export const line = (d: string, weight = LINE, colour = INK, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round"${more}/>`;

/** A path with fill and stroke. */
export const shape = (d: string, fill: string, weight = LINE, colour = INK, more = ''): string =>
  `<path d="${d}" fill="${fill}" stroke="${colour}" stroke-width="${weight}" stroke-linejoin="round"${more}/>`;

export const fill = (d: string, colour: string, more = ''): string =>
  `<path d="${d}" fill="${colour}"${more}/>`;

export const circle = (
  x: number,
  y: number,
  r: number,
  paint = 'none',
  weight = LINE,
  colour = INK,
): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${paint}" stroke="${colour}" stroke-width="${weight}"/>`;

export const rect = (x: number, y: number, w: number, h: number): string =>
  `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}z`;

const grid = (step: number, colour: string): string =>
  `<pattern id="g" width="${step}" height="${step}" patternUnits="userSpaceOnUse"><path d="M${step} .5H.5V${step}" fill="none" stroke="${colour}"/></pattern>`;

/** The sheet and its grid of one-pixel lines. */
export const sheet = ([w, h]: Size, step = 20, paper = PAPER, rule = '#e8ebef') => ({
  defs: grid(step, rule),
  body: `<path d="M0 0H${w}V${h}H0z" fill="${paper}"/><path d="M0 0H${w}V${h}H0z" fill="url(#g)"/>`,
});

const arrow = (x: number, y: number, angle: number, colour: string, size: number): string => {
  const tip = (turn: number) =>
    `${n(x - Math.cos(angle + turn) * size)} ${n(y - Math.sin(angle + turn) * size)}`;
  return `<path d="M${n(x)} ${n(y)}L${tip(0.24)}L${tip(-0.24)}Z" fill="${colour}"/>`;
};

/** A dimension line between two points, with arrows at its ends. */
export const measure = (
  from: readonly [number, number],
  to: readonly [number, number],
  colour = INK,
  size = 9,
): string => {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  return `${line(`M${n(from[0])} ${n(from[1])}L${n(to[0])} ${n(to[1])}`, HAIR, colour)}${arrow(to[0], to[1], angle, colour, size)}${arrow(from[0], from[1], angle + Math.PI, colour, size)}`;
};

/** The crosshair of the logo: four lines around an empty centre. */
export const crosshair = (
  x: number,
  y: number,
  inner: number,
  outer: number,
  colour = INK,
  weight = HAIR,
): string =>
  line(
    `M${n(x - outer)} ${n(y)}H${n(x - inner)}M${n(x + inner)} ${n(y)}H${n(x + outer)}M${n(x)} ${n(y - outer)}V${n(y - inner)}M${n(x)} ${n(y + inner)}V${n(y + outer)}`,
    weight,
    colour,
  );

/** Scale marks around a centre, from one angle to another. Units of angles: degrees. */
export const ticks = (
  x: number,
  y: number,
  r: number,
  [start, end, step]: readonly [number, number, number],
  length: number,
): string =>
  Array.from({ length: Math.floor((end - start) / step) + 1 }, (_, index) => {
    const angle = ((start + index * step) * Math.PI) / 180;
    const reach = index % 3 === 0 ? length : length * 0.5;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return `M${n(x + cos * r)} ${n(y + sin * r)}l${n(cos * reach)} ${n(sin * reach)}`;
  }).join('');

/** The corner marks of the logo at the edges of a sheet. */
export const corners = ([w, h]: Size, inset = 12, arm = 14, colour = INK, weight = LINE): string =>
  line(
    `M${inset} ${inset + arm}V${inset}H${inset + arm}M${w - inset - arm} ${inset}H${w - inset}V${inset + arm}M${w - inset} ${h - inset - arm}V${h - inset}H${w - inset - arm}M${inset + arm} ${h - inset}H${inset}V${h - inset - arm}`,
    weight,
    colour,
  );

import { n } from '../../../shared/svg/ink.ts';
import { ink, white } from './palette.ts';

/** A complete drawing as an SVG document. */
export const sheet = (width: number, height: number, body: string, head = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${head}${body}</svg>`;

export const disc = (x: number, y: number, rx: number, ry = rx): string =>
  `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 0 ${n(rx * 2)} 0a${n(rx)} ${n(ry)} 0 1 0 ${n(-rx * 2)} 0z`;

/** A rectangle with rounded corners. */
export const slab = (x: number, y: number, width: number, height: number, radius = 16): string => {
  const r = Math.min(radius, width / 2, height / 2);
  const [across, down] = [width - 2 * r, height - 2 * r].map(n);
  return `M${n(x + r)} ${n(y)}h${across}a${n(r)} ${n(r)} 0 0 1 ${n(r)} ${n(r)}v${down}a${n(r)} ${n(r)} 0 0 1 ${n(-r)} ${n(r)}h-${across}a${n(r)} ${n(r)} 0 0 1 ${n(-r)} ${n(-r)}v-${down}a${n(r)} ${n(r)} 0 0 1 ${n(r)} ${n(-r)}z`;
};

export const fill = (d: string, colour: string, more = ''): string =>
  `<path d="${d}" fill="${colour}"${more}/>`;

export const line = (d: string, colour: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${more}/>`;

export const put = (body: string, x: number, y: number, scale = 1, turn = 0): string => {
  const size = scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`;
  const angle = turn === 0 ? '' : ` rotate(${n(turn)})`;
  return `<g transform="translate(${n(x)} ${n(y)})${angle}${size}">${body}</g>`;
};

/** An object with a white rim and a slight shadow, like a sticker. `rim` is the width of the rim. */
export const sticker = (outline: string, body: string, rim = 9): string => {
  const shapes = outline.startsWith('<') ? outline : `<path d="${outline}"/>`;
  const edge = (colour: string, more: string) =>
    `<g fill="${colour}" stroke="${colour}" stroke-width="${n(rim * 2)}" stroke-linejoin="round" stroke-linecap="round"${more}>${shapes}</g>`;
  const lift = ` transform="translate(${n(rim * 0.45)} ${n(rim * 0.75)})" opacity=".2"`;
  return edge(ink, lift) + edge(white, '') + body;
};

/** A sticker of flat parts, in order from back to front. */
export const cut = (parts: readonly (readonly [d: string, colour: string])[], more = '', rim = 9): string =>
  sticker(parts.map(([d]) => d).join(''), parts.map(([d, colour]) => fill(d, colour)).join('') + more, rim);

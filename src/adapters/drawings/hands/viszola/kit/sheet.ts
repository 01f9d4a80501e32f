import { n } from '../../../../shared/svg/ink.ts';
import { randomFrom } from '../../../../shared/svg/random.ts';

/** A complete drawing of this size as an SVG document. */
export const sheet = (width: number, height: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${body}</svg>`;

export const shape = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}"${more}/>`;
export const box = (x: number, y: number, w: number, h: number, fill: string): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}"/>`;
export const disc = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"/>`;
export const oval = (x: number, y: number, rx: number, ry: number, fill: string, turn = 0): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${turn ? ` transform="rotate(${turn} ${n(x)} ${n(y)})"` : ''}/>`;
/** A line of even width, for thin objects: wires, rails, laces. */
export const line = (d: string, colour: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"${more}/>`;
export const clipped = (id: string, d: string, body: string): string =>
  `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${body}</g>`;
/** The grain of lithographic stone: specks that are dense along a line and thin out to one side of it. */
export const grain = (
  seed: string,
  colour: string,
  [x1, y1, x2, y2]: readonly [number, number, number, number],
  { reach, count, size = 1.6 }: { readonly reach: number; readonly count: number; readonly size?: number },
): string => {
  const random = randomFrom(`grain${seed}`);
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [ax, ay] = [-(y2 - y1) / length, (x2 - x1) / length];
  const specks = Array.from({ length: count }, () => {
    const along = random();
    const away = reach * random() ** 2.2;
    return `M${n(x1 + (x2 - x1) * along + ax * away)} ${n(y1 + (y2 - y1) * along + ay * away)}h0`;
  });
  return line(specks.join(''), colour, size);
};

/** Prefixes the ids of a part with `by`, so that a document can contain it several times. */
export const named = (by: string, body: string): string =>
  body.replaceAll('id="', `id="${by}`).replaceAll('url(#', `url(#${by}`);

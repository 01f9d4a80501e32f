import { RULED, STEPS } from './engraving/cut.ts';
import type { Cuts, Plate } from './engraving/plate.ts';
import type { Point, Points } from './engraving/shape.ts';

export const INK = '#1f3a8a';

export const BRONZE = '#7a5c1e';

export const PAPER = '#fdfdfb';

/** Pale cream, rose, lilac and sea green: the only colours besides the two inks. */
const opal = [
  [0, '#fdf6ec'],
  [0.3, '#fbe6ea'],
  [0.55, '#e6e2f8'],
  [0.8, '#d9edf2'],
  [1, '#f1f6e8'],
] as const;

const opalStops = opal.map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`).join('');

const xy = ([x, y]: Point): string => `${Math.round(x * 2) / 2} ${Math.round(y * 2) / 2}`;

/** Returns a closed outline in whole units as a short path. Precision is not needed, because finer lines cover it. */
export const pathOf = (points: Points): string => {
  let [atX, atY] = [0, 0];
  let path = '';
  points.forEach(([x, y], index) => {
    const [dx, dy] = [Math.round(x) - atX, Math.round(y) - atY];
    if (index > 0 && dx === 0 && dy === 0) return;
    path += `${index === 0 ? 'm' : dx < 0 ? '' : ' '}${dx}${dy < 0 ? '' : ' '}${dy}`;
    [atX, atY] = [atX + dx, atY + dy];
  });
  return `${path}z`;
};

/** The soft gradient from the top left to the bottom right of the filled area. */
export const OPAL = 'url(#o)';

export const tinted = (points: Points, fill = OPAL, opacity = 1): string =>
  `<path d="${pathOf(points)}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;

/** Returns the finished document: backgrounds first, then both inks. */
export const sheet = (
  width: number,
  height: number,
  under: string,
  plate: Plate,
  {
    defs = '',
    over = '',
    clip,
  }: { readonly defs?: string; readonly over?: string; readonly clip?: string } = {},
): string => {
  const [ink, metal] = plate.print();
  const cuts = ({ path, lines }: Cuts, colour: string) =>
    (path ? `<path fill="${colour}" d="${path}"/>` : '') +
    (lines ? `<g transform="scale(${STEPS / RULED})" fill="none" stroke="${colour}">${lines}</g>` : '');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs><linearGradient id="o" x1="0" y1="0" x2="1" y2="1">${opalStops}</linearGradient>${defs}</defs>${under}${plate
    .bare()
    .map((shape) => tinted(shape, PAPER))
    .join(
      '',
    )}<g${clip ? ` clip-path="${clip}"` : ''}><g transform="scale(${1 / STEPS})">${cuts(metal, BRONZE)}${cuts(ink, INK)}</g></g>${over}</svg>`;
};

/** Round dots of one size: snow, highlights in an eye. */
export const dots = (points: Points, size: number, colour = '#fff'): string =>
  `<path fill="none" stroke="${colour}" stroke-width="${size}" stroke-linecap="round" d="${points.map((point) => `M${xy(point)}h0`).join('')}"/>`;

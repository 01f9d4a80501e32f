import { n } from '../../../../shared/svg/ink.ts';
import type { Person } from '../../../cast.ts';
import { ink } from '../kit/palette.ts';
import { clipped, line, shape } from '../kit/sheet.ts';
import type { Face } from './faces.ts';

type Kind = NonNullable<Person['glasses']>;
/** One lens around the centre of an eye; its outer side is on the right. */
const outlines: Readonly<Record<Kind, readonly [rim: string, glass: string]>> = {
  round: [
    'M0-37C23-37 38-20 38 3C38 26 22 42 0 42C-22 42-35 26-35 3C-35-20-22-37 0-37Z',
    'M1-30C19-30 31-16 31 3C31 22 18 35 1 35C-17 35-29 22-29 3C-29-16-17-30 1-30Z',
  ],
  square: [
    'M-34-28C-20-34 26-36 41-30C46-20 43 16 37 28C28 38-20 38-30 28C-36 14-38-18-34-28Z',
    'M-28-20C-16-25 24-27 34-22C38-14 35 14 31 22C22 30-16 30-24 22C-30 12-31-12-28-20Z',
  ],
  cateye: [
    'M-34-18C-24-30 12-34 54-46C54-22 46 12 36 24C24 38-16 38-28 24C-36 12-38-8-34-18Z',
    'M-28-12C-18-22 14-24 42-33C42-14 36 10 28 18C18 29-12 28-22 18C-29 9-31-6-28-12Z',
  ],
};

/** Glasses on the eyes, with a tint through which the eyes show. */
export const frames = (
  kind: Kind,
  face: Face,
  [rim, tint]: readonly [string, string],
  clear = false,
): string => {
  const [outer, glass] = outlines[kind];
  const one = (s: 1 | -1) =>
    `<g transform="translate(${n(s * (face.eyes + 3) + face.turn)} 0) scale(${n(s * (1 - (face.turn * s) / 110))} 1)">${shape(glass, tint, ` opacity="${clear ? 0.14 : 0.26}"`)}${clipped(
      s === 1 ? 'g' : 'k',
      glass,
      shape('M-50-50H60V-12C30-16-20-14-50-4Z', tint, ` opacity="${clear ? 0.12 : 0.42}"`) +
        shape(
          s === 1 ? 'M-40 20L10-50H24L-26 50H-40Z' : 'M40-14L4-50H-12L40 34Z',
          ink.cream,
          ' opacity=".2"',
        ),
    )}<path d="${outer}${glass}" fill="${rim}" fill-rule="evenodd"/></g>`;
  const [l, r] = [-face.eyes - 3 + face.turn, face.eyes + 3 + face.turn];
  const bridge = `M${n(l + 31)}-8C${n(l + 34)}-20 ${n(r - 34)}-20 ${n(r - 31)}-8C${n(r - 34)}-13 ${n(l + 34)}-13 ${n(l + 31)}-8Z`;
  const y = kind === 'cateye' ? -34 : -14;
  const arms = `M${n(l - 34)} ${y}L${-face.cheek - 3} ${y - 4}M${n(r + 34)} ${y}L${face.cheek + 3} ${y - 4}`;
  return `${line(arms, rim, 7)}${one(-1)}${one(1)}${shape(bridge, rim)}${line(`M${n(l + 32)}-11Q${face.turn}-22 ${n(r - 32)}-11`, rim, 6)}`;
};

/** Sunglasses pushed up into the hair. */
export const pushedUp = (turn: number, rim: string, glass: string, y = -112, scale = 1.12): string =>
  `<g transform="translate(${n(turn * 0.5)} ${y}) rotate(-3) scale(${scale})">${line('M-80 8C-60-8 60-8 80 8', rim, 9)}${shape('M-72-8C-50-22-22-20-10-8C-8 14-22 30-44 28C-64 26-76 10-72-8ZM72-8C50-22 22-20 10-8C8 14 22 30 44 28C64 26 76 10 72-8Z', rim)}${shape('M-65-4C-48-14-26-13-17-4C-16 10-27 22-43 21C-58 20-67 8-65-4ZM65-4C48-14 26-13 17-4C16 10 27 22 43 21C58 20 67 8 65-4Z', glass)}${shape('M-60 2L-46-9H-36L-54 15ZM26 4L40-9H48L32 16Z', ink.cream, ' opacity=".5"')}</g>`;

/** Sunglasses in the style of Milan in 1965: large, dark, worn low. */
export const shades = ({ turn, cheek, eyes }: Face, [rim, glass]: readonly [string, string]): string => {
  const one = (s: 1 | -1) =>
    `<g transform="translate(${n(s * (eyes + 4) + turn)} 4) scale(${n(s * (1 - (turn * s) / 110))} 1)">${shape('M-38-28C-20-40 22-42 48-34C52-16 46 18 30 32C14 44-14 44-28 28C-38 14-42-12-38-28Z', rim)}${shape('M-31-22C-14-31 18-33 39-27C41-14 37 12 24 24C12 34-12 34-23 21C-31 10-34-10-31-22Z', glass)}${shape('M-31-22C-14-31 18-33 39-27L38-10C16-16-12-14-32-6C-33-12-32-18-31-22Z', '#1a0b10', ' opacity=".4"')}${shape(s === 1 ? 'M-24 14L4-30H18L-14 28ZM10 30L30-10L26 18Z' : 'M24 14L-4-30H-18L14 28ZM-10 30L-28-6L-24 16Z', ink.cream, ' opacity=".36"')}</g>`;
  const [l, r] = [-eyes - 4 + turn, eyes + 4 + turn];
  return `${line(`M${n(l - 40)}-20L${-cheek - 4}-16M${n(r + 40)}-20L${cheek + 4}-16`, rim, 9)}${one(-1)}${one(1)}${shape(`M${n(l + 34)}-14C${n(l + 36)}-28 ${n(r - 36)}-28 ${n(r - 34)}-14C${n(r - 36)}-8 ${n(l + 36)}-8 ${n(l + 34)}-14Z`, rim)}`;
};

import { darker, lighter } from '../../../shared/svg/colour.ts';
import { n } from '../../../shared/svg/ink.ts';
import { fill, group, line, paint, type Random } from './kit.ts';

/** An object of the shop, standing on (0, 0), in the units of a scene. */
export type Thing = (random: Random) => string;

export const ground = (width: number, depth = 10, opacity = 0.22): string =>
  `<ellipse cx="4" cy="0" rx="${n(width)}" ry="${depth}" fill="#2b1f3d" opacity="${opacity}"/>`;

/** A lens case: one lid closed, one lens visible. */
export const lensCase: Thing = () =>
  [
    ground(74, 9),
    fill('M-70 -20Q-68 4 -36 6Q-8 8 0 -6Q8 8 38 6Q68 4 72 -20Z', '#8fb9b6'),
    `<ellipse cx="-36" cy="-20" rx="35" ry="17" fill="#cfe7e4"/><ellipse cx="38" cy="-20" rx="35" ry="17" fill="#cfe7e4"/><path d="M-4 -24h8v18h-8Z" fill="#a9cfcb"/>`,
    `<ellipse cx="-36" cy="-28" rx="32" ry="15" fill="${paint.teal}"/><ellipse cx="-36" cy="-31" rx="30" ry="13" fill="#2f8583"/>`,
    line('M-56 -34q8 -7 20 -7', '#fff', 4, 0.6),
    '<ellipse cx="38" cy="-22" rx="27" ry="12" fill="#f4fbfa"/><ellipse cx="38" cy="-20" rx="20" ry="8" fill="#a9dbe0"/>',
    line('M24 -22q6 -5 14 -5', '#fff', 3, 0.9),
  ].join('');

/** A soft lens standing upright like a bowl of coloured water. */
export const softLens = (x: number, y: number, size: number, tint = '#8fd0d6'): string =>
  group(
    [
      fill('M-70 -62C-68 -14 -34 8 0 8C34 8 68 -14 70 -62Z', tint, 0.62),
      fill('M20 6C52 -2 68 -24 70 -62L46 -56Q44 -18 12 6Z', darker(tint, 0.25), 0.34),
      `<ellipse cx="0" cy="-62" rx="70" ry="20" fill="${lighter(tint, 0.6)}" opacity=".9"/><ellipse cx="0" cy="-60" rx="58" ry="13" fill="${tint}" opacity=".75"/><ellipse cx="0" cy="-62" rx="70" ry="20" fill="none" stroke="${darker(
        tint,
        0.3,
      )}" stroke-width="3.4"/>`,
      line('M-58 -44C-52 -20 -38 -8 -24 -2', '#ffffff', 7, 0.85),
      line('M-50 -66q16 -8 34 -9', '#ffffff', 4, 0.9),
    ].join(''),
    x,
    y,
    size,
  );

export const spectacles = (rims: string, glass: string, opacity = 0.5): string =>
  [
    line('M-96 -34L-118 -52M96 -34L118 -52', rims, 8),
    `<g fill="${glass}" fill-opacity="${opacity}" stroke="${rims}" stroke-width="10"><path d="M-96 -30C-96 -58 -76 -66 -52 -66C-26 -66 -10 -56 -10 -32C-10 -8 -28 4 -52 4C-78 4 -96 -8 -96 -30Z"/><path d="M96 -30C96 -58 76 -66 52 -66C26 -66 10 -56 10 -32C10 -8 28 4 52 4C78 4 96 -8 96 -30Z"/></g>`,
    line('M-10 -38Q0 -48 10 -38', rims, 9),
    line('M-80 -40q6 -12 18 -14M26 -40q6 -12 18 -14', '#ffffff', 6, 0.8),
  ].join('');

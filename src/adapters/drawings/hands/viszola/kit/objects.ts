import { darker, lighter, mix } from '../../../../shared/svg/colour.ts';
import { n } from '../../../../shared/svg/ink.ts';
import { ink } from './palette.ts';
import { box, disc, line, oval, shape } from './sheet.ts';

const placed = (x: number, y: number, scale: number, body: string, turn = 0): string =>
  `<g transform="translate(${n(x)} ${n(y)})${turn ? ` rotate(${turn})` : ''} scale(${scale})">${body}</g>`;

/** Big sunglasses from the front, about 240 wide around (x, y). */
export const sunglasses = (
  x: number,
  y: number,
  scale: number,
  rim: string,
  glass: string,
  turn = 0,
): string =>
  placed(
    x,
    y,
    scale,
    `${shape('M-124-46C-92-58-44-54-20-34Q0-44 20-34C44-54 92-58 124-46C128-40 126-30 120-26C122 20 100 56 62 56C30 56 12 30 8-4Q0-14-8-4C-12 30-30 56-62 56C-100 56-122 20-120-26C-126-30-128-40-124-46Z', rim)}${shape('M-106-28C-84-40-40-36-24-18C-24 14-36 42-62 42C-92 42-106 10-106-28ZM106-28C84-40 40-36 24-18C24 14 36 42 62 42C92 42 106 10 106-28Z', glass)}${shape('M-106-28C-84-40-40-36-24-18L-24-12C-50-18-80-14-105-8ZM106-28C84-40 40-36 24-18L24-12C50-18 80-14 105-8Z', darker(glass, 0.35))}${shape('M-98-22L-70-32L-92 24C-98 12-100-8-98-22ZM-62-33H-50L-78 36L-86 31ZM34-24L60-33L38 26C32 12 30-6 34-24ZM70-33H80L56 41L48 38Z', ink.cream, ' opacity=".42"')}${shape('M-124-46C-92-58-44-54-20-34L-24-30C-50-46-92-48-122-38ZM20-34C44-54 92-58 124-46L122-38C92-48 50-46 24-30Z', lighter(rim, 0.28))}`,
    turn,
  );

/** Reading glasses with open temples. */
export const readers = (x: number, y: number, scale: number, rim: string, glass: string, turn = 0): string =>
  placed(
    x,
    y,
    scale,
    `${line('M-112-6C-104-40-60-70-20-74M112-6C108-40 84-66 50-74', rim, 10)}${oval(-60, 0, 50, 44, glass)}${oval(60, 0, 50, 44, glass)}${shape('M-92-10L-60-40L-44-38L-84 24ZM30-10L62-40L78-38L38 24Z', '#ffffff', ' opacity=".6"')}<g fill="none" stroke="${rim}" stroke-width="12"><ellipse cx="-60" cy="0" rx="50" ry="44"/><ellipse cx="60" cy="0" rx="50" ry="44"/><path d="M-14-14Q0-30 14-14"/></g>`,
    turn,
  );

/** A translucent soft lens as a bowl, `r` wide to each side, standing on (x, y). */
export const softLens = (x: number, y: number, r: number, tone: string = ink.sky, turn = 0): string =>
  `<g transform="translate(${n(x)} ${n(y)}) rotate(${turn}) scale(${r / 100} ${(r * 0.78) / 100})">${shape('M-100-70C-96-10-52 18 0 18S96-10 100-70C70-52-70-52-100-70Z', tone, ' opacity=".5"')}<ellipse cx="0" cy="-70" rx="100" ry="24" fill="${lighter(tone, 0.5)}" opacity=".55"/>${shape('M-100-70C-98-58-50-46 0-46S98-58 100-70C98-54 50-41 0-41S-98-54-100-70ZM-100-70C-98-84-50-94 0-94S98-84 100-70C98-79 50-88 0-88S-98-79-100-70Z', '#ffffff')}${shape('M-86-44C-76-8-48 8-20 13C-42-4-58-22-63-45Z', '#ffffff', ' opacity=".9"')}${shape('M-52-44C-46-26-36-10-24 0L-12 4C-26-10-36-26-40-45Z', '#ffffff', ' opacity=".6"')}${shape('M97-54C88-8 52 18 6 18C50 6 74-16 82-46Z', mix(tone, ink.lagoon, 0.7), ' opacity=".75"')}${shape('M-60-78C-30-86 30-86 62-77C30-82-30-82-60-78Z', mix(tone, ink.lagoon, 0.7))}</g>`;

/** A bottle of solution. */
export const bottle = (x: number, y: number, scale: number, body: string, label: string): string =>
  placed(
    x,
    y,
    scale,
    `${shape('M-22-236H22V-190H-22Z', ink.orange)}${shape('M6-236H22V-190H6Z', ink.brick)}${shape('M-30-192H30C34-170 60-164 60-130V-14Q60 0 46 0H-46Q-60 0-60-14V-130C-60-164-34-170-30-192Z', body)}${shape('M18-192H30C34-170 60-164 60-130V-14Q60 0 46 0H18Z', darker(body, 0.3))}${box(-60, -124, 120, 84, label)}${shape('M18-124H60V-40H18Z', darker(label, 0.16))}${shape('M-30-82C-14-104 14-104 30-82C14-62-14-62-30-82Z', label === ink.cream ? ink.butter : ink.cream)}${disc(0, -82, 12, ink.forest)}${shape('M-50-128V-20H-42V-134Z', '#ffffff', ' opacity=".45"')}`,
  );

/** A lens case: two wells, one lid off. */
export const lensCase = (
  x: number,
  y: number,
  scale: number,
  [left, right]: readonly [string, string],
  open = false,
): string =>
  placed(
    x,
    y,
    scale,
    `${shape('M-70-52C-20-60 20-60 70-52V52C20 60-20 60-70 52Z', ink.cream)}${disc(-82, 0, 74, ink.cream)}${disc(82, 0, 74, mix(ink.cream, ink.sand, 0.5))}${disc(-82, 0, 62, left)}${shape('M-38-44A62 62 0 0 1-126 44Z', darker(left, 0.22))}${open ? `${disc(82, 0, 62, ink.lagoon)}${disc(82, 0, 54, ink.sky)}${oval(86, 4, 34, 30, lighter(ink.sky, 0.5))}${oval(82, 0, 26, 22, mix(ink.sky, ink.lagoon, 0.4))}${shape('M60-30C70-40 86-42 98-38C84-34 74-28 66-20Z', '#fff')}` : `${disc(82, 0, 62, right)}${shape('M126-44A62 62 0 0 1 38 44Z', darker(right, 0.22))}`}${disc(-82, 0, 40, lighter(left, 0.14))}`,
  );

/** A cardboard parcel with a ribbon; the lower centre of its front is at (x, y). */
export const parcel = (x: number, y: number, scale: number, ribbon: string = ink.orange): string =>
  placed(
    x,
    y,
    scale,
    `${shape('M-110-130H90L130-160H-60Z', '#f0cf9c')}${shape('M90-130L130-160V-36L90 0Z', '#a8713f')}${box(-110, -130, 200, 130, '#d99f63')}${shape('M-110-130H90L-110 0Z', '#e4b079')}${shape('M-36-130H8V0H-36Z', ribbon)}${shape('M-36-130H8L52-160H10Z', lighter(ribbon, 0.22))}${shape('M30-96C36-102 46-101 50-97Q54-99 58-97C62-101 72-102 78-96C78-86 73-80 66-80C60-80 57-84 56-90Q54-92 52-90C51-84 48-80 42-80C35-80 30-86 30-96Z', ink.dark)}`,
  );

/** A cup of espresso on its saucer. */
export const cup = (x: number, y: number, scale: number, colour: string = ink.cream): string =>
  placed(
    x,
    y,
    scale,
    `${oval(0, 0, 66, 11, mix(colour, ink.brick, 0.25))}${line('M40-40C66-44 66-14 36-14', mix(colour, ink.brick, 0.2), 9)}${shape('M-42-54H42C42-20 28-2 0-2S-42-20-42-54Z', colour)}${shape('M14-54H42C42-20 28-2 4-2C20-20 20-40 14-54Z', mix(colour, ink.brick, 0.3))}${oval(0, -54, 42, 9, mix(colour, ink.sand, 0.6))}${oval(0, -54, 36, 6, '#4a2114')}`,
  );

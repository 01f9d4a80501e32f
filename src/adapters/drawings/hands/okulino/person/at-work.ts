import { green, ink, magenta, mint, white } from '../palette.ts';
import { disc, fill, line, put, slab } from '../sheet.ts';
import type { Look } from './look.ts';

/** Round test lenses in an adjustable frame. */
export const trialFrame = (): string => {
  const one =
    line(disc(44, 0, 34), ink, 8) +
    fill(disc(44, 0, 29), mint, ' opacity=".85"') +
    fill(slab(38, -50, 12, 16, 4), magenta) +
    line('M26 -10Q32 -20 42 -22', white, 4);
  return `${one}<g transform="scale(-1 1)">${one}</g>${line('M-11 -6Q0 -14 11 -6', ink, 7)}${fill(slab(-8, -34, 16, 22, 6), green)}${line('M78 -4L98 -8M-78 -4L-98 -8', ink, 7)}`;
};

/** What an optician wears on the head: a pen, or a trial frame pushed up. */
export const atWorkOf = (look: Look): string => {
  const [w] = look.face;
  if (look.dress === 'apron') return put(trialFrame(), 0, -84, 0.94, 2);
  if (look.dress === 'coat')
    return put(
      fill(slab(-52, -7, 96, 14, 7), magenta) +
        fill('M44 -7L62 0L44 7Z', ink) +
        fill(slab(-52, -7, 18, 14, 7), white),
      w + 14,
      -26,
      0.9,
      -66,
    );
  return '';
};

import { mix } from '../../../../shared/svg/colour.ts';
import { ink, magenta, white } from '../palette.ts';
import { fill, line } from '../sheet.ts';
import type { Look } from './look.ts';
import type { Tones } from './tones.ts';

/** The mouth below the nose, its middle at 0. */
export const mouthOf = (look: Look, tones: Tones): string => {
  const upper = look.lips ?? tones.lip;
  const lower = mix(upper, white, look.lips ? 0.22 : 0.16);
  const seam = mix(upper, ink, 0.6);
  const dark = mix(magenta, ink, 0.62);
  const drawn = {
    smile:
      fill('M-32 -4C-22 -9 -12 -13 -5 -12Q0 -9 5 -12C12 -13 22 -9 32 -4C18 3 -18 3 -32 -4Z', upper) +
      fill('M-31 -4C-20 1 20 1 31 -4C24 13 10 17 0 17C-10 17 -24 13 -31 -4Z', lower) +
      line('M-35 -7C-20 4 20 4 35 -7', seam, 3),
    calm:
      fill('M-27 1C-18 -8 -10 -12 -5 -11Q0 -8 5 -11C10 -12 18 -8 27 1Z', upper) +
      fill('M-27 0H27C19 14 9 17 0 17C-9 17 -19 14 -27 0Z', lower) +
      line('M-29 0C-12 4 12 3 30 -1', seam, 3),
    smirk:
      fill('M-27 2C-18 -6 -10 -11 -4 -10Q1 -7 6 -11C14 -12 24 -11 33 -9C20 2 -10 6 -27 2Z', upper) +
      fill('M-26 2C-10 5 18 2 32 -8C27 11 12 17 2 17C-8 17 -19 12 -26 2Z', lower) +
      line('M-29 2C-8 7 20 2 36 -12', seam, 3),
    grin:
      fill(
        'M-38 -8C-24 -13 -12 -13 -5 -12Q0 -10 5 -12C12 -13 24 -13 38 -8C32 14 14 21 0 21C-14 21 -32 14 -38 -8Z',
        upper,
      ) +
      fill('M-32 -5C-18 -4 18 -4 32 -5C26 8 12 13 0 13C-12 13 -26 8 -32 -5Z', white) +
      line('M-41 -11Q-39 -8 -37 -7M41 -11Q39 -8 37 -7', seam, 3),
    laugh:
      fill(
        'M-38 -11C-24 -15 -12 -15 -5 -14Q0 -12 5 -14C12 -15 24 -15 38 -11C36 16 18 31 0 31C-18 31 -36 16 -38 -11Z',
        upper,
      ) +
      fill('M-32 -8C-18 -7 18 -7 32 -8C29 12 15 23 0 23C-15 23 -29 12 -32 -8Z', dark) +
      fill('M-32 -8C-18 -7 18 -7 32 -8C31 -2 29 3 28 3C12 7 -12 7 -28 3C-29 3 -31 -2 -32 -8Z', white) +
      fill('M-17 17C-10 10 10 10 17 17C10 24 -10 24 -17 17Z', mix(magenta, white, 0.35)),
  }[look.mouth];
  const y = look.nose[0] + 32;
  return `<g transform="translate(0 ${y}) scale(1 ${look.full})">${drawn}</g>`;
};

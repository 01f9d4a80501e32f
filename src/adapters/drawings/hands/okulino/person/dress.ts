import { green, ink, magenta, mint, pink, white } from '../palette.ts';
import { disc, fill, line, slab } from '../sheet.ts';
import type { Look } from './look.ts';
import type { Tones } from './tones.ts';

const body = 'M-186 290C-182 218 -120 200 -54 176H54C120 200 182 218 186 290Z';
const collar = (d: string, colour: string) => fill(d, colour);
const opening = 'M-52 174C-40 206 40 206 52 174Z';
const deep = 'M-50 172L0 262L50 172Z';

/** Returns a person's clothes, from the shoulders down. */
export const dressOf = (look: Look, tones: Tones): { readonly outline: string; readonly drawn: string } => {
  const [main, second] = look.cloth;
  const cloth = fill(body, main);
  const sleeve = line('M-128 236C-122 256 -120 270 -120 290M128 236C122 256 120 270 120 290', second, 4);
  const skinned = (d: string) => fill(d, tones.skin);
  const drawn = {
    crew: () => cloth + skinned(opening) + line('M-56 176C-42 214 42 214 56 176', second, 10) + sleeve,
    stripes: () =>
      cloth +
      fill(
        'M-177 244C-120 222 120 222 177 244L184 266C120 246 -120 246 -184 266ZM-120 202L-64 180C-40 212 40 212 64 180L120 202C60 226 -60 226 -120 202Z',
        second,
      ) +
      skinned(opening) +
      line('M-56 176C-42 212 42 212 56 176', second, 7),
    roll: () =>
      cloth +
      fill(slab(-58, 142, 116, 62, 26), main) +
      line('M-50 176C-20 188 20 188 50 176', second, 4) +
      sleeve,
    shirt: () =>
      cloth +
      skinned(deep) +
      collar('M-54 168L-88 206L-40 250L0 236L-46 184ZM54 168L88 206L40 250L0 236L46 184Z', second) +
      line('M0 250V290', second, 5) +
      fill(disc(0, 276, 4), ink),
    hood: () =>
      cloth +
      fill(
        'M-60 166C-120 176 -136 210 -96 236C-60 256 -20 250 0 240C20 250 60 256 96 236C136 210 120 176 60 166C60 206 -60 206 -60 166Z',
        second,
      ) +
      skinned('M-50 172C-44 212 44 212 50 172Z') +
      line('M-28 236V278M28 236V278', white, 6),
    vneck: () => cloth + fill('M-58 174L0 268L58 174L70 182L0 290L-70 182Z', second) + skinned(deep) + sleeve,
    blazer: () =>
      cloth +
      fill('M-46 174L-20 290H20L46 174Z', second) +
      skinned('M-46 174C-30 226 30 226 46 174Z') +
      fill('M-54 174L-96 226L-60 236L-24 290H-4L-40 196ZM54 174L96 226L60 236L24 290H4L40 196Z', magenta),
    wrap: () => cloth,
    coat: () =>
      cloth +
      fill('M-44 174L0 250L44 174Z', second) +
      skinned('M-42 172L0 222L42 172Z') +
      line('M-54 172L-92 222L-58 232L0 290M54 172L92 222L58 232L0 290', '#e3c5d6', 5) +
      fill(slab(82, 246, 60, 50, 8), '#f3dfe9') +
      fill(slab(98, 222, 11, 48, 5), magenta) +
      fill(slab(116, 228, 10, 42, 5), green),
    apron: () =>
      cloth +
      skinned(deep) +
      collar('M-54 168L-90 204L-44 246L0 232ZM54 168L90 204L44 246L0 232Z', white) +
      fill('M-98 290L-84 244H84L98 290Z', second) +
      line('M-80 250L-92 194M80 250L92 194', second, 15) +
      fill(slab(24, 264, 46, 30, 6), pink),
    cord: () =>
      cloth +
      fill('M-42 174L0 246L42 174Z', second) +
      skinned('M-42 172L0 214L42 172Z') +
      line('M-54 172L-86 224L-56 232L-10 290M54 172L86 224L56 232L10 290', '#e3c5d6', 5) +
      line('M-60 178C-64 196 -52 206 -46 212M60 178C64 196 52 206 46 212', green, 4) +
      line(disc(-30, 228, 22) + disc(30, 228, 22), ink, 6) +
      fill(disc(-30, 228, 17) + disc(30, 228, 17), mint) +
      line('M-8 226Q0 220 8 226', ink, 5),
  }[look.dress]();
  const roll = look.dress === 'roll' ? slab(-58, 142, 116, 62, 26) : '';
  return { outline: body + roll, drawn };
};

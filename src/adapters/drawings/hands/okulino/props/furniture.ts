import { green, ink, magenta, mint, pink, tint, white } from '../palette.ts';
import { cut, disc, fill, line, slab, sticker } from '../sheet.ts';

/** A lamp hanging from the upper edge, its shade at 0. */
export const lamp = (colour: string): string =>
  sticker(
    `<path d="M0 -140V0" fill="none" stroke-width="14"/><path d="M-46 20Q-40 -30 0 -30Q40 -30 46 20Z"/>`,
    line('M0 -140V-20', ink, 5) +
      fill(disc(0, 20, 18), tint) +
      fill('M-46 20Q-40 -30 0 -30Q40 -30 46 20Z', colour),
    6,
  );

export const plant = (pot: string): string => {
  const leaf =
    'M0 -40C-50 -60 -60 -110 -44 -140C-14 -120 0 -90 0 -40ZM0 -40C50 -60 60 -110 44 -140C14 -120 0 -90 0 -40ZM0 -40C-16 -90 -12 -140 0 -168C12 -140 16 -90 0 -40Z';
  return cut(
    [
      [leaf, green],
      ['M-34 -46H34L26 -4Q24 0 20 0H-20Q-24 0 -26 -4Z', pot],
    ],
    line('M0 -46V-140M-4 -50Q-26 -80 -38 -120M4 -50Q26 -80 38 -120', mint, 4),
    7,
  );
};

/** An open laptop from the front, standing on 0. */
export const laptop = (screen: string): string =>
  cut(
    [
      [slab(-120, -160, 240, 152, 16), ink],
      ['M-146 -14H146L138 4Q136 10 128 10H-128Q-136 10 -138 4Z', white],
    ],
    fill(slab(-108, -148, 216, 128, 8), screen),
    8,
  );

export const phone = (inside: string): string =>
  cut([[slab(-62, -116, 124, 232, 28), ink]], fill(slab(-52, -106, 104, 212, 20), white) + inside, 8);

export const mug = (colour: string): string =>
  sticker(
    `<path d="${slab(-32, -64, 64, 64, 14)}"/><path d="M30 -50Q58 -48 54 -30Q50 -14 30 -14" fill="none" stroke-width="24"/>`,
    line('M30 -50Q58 -48 54 -30Q50 -14 30 -14', colour, 10) +
      fill(slab(-32, -64, 64, 64, 14), colour) +
      fill('M-32 -34H32V-20H-32Z', white, ' opacity=".8"'),
    7,
  );

/** A test chart with Landolt rings, each open on one side. */
export const rings = (): string => {
  const ring = (x: number, y: number, r: number, turn: number) =>
    `<path d="M${r} ${-r * 0.2}A${r * 1.02} ${r * 1.02} 0 1 0 ${r} ${r * 0.2}" fill="none" stroke="${ink}" stroke-width="${r * 0.5}" transform="translate(${x} ${y}) rotate(${turn})"/>`;
  return cut(
    [[slab(-76, -100, 152, 200, 24), white]],
    ring(0, -54, 24, 90) +
      ring(-30, 4, 15, 270) +
      ring(30, 4, 15, 180) +
      ring(-44, 50, 9, 90) +
      ring(0, 50, 9, 180) +
      ring(44, 50, 9, 270) +
      fill(slab(-60, 74, 120, 6, 3), magenta),
    8,
  );
};

/** A phoropter, the instrument for testing both eyes; the eyes are at ±40. */
export const phoropter = (): string => {
  const wing = 'M14 -66H62Q104 -66 104 -20Q104 58 60 58Q26 58 14 34Z';
  const left = 'M-14 -66H-62Q-104 -66 -104 -20Q-104 58 -60 58Q-26 58 -14 34Z';
  const arm = 'M0 -190V-60';
  return sticker(
    `<path d="${arm}" fill="none" stroke-width="38"/><path d="${wing}${left}${slab(-20, -74, 40, 50, 10)}"/>`,
    line(arm, ink, 20) +
      fill(wing + left, green) +
      fill(slab(-20, -74, 40, 50, 10), ink) +
      line(disc(46, 0, 26) + disc(-46, 0, 26), ink, 9) +
      fill(disc(80, -34, 11) + disc(-80, -34, 11) + disc(86, 4, 7) + disc(-86, 4, 7), pink) +
      fill(disc(60, -46, 6) + disc(-60, -46, 6), white),
    8,
  );
};

/** A shop front's awning, `wide` stripes of 60, its upper edge at 0. */
export const awning = (stripes: number): string => {
  const one = (index: number) => `M${index * 60} 0H${index * 60 + 60}V52a30 30 0 0 1 -60 0Z`;
  const all = Array.from({ length: stripes }, (_, index) => one(index));
  return sticker(all.join(''), all.map((d, index) => fill(d, index % 2 ? white : magenta)).join(''), 8);
};

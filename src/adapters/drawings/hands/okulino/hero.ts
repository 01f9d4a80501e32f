import { cast } from '../../cast.ts';
import { blinking, mascot } from './mascot.ts';
import { blush, green, ink, magenta, mint, pink, tint, white } from './palette.ts';
import { bust } from './person.ts';
import { phone } from './props/furniture.ts';
import { blister, bottle, cartons, caseOf, drop, lens, shades, spark } from './props/packs.ts';
import { disc, fill, line, put, sheet, slab } from './sheet.ts';

/** A ring that shows the remaining supply: `share` of it is filled. */
const supply = (share: number, colour: string): string => {
  const round = 2 * Math.PI * 30;
  return (
    line(disc(0, 0, 30), blush, 12) +
    `<circle r="30" fill="none" stroke="${colour}" stroke-width="12" stroke-linecap="round" stroke-dasharray="${Math.round(round * share)} 200" transform="rotate(-90)"/>` +
    fill(disc(0, 0, 12), colour) +
    fill(disc(3, -3, 6), white)
  );
};

const app = (): string =>
  phone(
    put(supply(0.42, magenta), 0, -54, 1) +
      fill(slab(-30, -4, 60, 9, 4.5) + slab(-20, 12, 40, 7, 3.5), pink) +
      fill(slab(-40, 34, 36, 26, 9) + slab(4, 34, 36, 26, 9), tint) +
      fill(slab(-42, 70, 84, 24, 12), magenta) +
      fill(slab(-18, 79, 36, 6, 3), white),
  );

export const heroes = {
  hero: (): string =>
    sheet(
      1200,
      500,
      fill(slab(0, 0, 1200, 500, 64), pink) +
        fill(disc(610, 470, 330), magenta) +
        fill(
          'M0 380Q200 300 380 396T780 430T1200 360V436A64 64 0 0 1 1136 500H64A64 64 0 0 1 0 436Z',
          green,
        ) +
        put(bust(cast['person-2'], false, 'a'), 196, 226, 0.98) +
        put(bust(cast['person-7'], false, 'b'), 1010, 232, 0.98) +
        put(cartons.month(), 424, 400, 1, -10) +
        put(cartons.toric(), 800, 404, 1, 8) +
        put(
          mascot({ look: [0.15, 0.9], blinks: true, arms: 'M-66 20Q-108 44 -96 78M66 20Q108 44 96 78' }),
          612,
          204,
          2,
        ) +
        put(cartons.daily(), 606, 416, 1.16) +
        put(lens(58, mint), 420, 112) +
        put(drop(white), 372, 262, 0.8, -12) +
        put(shades(ink, mint), 822, 92, 0.66, 10) +
        put(blister(tint, magenta), 846, 256, 0.9, 14) +
        put(caseOf(magenta, green, white), 1094, 446, 0.7, -8) +
        put(app(), 86, 392, 0.86, -10) +
        spark(500, 60, 24, white) +
        spark(930, 60, 20, white) +
        spark(1164, 232, 20, white) +
        spark(60, 90, 22, white),
      blinking,
    ),
  'hero-tall': (): string =>
    sheet(
      400,
      500,
      fill(disc(206, 262, 190), pink) +
        fill('M24 348Q130 300 220 346T392 326A190 190 0 0 1 40 354Z', green) +
        put(bottle(green, magenta, white), 326, 340, 1.05, 6) +
        put(app(), 90, 228, 1, -9) +
        put(
          mascot({ look: [-0.35, 0.85], blinks: true, arms: 'M-64 24Q-100 40 -92 76M64 24Q100 40 92 76' }),
          208,
          204,
          1.22,
        ) +
        put(cartons.month(), 84, 418, 0.72, -8) +
        put(cartons.toric(), 300, 418, 0.72, 6) +
        put(cartons.daily(), 192, 404, 0.96) +
        put(lens(48, mint), 316, 76) +
        put(drop(mint), 112, 60, 0.8, -12) +
        spark(216, 40, 22, magenta) +
        spark(26, 330, 18, magenta),
      blinking,
    ),
};

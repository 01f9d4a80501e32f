import { blush, green, ink, magenta, mint, pink, tint, white } from './palette.ts';
import { blister, bottle, caseOf, drop, lens, readers, shades, spark } from './props/packs.ts';
import { disc, fill, line, put, sheet, slab, sticker } from './sheet.ts';

const tile = (colour: string, body: string): string =>
  sheet(400, 400, fill(slab(0, 0, 400, 400, 72), colour) + body);

const book = (): string => {
  const left = 'M0 -60C-40 -88 -110 -84 -150 -66V62C-110 44 -40 42 0 70Z';
  const right = 'M0 -60C40 -88 110 -84 150 -66V62C110 44 40 42 0 70Z';
  return sticker(
    left + right,
    fill(left, white) +
      fill(right, tint) +
      line(
        'M-124 -40C-90 -52 -54 -50 -26 -36M-124 -14C-90 -26 -54 -24 -26 -10M-124 12C-90 0 -54 2 -26 16M124 -40C90 -52 54 -50 26 -36M124 -14C90 -26 54 -24 26 -10',
        pink,
        9,
      ) +
      line('M0 -58V68', magenta, 5),
    9,
  );
};

export const tiles = {
  'tile-lenses': (): string =>
    tile(
      pink,
      fill(disc(200, 214, 156), magenta) +
        put(blister(tint, magenta), 96, 288, 1.5, -14) +
        put(blister(green, pink), 306, 296, 1.5, 12) +
        put(lens(132, mint, 12), 200, 128) +
        spark(330, 84, 26, white),
    ),
  'tile-care': (): string =>
    tile(
      mint,
      fill('M0 290H400V328a72 72 0 0 1-72 72H72a72 72 0 0 1-72-72Z', green) +
        put(bottle(pink, magenta, white), 146, 322, 1.66) +
        put(caseOf(magenta, green, white), 268, 316, 0.98, -6) +
        put(drop(magenta, 8), 296, 132, 1.5, 10) +
        spark(344, 214, 22, white),
    ),
  'tile-sunglasses': (): string =>
    tile(
      magenta,
      fill(disc(200, 150, 108), pink) +
        fill('M0 270Q100 230 200 270T400 270V328a72 72 0 0 1-72 72H72a72 72 0 0 1-72-72Z', green) +
        put(shades(ink, mint, 12), 200, 214, 1.28, -6),
    ),
  'tile-reading': (): string =>
    tile(
      green,
      fill(disc(200, 200, 162), mint) +
        put(book(), 200, 258, 1.14) +
        put(readers(magenta, 12), 200, 172, 1.28, -5) +
        fill(disc(338, 76, 14), blush),
    ),
};

import { mascot } from './mascot.ts';
import { blush, green, magenta, mint, pink, tint, white } from './palette.ts';
import { pointing, thumb } from './props/hand-shapes.ts';
import { caseOf, drop, lens, parcel, spark } from './props/packs.ts';
import { disc, fill, line, put, sheet, slab } from './sheet.ts';

/** The rounded background of a scene; objects on it may extend beyond its edge. */
export const field = (colour: string, turn = 0): string =>
  `<g transform="rotate(${turn} 300 200)">${fill(slab(18, 26, 564, 348, 60), colour)}</g>`;

const light = { skin: '#f2c4a4', shade: '#e59a94' };
const deep = { skin: '#8d5a3b', shade: '#6a3540' };
const tan = { skin: '#d8a077', shade: '#c57a70' };

export const gestures = {
  'hand-fingertip': (): string =>
    sheet(
      600,
      400,
      field(pink) +
        fill(disc(300, 200, 168), magenta) +
        put(pointing(light, green), 282, 146, 0.8) +
        put(lens(104, mint, 9), 284, 84) +
        put(drop(white), 108, 118, 0.9, -12) +
        put(drop(mint), 500, 92, 0.7, 10) +
        spark(470, 196, 26, white) +
        spark(136, 226, 20, white),
    ),
  'hand-case': (): string =>
    sheet(
      600,
      400,
      field(green) +
        fill(disc(300, 200, 166), mint) +
        `<g transform="rotate(-6 300 200)">${put(caseOf(magenta, green, white), 280, 196, 1.95)}</g>` +
        put(thumb(deep, pink), 446, 236, 1.1) +
        put(drop(white), 118, 96, 1, 8) +
        spark(516, 82, 26, white) +
        spark(84, 300, 20, white),
    ),
  'hand-parcel': (): string =>
    sheet(
      600,
      400,
      field(blush) +
        fill(disc(300, 400, 250), pink) +
        put(mascot({ look: [0, 1], arms: 'M-62 34Q-84 54 -80 74M62 34Q84 54 80 74' }), 300, 112, 1.02) +
        put(parcel(), 296, 262, 1.3) +
        put(thumb(tan, green), 416, 292, 0.92) +
        `<g transform="translate(178 292) scale(-.92 .92)">${thumb(tan, green)}</g>` +
        spark(110, 110, 28, magenta) +
        spark(500, 130, 22, green) +
        line('M74 190l18 6M526 210l-18 4', magenta, 8) +
        fill(disc(460, 80, 9), white) +
        fill(disc(150, 70, 7), tint),
    ),
};

import { cast } from '../../cast.ts';
import { field } from './gestures.ts';
import { mascot } from './mascot.ts';
import { blush, green, ink, magenta, mint, pink, tint, white } from './palette.ts';
import { bust } from './person.ts';
import { tree } from './place/nature.ts';
import { lamp, laptop, mug, plant } from './props/furniture.ts';
import { bottle, cartons, caseOf, drop, lens, shades, spark } from './props/packs.ts';
import { cut, disc, fill, line, put, sheet, slab, sticker } from './sheet.ts';

const mirror = (): string =>
  cut(
    [[disc(0, 0, 128), magenta]],
    fill(disc(0, 0, 108), mint) + line('M-74 -26A78 78 0 0 1 -26 -74M-60 10L-50 -8', white, 12),
    9,
  );

const brushes = (): string =>
  sticker(
    `<path d="M-8 -50L-22 -130M12 -50L28 -124" fill="none" stroke-width="28"/><path d="${slab(-30, -66, 60, 66, 14)}"/>`,
    line('M-8 -50L-22 -130', green, 10) +
      line('M12 -50L28 -124', magenta, 10) +
      line('M-20 -128L-8 -132M27 -122L38 -116', white, 9) +
      fill(slab(-30, -66, 60, 66, 14), pink) +
      fill('M-30 -36H30V-22H-30Z', white),
    7,
  );

const board = (): string =>
  put(
    cut(
      [[slab(0, 0, 540, 22, 11), white]],
      fill(slab(60, 22, 20, 30, 8) + slab(460, 22, 20, 30, 8), magenta),
      6,
    ),
    30,
    318,
  );

const goggles = (): string => {
  const strap = 'M-104 -22H104V14H-104Z';
  const frame =
    'M-84 -40Q0 -58 84 -40Q98 -34 98 0Q98 40 58 42Q26 42 0 22Q-26 42 -58 42Q-98 40 -98 0Q-98 -34 -84 -40Z';
  return (
    fill(strap, ink) +
    line(frame, white, 26) +
    fill(frame, magenta) +
    line('M-66 -8L-38 -24M-58 14L-28 -4', pink, 11) +
    fill('M20 10Q40 30 70 20Q84 10 84 -10Q60 10 20 10Z', '#e0609f')
  );
};

const cap = (): string =>
  line('M-98 -44C-104 -130 -50 -158 0 -158C50 -158 104 -130 98 -44Z', white, 20) +
  fill('M-98 -44C-104 -130 -50 -158 0 -158C50 -158 104 -130 98 -44Z', green) +
  fill('M-86 -100Q0 -124 86 -100L94 -72Q0 -96 -94 -72Z', mint) +
  fill(slab(-104, -70, 208, 34, 17), white) +
  fill(disc(0, -166, 26), pink);

const skis = (): string =>
  put(
    cut(
      [
        ['M-10 -150Q-10 -176 0 -176Q10 -176 10 -150V150H-10Z', magenta],
        ['M18 -144Q18 -170 28 -170Q38 -170 38 -144V150H18Z', pink],
      ],
      line('M0 -130V-60M28 -124V-54', white, 5),
      7,
    ),
    494,
    260,
    1,
    14,
  );

const alps = (): string =>
  cut(
    [['M18 300L150 120Q170 96 190 120L250 196L352 62Q372 38 392 62L582 296V314H18Z', magenta]],
    fill(
      'M150 120Q170 96 190 120L222 160L190 150L166 178L144 150L118 162ZM352 62Q372 38 392 62L452 136L412 118L376 160L342 118L300 130Z',
      white,
    ),
    7,
  );

const parasol = (): string =>
  sticker(
    `<path d="M0 -40L26 200" fill="none" stroke-width="26"/><path d="M-150 0C-140 -100 -60 -140 0 -140C60 -140 140 -100 150 0Q112 -26 75 0Q38 -26 0 0Q-38 -26 -75 0Q-112 -26 -150 0Z"/>`,
    line('M0 -40L26 200', white, 10) +
      fill(
        'M-150 0C-140 -100 -60 -140 0 -140C60 -140 140 -100 150 0Q112 -26 75 0Q38 -26 0 0Q-38 -26 -75 0Q-112 -26 -150 0Z',
        magenta,
      ) +
      fill('M-75 0C-74 -80 -30 -130 0 -140C30 -130 74 -80 75 0Q38 -26 0 0Q-38 -26 -75 0Z', white),
    9,
  );

const ring = (): string =>
  sticker(
    `<path d="${disc(0, 0, 52, 30)}" fill="none" stroke-width="56"/>`,
    line(disc(0, 0, 52, 30), pink, 38) +
      `<path d="${disc(0, 0, 52, 30)}" fill="none" stroke="${white}" stroke-width="38" stroke-dasharray="34 34"/>`,
    0,
  );

export const scenes = {
  'scene-shelf': (): string =>
    sheet(
      600,
      400,
      field(mint) +
        put(mirror(), 372, 154, 1.02) +
        put(mascot({ look: [-0.7, 0.6] }), 380, 168, 0.82) +
        board() +
        put(bottle(green, magenta, white), 116, 318, 1.2) +
        put(brushes(), 216, 318, 1.02) +
        put(caseOf(magenta, green, white), 344, 286, 0.8) +
        put(cartons.daily(7), 504, 272, 0.76) +
        put(drop(white), 232, 118, 0.8, 8) +
        spark(546, 96, 22, white),
    ),
  'scene-desk': (): string =>
    sheet(
      600,
      400,
      field(magenta) +
        fill(disc(300, 206, 160), pink) +
        put(lamp(mint), 96, 122, 1) +
        put(bust(cast['person-10']), 250, 170, 0.9) +
        put(cut([[slab(10, 326, 580, 100, 26), white]], fill(slab(10, 352, 580, 80, 18), tint), 7), 0, 0) +
        put(laptop(green), 372, 338, 0.78, 3) +
        put(
          fill(disc(0, 0, 34), white) + fill(disc(6, -6, 19), magenta) + fill(disc(9, -9, 9), white),
          374,
          270,
          0.8,
        ) +
        put(mug(mint), 116, 338, 1) +
        put(plant(pink), 528, 336, 0.84) +
        put(drop(mint), 470, 96, 0.7, 12),
    ),
  'scene-slope': (): string =>
    sheet(
      600,
      400,
      field(mint) +
        alps() +
        fill('M18 286Q180 236 330 292T582 280V314Q582 374 522 374H78Q18 374 18 314Z', blush) +
        put(tree('summer', 62, false), 74, 316) +
        put(tree('summer', 46, false), 540, 320) +
        skis() +
        put(bust(cast['person-1'], false, '', cap() + put(goggles(), 0, 0)), 264, 222, 0.88) +
        fill(
          [
            [96, 90, 7],
            [480, 80, 9],
            [540, 160, 6],
            [66, 190, 8],
            [420, 250, 7],
            [138, 250, 6],
          ]
            .map(([x = 0, y = 0, r = 0]) => disc(x, y, r))
            .join(''),
          white,
        ),
    ),
  'scene-beach': (): string =>
    sheet(
      600,
      400,
      field(pink) +
        fill(disc(132, 124, 60), white) +
        fill('M18 236H582V314Q582 374 522 374H78Q18 374 18 314Z', green) +
        fill('M18 292Q120 262 220 290T420 288T582 282V314Q582 374 522 374H78Q18 374 18 314Z', blush) +
        line('M60 262h52M150 274h40M500 256h50', mint, 7) +
        put(parasol(), 446, 160, 0.86, 6) +
        put(bust(cast['person-2'], false, '', put(shades(magenta, ink, 8), 0, 2, 0.9)), 282, 212, 0.9) +
        put(ring(), 524, 344, 0.8) +
        put(lens(34, mint, 5), 98, 318) +
        spark(206, 78, 20, white),
    ),
};

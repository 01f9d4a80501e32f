import { gripping } from './grip.ts';
import { box, fill, group, line, paint, rough, strokes } from './kit.ts';
import { at, parcel } from './objects.ts';
import { moser, planks } from './room.ts';
import { scene } from './state.ts';

/** Frau Moser with a parcel whose ribbon is tied. */
export const thanks = (): string =>
  scene('thanks', '#f3d7a6', (random, ink) =>
    [
      moser(ink, 214, 34, 0.6),
      group(
        `<g transform="rotate(8)">${rough('M-34 -66H34V-12H-34Z', '#fffaf0')}${line('M-2 -32q-14 -14 -14 -2q2 8 14 16q12 -8 14 -16q0 -12 -14 2Z', paint.brick, 4)}</g>${gripping('#f1cbb2', '#f4ead6')}`,
        92,
        206,
        0.9,
        -14,
      ),
      planks(random, 318, paint.wood, 56),
      at(random, parcel(paint.teal), 402, 336, 1.36),
      line('M330 96q12 -22 26 -2q12 -20 26 2q4 16 -26 36q-30 -20 -26 -36Z', paint.brick, 6),
      line('M470 108q9 -16 18 -2q10 -14 19 2q3 12 -19 26q-21 -14 -18 -26Z', paint.teal, 5),
      fill('M500 330Q520 300 548 296L556 326Z', '#fffaf0') + line('M516 322l22 -14', paint.teal, 3),
    ].join(''),
  );

/** Broken glasses on the workbench. */
export const failed = (): string =>
  scene('failed', '#e3d3e2', (random) =>
    [
      `<ellipse cx="300" cy="330" rx="250" ry="44" fill="${paint.teal}"/>` +
        line('M80 326Q300 384 520 326M110 316Q300 362 490 316', '#5fa8a4', 4, 0.7) +
        line(
          strokes(random, { count: 14, in: [110, 306, 380, 46], length: 40, angle: 2 }),
          '#8fc9c2',
          3,
          0.4,
        ),
      line('M372 204L486 172Q510 168 512 192L508 230', paint.brick, 15),
      line('M96 216L66 296', paint.brick, 15),
      fill('M62 290q-14 10 -8 24q10 6 16 -6Z', '#7a3220'),
      `<g fill="none" stroke="${paint.brick}" stroke-width="18"><path d="M94 206C94 160 130 146 168 146C212 146 232 170 230 208C228 250 200 274 164 272C126 270 96 250 94 206Z" fill="#eef7f7" fill-opacity=".7"/><path d="M374 214C374 166 340 148 306 150C266 152 246 176 248 212C250 254 276 276 312 274C350 272 374 254 374 214Z"/></g>`,
      line('M230 196Q239 182 248 194', paint.brick, 15),
      line('M112 190q8 -22 34 -28M116 206l1 -4', '#ffffff', 8, 0.9),
      group(
        rough(
          'M-62 0C-62 -48 -30 -62 4 -60C46 -58 64 -32 62 4C60 44 32 62 -2 60C-40 58 -62 38 -62 0Z',
          '#d3ecee',
        ) +
          '<path d="M-62 0C-62 -48 -30 -62 4 -60C46 -58 64 -32 62 4C60 44 32 62 -2 60C-40 58 -62 38 -62 0Z" fill="none" stroke="#7fa9b3" stroke-width="5"/>' +
          line('M-40 -14q6 -24 32 -30M-36 4l1 -4', '#ffffff', 8) +
          line('M10 -56L-4 -20L16 -6L2 30', '#7fa9b3', 4),
        398,
        290,
        0.86,
        18,
      ),
      `<g transform="rotate(-36 250 320)">${rough('M150 306H238Q252 306 252 320Q252 334 238 334H150Q138 320 150 306Z', paint.honey)}${line('M160 314H230M160 326H230', '#a86f1c', 3, 0.6)}${line('M252 320H322', '#6f7a88', 9)}${line('M318 320h14', '#3a3346', 6)}</g>`,
      `<circle cx="452" cy="346" r="11" fill="#9aa5b1"/>${line('M446 340l12 12', '#4a5560', 3.4)}`,
      fill(box(random, 214, 176, 52, 24, 1), '#f0d3b0') +
        line('M226 182v12M240 182v12M254 182v12', '#c99a70', 3),
    ].join(''),
  );

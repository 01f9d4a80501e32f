import { lighter, mix } from '../../../shared/svg/colour.ts';
import { type Ink, makeInk, n } from '../../../shared/svg/ink.ts';
import { randomFrom } from '../../../shared/svg/random.ts';
import { cow } from './animals.ts';
import { gripping } from './grip.ts';
import {
  blob,
  box,
  document,
  fill,
  group,
  line,
  paint,
  type Random,
  rough,
  strokes,
  tooth,
  wash,
} from './kit.ts';
import { lightOf } from './light.ts';
import { at, parcel, spectacles } from './objects.ts';
import { moser, planks } from './rooms.ts';
import { spruce } from './trees.ts';

const scene = (name: string, colour: string, body: (random: Random, ink: Ink) => string): string => {
  const random = randomFrom(`augental-${name}`);
  const ink = makeInk('s');
  const inside = `${wash(random, [30, 16, 540, 344], colour)}${line(strokes(random, { count: 12, in: [70, 40, 460, 280], length: 160, angle: -12, bend: 10 }), lighter(colour, 0.4), 18, 0.28)}${body(random, ink)}`;
  return document([600, 400], inside, ink.defs() + tooth(randomFrom('tooth')));
};

const day = lightOf('summer', 'day');

const hill = (random: Random, d: string, colour: string): string =>
  rough(d, colour) +
  line(
    strokes(random, { count: 16, in: [60, 330, 480, 46], length: 18, angle: -78 }),
    mix(colour, '#2a3a2a', 0.35),
    2.6,
    0.5,
  ) +
  line(
    Array.from(
      { length: 14 },
      () => `M${Math.round(60 + random() * 480)} ${Math.round(344 + random() * 36)}h.1`,
    ).join(''),
    '#fff6e0',
    6,
  );

const ridge = (): string =>
  fill('M60 300L150 190L206 236L300 118L392 226L446 186L540 300Z', '#9fb3bd') +
  fill(
    'M300 114L262 164L290 156L308 176L340 164ZM150 188L126 216L148 212L168 222ZM446 184L426 204L446 202L464 212Z',
    '#fbfcfd',
  );

/** A cow that has put glasses on and still cannot say which way. */
export const lost = (): string =>
  scene('lost', '#cfe6ea', (random) =>
    [
      ridge(),
      fill(
        Array.from({ length: 8 }, (_, index) =>
          spruce(random, 70 + index * 18, 300 - (index % 3) * 4, 46 + (index % 2) * 12),
        ).join(''),
        '#4d7f63',
      ),
      hill(
        random,
        'M20 326C120 280 240 300 330 306C430 312 520 290 584 312Q590 384 540 388H66Q16 384 20 326Z',
        '#a3b958',
      ),
      line('M454 352V96', '#6e4630', 15),
      line('M450 340V110', '#a8703f', 4, 0.7),
      ...[
        ['M452 104H540L566 122L540 142H452Z', paint.teal, 3],
        ['M460 150H372L346 168L372 188H460Z', paint.brick, -4],
        ['M450 196H530L556 214L530 234H450Z', paint.plum, -3],
        ['M460 240H390L366 256L390 272H460Z', paint.honey, 5],
      ].map(
        ([d, colour, turn]) =>
          `<g transform="rotate(${turn} 454 170)">${rough(String(d), String(colour))}</g>`,
      ),
      line('M470 122h52M396 168h46M468 214h44M404 256h38', '#fff4de', 5, 0.85),
      line('M446 100q8 -12 18 0', '#6e4630', 8),
      fill(blob(random, [476, 86], [15, 11], 0.05), '#3b2f63') +
        fill('M462 84l-16 4l15 4Z', paint.honey) +
        line('M484 92l14 8', '#3b2f63', 6) +
        line('M471 83h.1', '#fff', 4),
      cow(day, 250, 366, 2),
      group(spectacles(paint.plum, '#ffffff', 0.5), 170, 284, 0.31),
      line('M126 190l-14 -12M140 176l-6 -18M206 180l8 -16', paint.plum, 6, 0.8),
    ].join(''),
  );

/** A basket with a sparrow in place of the shopping. */
export const empty = (): string =>
  scene('empty', '#f3dfb4', (random) => {
    const weave = [0, 1, 2, 3]
      .map((row) =>
        Array.from(
          { length: 12 },
          (_, index) =>
            `M${n(178 + row * 6 + index * (20.4 - row))} ${246 + row * 28 + (index % 2) * 8}q9 9 17 0`,
        ).join(''),
      )
      .join('');
    return [
      `<ellipse cx="304" cy="364" rx="180" ry="18" fill="#2b1f3d" opacity=".18"/>`,
      line('M186 236C190 90 410 90 414 236', '#8a5a36', 17),
      line('M192 226C200 104 400 104 408 226', '#c9945c', 5, 0.8),
      `<ellipse cx="300" cy="238" rx="142" ry="30" fill="#5f3d28"/><ellipse cx="300" cy="244" rx="124" ry="20" fill="#7d5434"/>`,
      fill('M214 246Q250 214 300 240Q350 216 388 246Q340 270 300 264Q250 270 214 246Z', '#f4ead6'),
      line('M236 244q26 -14 60 2M304 248q36 -16 64 -2', paint.teal, 3.4, 0.6),
      rough('M158 238Q300 300 442 238L420 346Q400 368 300 368Q200 368 180 346Z', paint.wood),
      line(weave, '#7d5434', 5, 0.75),
      line(weave.replaceAll('q9 9 17 0', 'm3 8q6 5 12 0'), '#e0b27c', 3.4, 0.7),
      line('M156 240Q300 302 444 240', '#8a5a36', 14),
      line('M160 236Q300 296 440 236', '#d9a874', 4, 0.7),
      fill('M384 344Q420 300 442 238L420 346Q408 360 372 366Z', '#4a2f3a', 0.22),
      group(
        [
          fill('M34 6L72 26L62 34L26 20Z', '#6e4a34'),
          rough('M-30 -14C-30 -38 14 -40 34 -12C44 8 30 28 4 28C-18 28 -32 8 -30 -14Z', '#a8794f'),
          fill('M-30 -10C-30 12 -16 28 4 28C20 28 10 4 -8 -6Z', '#f4e4cc'),
          fill('M-2 -14C16 -18 34 -4 38 10C20 12 4 4 -2 -14Z', '#6e4a34'),
          fill(blob(random, [-24, -30], [22, 20], 0.04), '#8a5a3c'),
          fill('M-44 -26q8 16 26 10q-6 -14 -26 -10Z', '#f4e4cc'),
          fill('M-44 -34L-60 -28L-44 -24Z', paint.honey),
          '<circle cx="-30" cy="-34" r="5" fill="#1a1030"/><circle cx="-32" cy="-36" r="1.8" fill="#fff"/>',
          line('M-18 -24h.1', '#de4a38', 9, 0.5),
          line('M-4 28v14M10 28v14', '#6e4630', 4),
        ].join(''),
        310,
        88,
        1.1,
      ),
      line('M226 62l-16 -12M220 84l-20 -2', paint.teal, 5, 0.8),
    ].join('');
  });

/** A marmot that has searched the whole valley. */
export const nothing = (): string =>
  scene('nothing', '#d9e4ee', (random) =>
    [
      ridge(),
      hill(
        random,
        'M20 320C120 292 200 316 320 300C430 288 520 300 584 316Q590 384 540 388H66Q16 384 20 320Z',
        '#94b95c',
      ),
      fill('M60 352C80 310 140 296 190 306C240 314 260 340 262 366Z', '#9a98a5'),
      fill('M150 304C200 300 252 330 262 366L200 366Z', '#6f6d80', 0.5),
      line('M330 366L356 226M420 366L378 226M368 366V226', '#3a3346', 8),
      group(
        [
          rough('M-70 -26L66 -44Q80 -40 80 -4Q80 30 66 36L-70 22Z', paint.teal),
          fill('M-70 22L66 36Q78 32 80 4L-70 8Z', '#0b3f43', 0.5),
          `<ellipse cx="72" cy="-4" rx="17" ry="41" fill="#0b464a"/><ellipse cx="74" cy="-4" rx="11" ry="31" fill="#bfe6ea"/>`,
          line('M70 -22q4 -8 8 -8', '#fff', 4, 0.9),
          rough('M-96 -14L-66 -20V18L-96 14Z', '#3a3346'),
          line('M-40 -30V22M24 -40V32', paint.honey, 7),
        ].join(''),
        374,
        206,
        1,
        -8,
      ),
      group(
        [
          line('M44 -10Q84 -6 96 -34', '#7d5434', 20),
          rough('M-52 4C-64 -60 -56 -128 -34 -158L36 -158C58 -128 66 -56 54 4Q0 14 -52 4Z', '#a8794f'),
          fill('M-30 2C-40 -50 -34 -96 -18 -124L20 -124C36 -96 40 -50 30 2Q0 8 -30 2Z', '#e6c79c'),
          fill(
            'M-48 -164C-56 -206 -26 -228 4 -228C38 -228 60 -204 54 -166C44 -138 -34 -136 -48 -164Z',
            '#a8794f',
          ),
          fill(
            blob(random, [-36, -222], [14, 14], 0.05) + blob(random, [40, -222], [14, 14], 0.05),
            '#7d5434',
          ),
          fill('M4 -196C30 -202 62 -194 66 -178C66 -158 40 -150 22 -154C4 -158 -2 -180 4 -196Z', '#e6c79c'),
          fill('M54 -190q14 -4 16 6q-4 8 -14 4Z', '#3a2430'),
          '<circle cx="14" cy="-198" r="9" fill="#1a1030"/><circle cx="17" cy="-201" r="3.400" fill="#fff"/>',
          fill('M44 -160h8v13h-8Z', '#fffaf0'),
          line('M36 -154q12 6 22 0', '#5a3a2a', 3),
          line('M-6 -176h.1', '#de4a38', 22, 0.3),
          line('M36 -110Q70 -104 92 -124', '#8f6340', 20),
          line('M-40 -104Q-56 -70 -40 -44', '#8f6340', 19),
          line('M-28 4h-14M28 4h14', '#7d5434', 14),
          line(
            strokes(random, { count: 16, in: [-40, -150, 24, 130], length: 14, angle: 80 }),
            '#7d5434',
            2.6,
            0.6,
          ),
        ].join(''),
        188,
        322,
        0.92,
      ),
      line('M478 132l14 -14M494 160l20 -6M466 116l4 -18', paint.plum, 6, 0.8),
    ].join(''),
  );

/** Frau Moser has tied the ribbon already. */
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

/** Glasses that have come apart, on the bench where they are mended. */
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
      `<circle cx="452" cy="346" r="11" fill="#9aa5b1"/>` + line('M446 340l12 12', '#4a5560', 3.4),
      fill(box(random, 214, 176, 52, 24, 1), '#f0d3b0') +
        line('M226 182v12M240 182v12M254 182v12', '#c99a70', 3),
    ].join(''),
  );

import { mix } from '../../../shared/svg/colour.ts';
import { n } from '../../../shared/svg/ink.ts';
import { cow } from './animals.ts';
import { blob, fill, group, line, paint, type Random, rough, strokes } from './kit.ts';
import { lightOf } from './light.ts';
import { spectacles } from './optics.ts';
import { scene } from './state.ts';
import { spruce } from './trees.ts';

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

/** A cow with glasses that has lost its way. */
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

/** A basket with a sparrow instead of goods. */
export const empty = (): string =>
  scene('empty', '#f3dfb4', (random) => {
    // The rows of the weave sag like the rim.
    const weave = [0, 1, 2]
      .map((row) =>
        Array.from({ length: 12 }, (_, index) => {
          const x = 178 + row * 6 + index * (20.4 - row);
          const sag = 26 * (1 - ((x - 292) / 130) ** 2);
          return `M${n(x)} ${n(256 + sag + row * 27 + (index % 2) * 7)}q9 9 17 0`;
        }).join(''),
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

/** A marmot, for when nothing was found. */
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

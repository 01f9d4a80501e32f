import type { Season } from '../../../../domain/content/drawing.ts';
import { n } from '../../../shared/svg/ink.ts';
import { cow, walker } from './animals.ts';
import { around, fill, line, paint, type Random, strokes } from './kit.ts';
import type { Light } from './light.ts';
import { dots, fence, flowers, hayCone, lamb, snowman } from './meadow.ts';
import { orchard } from './trees.ts';

type Scene = (random: Random, light: Light) => string;

const spring: Scene = (random, light) =>
  [
    orchard(random, light, 66, 440, 62),
    orchard(random, light, 196, 446, 50),
    orchard(random, light, 1140, 424, 66),
    fence(light, 270, 402, (x) => 456 + (x - 270) * 0.16),
    lamb(light, 930, 466, 1.1),
    lamb(light, 990, 452, 0.8),
    walker(light, 1046, 462, 0.95, {
      coat: paint.brick,
      trousers: paint.plum,
      skin: '#8d5a3b',
      with:
        line('M22 -32L64 -112', light.at('#6e4630'), 1.6) +
        fill('M64 -112L92 -146L114 -116L82 -92Z', light.at(paint.teal)) +
        line('M82 -92q-12 14 2 22q10 8 0 18', light.at(paint.honey), 3),
    }),
    flowers(random, light, ['#fff6e0', '#f2c53d', '#d97f9a']),
  ].join('');

const summer: Scene = (random, light) =>
  [
    hayCone(random, light, 276, 398, 30),
    hayCone(random, light, 330, 384, 24),
    hayCone(random, light, 1066, 378, 26),
    hayCone(random, light, 1114, 384, 30),
    orchard(random, light, 74, 442, 62),
    hayCone(random, light, 210, 448, 52),
    walker(light, 300, 474, 0.95, {
      coat: '#f4ead6',
      trousers: '#4d6f8a',
      hat: '#e0b45a',
      with: line('M24 -84L34 4M22 6h26', light.at('#8f6a4a'), 4),
    }),
    fence(light, 660, 836, (x) => 478 - (x - 660) * 0.1),
    cow(light, 960, 464, 0.98),
    cow(light, 1110, 440, 0.72, false, '#c39a6a'),
    flowers(random, light, ['#fff6e0', '#d9473f', '#5d6fae']),
  ].join('');

const autumn: Scene = (random, light) =>
  [
    orchard(random, light, 60, 438, 64),
    orchard(random, light, 180, 442, 46),
    orchard(random, light, 1152, 418, 62),
    line(dots(random, 26, [10, 440, 300, 50]), light.at('#c9582f'), 5, 0.85),
    line(dots(random, 22, [1040, 424, 160, 60]), light.at('#e9a83d'), 5, 0.9),
    cow(light, 800, 488, 0.86, true),
    cow(light, 930, 466, 0.86, true, '#c39a6a'),
    cow(light, 1046, 448, 0.68, true),
    walker(light, 700, 492, 0.92, {
      coat: paint.teal,
      trousers: '#6e4630',
      hat: '#7a5a3a',
      with: line('M22 -32L28 2', light.at('#6e4630'), 4),
    }),
    fence(light, 230, 362, (x) => 448 + (x - 230) * 0.2),
  ].join('');

export const winter: Scene = (random, light) =>
  [
    orchard(random, light, 76, 444, 60),
    orchard(random, light, 1136, 424, 62),
    fence(light, 190, 366, (x) => 446 + (x - 190) * 0.17),
    line('M640 506Q820 452 1010 440T1220 420M662 508Q830 460 1014 448T1220 428', light.at('#c3d4e2'), 3.4),
    snowman(light, 150, 476),
    walker(light, 900, 462, 1, {
      coat: paint.brick,
      trousers: paint.plum,
      hat: paint.honey,
      with:
        line('M-30 8L38 -2q8 -2 8 -8', light.at(paint.teal), 5) +
        line('M22 -32L34 4M-18 -28L-28 6', light.at('#4a3226'), 2.6) +
        line('M-10 -52q-20 -2 -26 -10', light.at(paint.honey), 6),
    }),
    walker(light, 1034, 452, 0.74, {
      coat: paint.teal,
      trousers: '#7a4a72',
      hat: '#d9473f',
      with: line('M-34 6H30q10 0 12 -10M-26 6v-8M18 6v-8M-30 -3H26', light.at('#8a5a36'), 4.6),
    }),
    line(
      strokes(random, { count: 16, in: [20, 440, 330, 56], length: 30, angle: 6 }),
      light.at('#c9d9e6'),
      3.4,
      0.7,
    ),
    line(
      strokes(random, { count: 18, in: [780, 450, 420, 50], length: 36, angle: -12 }),
      light.at('#c9d9e6'),
      3.4,
      0.7,
    ),
  ].join('');

/** What is in the air in each season, such as leaves and swallows. */
const air: Readonly<Record<Season, Scene>> = {
  spring: (random, light) =>
    line(
      Array.from(
        { length: 5 },
        (_, index) =>
          `M${n(330 + index * 34 + around(random, 10))} ${n(180 + around(random, 26))}q6 -8 10 0q5 -8 11 -1`,
      ).join(''),
      light.at('#3b2f63'),
      2.6,
      0.75,
    ),
  summer: (random, light) =>
    line(
      Array.from(
        { length: 6 },
        (_, index) =>
          `M${n(300 + index * 40 + around(random, 14))} ${n(170 + around(random, 34))}q7 -9 11 0q6 -9 12 -1`,
      ).join(''),
      light.at('#2f2a4f'),
      2.8,
      0.8,
    ),
  autumn: (random, light) =>
    line(
      strokes(random, { count: 16, in: [40, 300, 420, 110], length: 8, angle: 30 }),
      light.at('#d9782f'),
      4.4,
      0.9,
    ),
  winter: () => '',
};

export const paintSeason = (random: Random, light: Light): string =>
  ({ spring, summer, autumn, winter })[light.season](random, light) + air[light.season](random, light);

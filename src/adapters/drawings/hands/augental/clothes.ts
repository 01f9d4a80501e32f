import { darker, lighter, mix } from '../../../shared/svg/colour.ts';
import { brushed, fill, line, paint, type Random, rough, strokes } from './kit.ts';
import type { Dress, Look } from './looks.ts';

/** The outline of shoulders, in the coordinates of a portrait. */
const SHOULDERS =
  'M-10 520C-6 470 18 432 74 416C112 406 140 402 160 388Q200 424 240 388C260 402 288 406 326 416C382 432 406 470 410 520Z';

type Cloth = (random: Random, look: Look) => string;

const dry = (random: Random, colour: string, angle = 70): string =>
  brushed(strokes(random, { count: 15, in: [20, 430, 360, 70], length: 44, angle }), colour, 3.4, 0.34);

const jumper: Cloth = (random, { cloth, trim }) => {
  const ribs = Array.from(
    { length: 9 },
    (_, index) => `M${156 + index * 11} ${index === 0 || index === 8 ? 392 : 400}l${(index - 4) * -0.6} 14`,
  ).join('');
  const knit = Array.from(
    { length: 12 },
    (_, index) => `M${36 + index * 30} ${452 + Math.abs(index - 5.5) * 3}l8 8l8 -8`,
  ).join('');
  return [
    rough(SHOULDERS, cloth),
    dry(random, lighter(cloth, 0.35)),
    line('M92 520Q86 470 70 446M308 520Q314 470 330 446', darker(cloth, 0.3), 4, 0.4),
    line(knit, trim, 5, 0.9),
    fill('M146 392Q200 448 254 392L262 402Q204 470 138 402Z', mix(cloth, trim, 0.35)),
    line(ribs, darker(cloth, 0.3), 2.4, 0.4),
  ].join('');
};

const roll: Cloth = (random, { cloth, trim }) =>
  [
    rough(SHOULDERS, cloth),
    dry(random, lighter(cloth, 0.3), 60),
    line('M98 520Q92 474 74 448M302 520Q308 474 326 448', darker(cloth, 0.3), 4, 0.45),
    fill('M146 362Q200 392 254 362L262 420Q202 456 138 420Z', trim),
    line('M140 400Q200 436 260 400', darker(trim, 0.3), 3, 0.5),
    line(
      'M158 372l-3 50M176 380l-2 54M196 384l0 56M216 382l2 54M236 374l4 52',
      darker(trim, 0.35),
      2.4,
      0.35,
    ),
  ].join('');

const shirt: Cloth = (random, { cloth, trim }) =>
  [
    rough(SHOULDERS, cloth),
    dry(random, lighter(cloth, 0.35)),
    fill('M166 398L200 446L236 398L230 520L172 520Z', trim),
    fill('M158 384L146 408L176 456L202 430Z', lighter(cloth, 0.22)),
    fill('M242 384L254 408L226 456L198 430Z', lighter(cloth, 0.12)),
    line('M100 520Q94 474 78 450M302 520Q308 474 324 450M201 446L201 520', darker(cloth, 0.35), 3.4, 0.4),
    line('M201 466l.5 .5M201 494l.5 .5', darker(cloth, 0.4), 6),
  ].join('');

const jacket: Cloth = (random, { cloth, trim }) =>
  [
    rough(SHOULDERS, cloth),
    dry(random, lighter(cloth, 0.3)),
    line(
      'M20 470Q60 452 96 470M304 470Q340 452 382 470M16 500Q60 484 98 500M302 500Q346 484 388 500',
      darker(cloth, 0.35),
      3.4,
      0.4,
    ),
    fill('M140 388Q198 470 260 388L280 412Q240 470 202 486Q160 470 120 412Z', trim),
    line('M132 404Q160 456 200 474M268 404Q244 454 204 474', darker(trim, 0.35), 3, 0.35),
    line('M202 486L202 520', darker(cloth, 0.45), 4, 0.6),
  ].join('');

const cardigan: Cloth = (random, { cloth, trim }) =>
  [
    rough(SHOULDERS, trim),
    line('M172 412Q200 438 228 412', darker(trim, 0.25), 3, 0.4),
    fill('M-10 520C-6 470 18 432 74 416C112 406 140 402 156 390Q160 450 190 520Z', cloth),
    fill('M410 520C406 470 382 432 326 416C288 406 260 402 244 390Q240 450 212 520Z', cloth),
    dry(random, lighter(cloth, 0.3)),
    line('M156 392Q162 452 190 520M244 392Q238 452 212 520', darker(cloth, 0.3), 6, 0.55),
    line('M226 462l.5 .5M220 492l.5 .5', lighter(trim, 0.2), 9),
  ].join('');

const dress: Cloth = (random, { cloth, trim }) => {
  const print = Array.from(
    { length: 17 },
    (_, index) =>
      `M${Math.round(32 + index * 21 + random() * 10)} ${Math.round(444 + ((index * 37) % 52) + random() * 8)}l.5 .5`,
  ).join('');
  return [
    rough(SHOULDERS, cloth),
    dry(random, lighter(cloth, 0.25)),
    line(print, trim, 9, 0.9),
    line(print, darker(cloth, 0.3), 3),
    line('M148 396Q200 470 252 396', trim, 6),
    line('M100 520Q94 474 78 450M300 520Q306 474 322 450', darker(cloth, 0.35), 4, 0.4),
  ].join('');
};

/** A coat with an optician's tools in its pockets. */
const coat: Cloth = (random, { cloth, trim }) =>
  [
    rough(SHOULDERS, cloth),
    line(strokes(random, { count: 14, in: [30, 430, 340, 66], length: 34, angle: 70 }), '#b9c4cc', 4, 0.4),
    fill('M162 392L200 470L240 392L234 520L170 520Z', trim),
    line('M184 424Q200 440 218 424', lighter(trim, 0.4), 3, 0.5),
    fill('M156 388L116 418L142 446L128 458L196 520L200 474Z', mix(cloth, '#d9e2e6', 0.4)),
    fill('M244 388L284 418L258 446L272 458L206 520L202 474Z', '#ffffff'),
    line(
      'M156 390L116 418L142 446L128 458L192 516M244 390L284 418L258 446L272 458L208 516',
      '#93a5b0',
      2.6,
      0.6,
    ),
    line('M74 520Q72 480 60 452M326 520Q330 480 342 452', '#93a5b0', 3, 0.5),
    fill('M292 476L350 472L352 520L292 520Z', mix(cloth, '#d3dde2', 0.5)),
    line('M292 477L350 473', '#93a5b0', 3, 0.7),
    line('M306 474L304 444M304 440l-.4 -6', paint.teal, 8),
    line('M324 474L326 452', paint.brick, 7),
    line('M326 452l.4 -8', paint.honey, 7),
  ].join('');

/** An apron over a blouse with puffed sleeves, in the local style. */
const apron: Cloth = (random, { cloth, trim }) =>
  [
    rough(SHOULDERS, cloth),
    line(
      'M30 452Q52 440 62 470M54 438Q76 440 80 474M370 452Q348 440 338 470M346 438Q324 440 320 474M20 486q20 -10 34 6M380 486q-20 -10 -34 6',
      '#c9b48f',
      3,
      0.6,
    ),
    fill('M160 390L200 444L156 430Q146 408 160 390ZM240 390L200 444L246 430Q254 408 240 390Z', '#fffaf0'),
    line('M158 392Q148 410 156 430L200 444L246 430Q252 410 242 392', '#c9b48f', 2.4, 0.7),
    fill(
      'M112 408C104 440 106 480 100 520L302 520C296 480 298 440 290 408L262 402Q262 452 250 462Q200 476 150 462Q138 452 140 402Z',
      trim,
    ),
    line(
      strokes(random, { count: 16, in: [116, 474, 170, 36], length: 30, angle: 84 }),
      lighter(trim, 0.4),
      3,
      0.35,
    ),
    line('M150 464Q200 478 250 464', lighter(trim, 0.5), 3, 0.6),
    line('M126 412l.5 .5M276 412l.5 .5', paint.honey, 13),
    line('M126 412l.5 .5M276 412l.5 .5', '#a86f1c', 4),
    line('M196 486q-14 -12 -14 2q0 8 16 18q16 -10 16 -18q0 -14 -14 -2Z', paint.rose, 3.4, 0.9),
  ].join('');

const clothes: Readonly<Record<Dress, Cloth>> = { jumper, roll, shirt, jacket, cardigan, dress, coat, apron };

export const paintClothes = (random: Random, look: Look): string => clothes[look.dress](random, look);

import { darker, lighter, mix } from '../../../shared/svg/colour.ts';
import { n } from '../../../shared/svg/ink.ts';
import { around, fill, line, type Random, rough, strokes, wisps } from './kit.ts';
import type { Light } from './light.ts';
import { forest, type Row } from './trees.ts';

const rows: readonly (Row & { readonly far: number })[] = [
  { from: -10, to: 330, y: (x) => 300 - 40 * Math.sin((x + 40) / 130), step: 17, height: 40, far: 0.42 },
  { from: 900, to: 1210, y: (x) => 296 - 34 * Math.sin((x - 860) / 110), step: 17, height: 40, far: 0.42 },
  { from: 380, to: 600, y: (x) => 326 - 8 * Math.sin(x / 60), step: 15, height: 34, far: 0.26 },
  { from: 960, to: 1220, y: (x) => 336 - (x - 960) * 0.06, step: 21, height: 54, far: 0.14 },
  { from: -10, to: 250, y: (x) => 350 - Math.max(0, 120 - x) * 0.14, step: 22, height: 58, far: 0.14 },
];

/** Woods in rows, the far ones paler; larches stand among the spruces and turn in autumn. */
const woods = (random: Random, light: Light): string =>
  rows
    .map(({ far, ...row }) => {
      const { forest: tone } = light.ground;
      const larch = { spring: '#86b96a', summer: '#4f8a5a', autumn: '#e0982f', winter: '#7d8f96' }[
        light.season
      ];
      const main = forest(random, row);
      const second = forest(random, {
        ...row,
        from: row.from + row.step * 0.5,
        step: row.step * (light.season === 'autumn' ? 1.7 : 2.6),
        height: row.height * 0.92,
      });
      const caps =
        light.season === 'winter'
          ? line(
              strokes(random, {
                count: 22,
                in: [row.from, row.y(row.from) - row.height, row.to - row.from, row.height * 0.9],
                length: 9,
                angle: 24,
              }),
              light.at('#ffffff', far),
              3,
              0.8,
            )
          : '';
      return (
        fill(second, light.at(larch, far)) + fill(main, light.at(mix(tone, '#2a3a5a', 0.08), far)) + caps
      );
    })
    .join('');

const slope = (
  random: Random,
  light: Light,
  d: string,
  colour: string,
  far: number,
  room: readonly [number, number, number, number],
): string => {
  const tone = light.at(colour, far);
  return [
    rough(d, tone, 2),
    line(
      strokes(random, { count: 20, in: room, length: 60, angle: -8, bend: 7 }),
      lighter(tone, 0.22),
      5,
      0.34,
    ),
    line(
      strokes(random, { count: 16, in: room, length: 50, angle: -6, bend: 7 }),
      darker(tone, 0.16),
      4,
      0.24,
    ),
  ].join('');
};

const stream = (random: Random, light: Light): string => {
  const water = light.at(light.ground.stream);
  const bed =
    'M596 352C540 362 520 372 560 384C610 398 540 412 470 424C400 438 440 460 420 506L560 506C566 470 520 456 560 440C620 420 660 408 606 388C574 374 590 366 612 356Z';
  return [
    fill(bed, light.at(mix(light.ground.near, '#6e4630', 0.3))),
    fill(
      'M600 354C550 364 536 372 574 384C620 398 556 416 486 428C424 442 462 462 446 506L544 506C548 472 506 456 548 438C606 418 640 404 592 388C562 374 582 366 606 356Z',
      water,
    ),
    line(
      strokes(random, { count: 9, in: [470, 430, 60, 66], length: 34, angle: -30, bend: 8 }),
      mix(water, '#ffffff', 0.6),
      3.4,
      0.8,
    ),
    line(
      strokes(random, { count: 6, in: [550, 386, 50, 30], length: 22, angle: -16 }),
      mix(water, '#ffffff', 0.6),
      2.4,
      0.8,
    ),
  ].join('');
};

const fields = (random: Random, light: Light): string => {
  const { meadow } = light.ground;
  const stripes =
    light.season === 'winter'
      ? ['#dbe6ee', '#f2f6f8']
      : [mix(meadow, '#e9c65a', 0.4), mix(meadow, '#4f8a4f', 0.32)];
  return (
    fill('M250 372Q340 348 430 352L392 382Q310 384 232 398Z', light.at(stripes[0] ?? meadow), 0.8) +
    fill('M110 388Q180 370 240 374L220 398Q150 402 96 412Z', light.at(stripes[1] ?? meadow), 0.8) +
    fill('M960 360Q1060 346 1150 352L1180 380Q1060 374 950 386Z', light.at(stripes[1] ?? meadow), 0.7) +
    line(
      strokes(random, { count: 12, in: [240, 356, 180, 34], length: 40, angle: -8 }),
      light.at(darker(meadow, 0.2)),
      2,
      0.3,
    )
  );
};

/** Mist in the valley before sunrise. */
const mist = (random: Random, light: Light): string =>
  light.part === 'morning'
    ? fill(
        wisps(random, 13, [0, 300, 1200, 56], [420, 34]),
        '#fff3e6',
        light.season === 'autumn' ? 0.6 : 0.42,
      )
    : '';

export const paintHills = (random: Random, light: Light): string => {
  const { slope: back, meadow } = light.ground;
  const rolling = Array.from(
    { length: 7 },
    (_, index) => `${n(index * 200)} ${n(350 + around(random, 7))}`,
  ).join(' ');
  return [
    slope(
      random,
      light,
      'M-20 300C60 240 150 236 230 276C320 316 430 326 640 358V420H-20Z',
      back,
      0.5,
      [0, 280, 380, 60],
    ),
    slope(
      random,
      light,
      'M1220 280C1120 250 1040 256 960 290C900 312 760 332 560 352V420H1220Z',
      back,
      0.5,
      [860, 290, 320, 50],
    ),
    woods(random, light),
    slope(random, light, `M-20 352T${rolling} 1230 346V506H-20Z`, meadow, 0.1, [0, 366, 1200, 80]),
    fields(random, light),
    mist(random, light),
    stream(random, light),
  ].join('');
};

/** The two meadows in the foreground, left and right. */
export const paintFront = (random: Random, light: Light): string => {
  const { near } = light.ground;
  const blades = (room: readonly [number, number, number, number]) =>
    light.season === 'winter'
      ? ''
      : line(
          strokes(random, { count: 26, in: room, length: 15, angle: -78, bend: 4 }),
          light.at(darker(near, 0.28)),
          2.6,
          0.5,
        );
  return [
    slope(
      random,
      light,
      'M-20 420C100 400 220 420 320 452C400 474 430 490 440 506H-20Z',
      near,
      0,
      [0, 440, 340, 56],
    ),
    slope(
      random,
      light,
      'M1220 404C1100 396 980 416 860 446C740 470 640 482 560 506H1220Z',
      near,
      0,
      [700, 440, 480, 56],
    ),
    blades([0, 446, 340, 50]),
    blades([760, 446, 440, 50]),
  ].join('');
};

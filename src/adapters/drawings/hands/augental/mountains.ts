import { mix } from '../../../shared/svg/colour.ts';
import type { Point } from '../../../shared/svg/curve.ts';
import { points } from '../../../shared/svg/curve.ts';
import { type Ink, n } from '../../../shared/svg/ink.ts';
import { around, clipped, fill, line, type Random, rough, strokes } from './kit.ts';
import type { Light } from './light.ts';

const FLOOR = 400;

/** A ridge of peaks: straight flanks with a few breaks, like rock. */
const ridge = (random: Random, peaks: readonly Point[]): readonly Point[] =>
  peaks.flatMap(([x, y], index) => {
    const next = peaks[index + 1];
    if (!next) return [[x, y] as const];
    const break1: Point = [
      x + (next[0] - x) * 0.36 + around(random, 6),
      y + (next[1] - y) * 0.3 + around(random, 9),
    ];
    const break2: Point = [
      x + (next[0] - x) * 0.68 + around(random, 6),
      y + (next[1] - y) * 0.72 + around(random, 9),
    ];
    return [[x, y] as const, break1, break2];
  });

const outline = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}V${FLOOR}H${n(points[0]?.[0] ?? 0)}Z`;

/** Snow on a peak, with a lower edge in tongues. */
const snowOn = (random: Random, [x, y]: Point, left: number, right: number, depth: number): string => {
  const tongues = 7;
  const steps = Array.from({ length: tongues }, (_, index) => {
    const share = index / (tongues - 1);
    const sideX = x + right - (left + right) * share;
    const low = y + depth * (index % 2 ? 0.56 : 1) * (0.82 + random() * 0.3);
    return `L${n(sideX)} ${n(low)}`;
  });
  return `M${n(x)} ${n(y)}${steps.join('')}Z`;
};

interface Peak {
  readonly at: Point;
  readonly wide: number;
  /** The flatness of its flanks. */
  readonly lean: number;
}

const range = (
  random: Random,
  light: Light,
  peaks: readonly Point[],
  tops: readonly Peak[],
  far: number,
  ink: Ink,
): string => {
  const { rock, cap, snow } = light.ground;
  const evening = light.part === 'evening' ? '#f59a8c' : light.part === 'morning' ? '#fbd2b4' : cap;
  const stone = light.at(rock, far);
  const white = light.at(mix(cap, evening, 0.6), far * 0.35);
  const dim = light.at(mix(rock, '#3b2f63', 0.3), far);
  const shape = outline(ridge(random, peaks));
  return [
    rough(shape, stone, 2),
    clipped(
      ink.clip(`<path d="${shape}"/>`),
      tops
        .map(({ at: [x, y], wide, lean }) => {
          const depth = 40 + snow * 90;
          return [
            fill(
              `M${x} ${y}L${x + wide * 0.2} ${y + 70}L${x + wide * 0.06} ${y + 110}L${x + wide * 0.34} ${FLOOR - 40}H${x + wide}L${x + wide * 0.6} ${y + 110}Z`,
              dim,
              0.5,
            ),
            fill(snowOn(random, [x, y - 4], depth * lean, depth * lean, depth), white),
            fill(
              `M${x} ${y - 4}L${n(x + depth * lean)} ${n(y + depth * 0.9)}L${n(x + depth * lean * 0.5)} ${n(y + depth * 0.66)}L${n(x + depth * lean * 0.3)} ${n(y + depth * 0.94)}L${n(x + depth * 0.08)} ${n(y + depth * 0.5)}Z`,
              mix(white, dim, 0.42),
              0.75,
            ),
          ].join('');
        })
        .join(''),
    ),
    line(
      strokes(random, { count: 34, in: [20, 190, 1160, 130], length: 34, angle: 52 }),
      mix(stone, '#ffffff', 0.4),
      3,
      0.35,
    ),
    line(strokes(random, { count: 26, in: [20, 190, 1160, 130], length: 30, angle: -50 }), dim, 3, 0.3),
  ].join('');
};

/** Two mountain ranges: a pale one at the back, and the valley's best known one. */
export const paintMountains = (random: Random, ink: Ink, light: Light): string =>
  range(
    random,
    light,
    points('-30,250 70,168 170,226 300,150 420,222 560,178 700,226 820,138 960,214 1110,142 1240,240'),
    [
      { at: [70, 168], wide: 70, lean: 1.9 },
      { at: [300, 150], wide: 96, lean: 1.9 },
      { at: [820, 138], wide: 92, lean: 1.9 },
      { at: [1110, 142], wide: 90, lean: 1.9 },
    ],
    0.85,
    ink,
  ) +
  range(
    random,
    light,
    points(
      '-40,270 60,236 170,262 300,292 480,300 640,262 716,150 760,96 806,152 880,236 960,200 1010,176 1090,244 1240,290',
    ),
    [
      { at: [760, 96], wide: 124, lean: 0.95 },
      { at: [1010, 176], wide: 84, lean: 1.9 },
    ],
    0.42,
    ink,
  );

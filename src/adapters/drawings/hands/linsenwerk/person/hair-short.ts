import type { Point } from '../../../../shared/svg/curve.ts';
import { points } from '../../../../shared/svg/curve.ts';
import { n } from '../../../../shared/svg/ink.ts';
import { randomFrom } from '../../../../shared/svg/random.ts';
import type { Person } from '../../../cast.ts';
import { HAIR, line, shape } from '../sheet.ts';
import { lock, mirror } from '../strands.ts';
import type { Hair } from './hair-layers.ts';
import type { Tones } from './tones.ts';
import { coils, swept, tress } from './tress.ts';

const only = (front: string, behind = ''): Hair => ({ behind, over: '', front });

const temples = (tones: Tones, low: number): string => {
  const inner: readonly Point[] = [
    [-66, -98],
    [-82, -64],
    [-86, -30],
    [-87, low],
  ];
  const outer: readonly Point[] = [
    [-70, -142],
    [-96, -104],
    [-101, -48],
    [-95, low + 4],
  ];
  return tress(inner, outer, 9, tones) + tress(mirror(inner), mirror(outer), 9, tones);
};

const parted = (tones: Tones): string =>
  temples(tones, 4) +
  tress(
    points('-74,-92 -36,-102 14,-110 58,-102 84,-70'),
    points('-84,-132 -40,-182 30,-190 84,-152 100,-92'),
    22,
    tones,
  );

/** Hair combed back from a receding hairline. */
const receded = (tones: Tones): string =>
  temples(tones, 2) +
  swept(
    points('-80,-74 -70,-104 -48,-130 -24,-124 0,-118 26,-124 50,-132 72,-104 82,-74'),
    points('-99,-74 -92,-122 -66,-158 -34,-174 0,-178 36,-174 68,-158 94,-122 100,-74'),
    [10, -176],
    tones,
    4,
  );

/** A fringe of single strands over the forehead. */
const fringe = (tones: Tones): string => {
  const tips = [-82, -60, -36, -10, 18, 46, 72];
  return (
    temples(tones, 6) +
    tress(points('-40,-180 -90,-138 -88,-96'), points('44,-180 92,-138 88,-96'), 4, tones) +
    tips
      .map((x, i) =>
        tress(
          [
            [8 + x * 0.35, -184],
            [x * 0.95 - 4, -150],
            [x - 12, -108],
            [x + 6 - (i % 2) * 14, -56 - ((i * 5) % 4) * 9],
          ],
          [
            [26 + x * 0.4, -184],
            [x * 0.98 + 26, -152],
            [x + 22, -108],
            [x + 8 - (i % 2) * 14, -56 - ((i * 5) % 4) * 9],
          ],
          6,
          tones,
        ),
      )
      .join('')
  );
};

const tuft = (points: readonly Point[], size: number, { hair, ink }: Tones): string =>
  `<g fill="${hair}" stroke="${ink}" stroke-width="1.2">${points.map(([x, y]) => `<circle cx="${n(x)}" cy="${n(y)}" r="${n(size)}"/>`).join('')}</g>`;

const arch = (
  count: number,
  [rx, ry, cy]: readonly [number, number, number],
  from: number,
  to: number,
): readonly Point[] =>
  Array.from({ length: count }, (_, i) => {
    const a = from + ((to - from) * i) / (count - 1);
    return [Math.cos(a) * rx, cy + Math.sin(a) * ry];
  });

const curlyTop = (tones: Tones): string => {
  const rows = [
    arch(9, [84, 66, -112], -3.0, -0.14),
    arch(9, [62, 44, -116], -3.1, -0.04),
    arch(7, [60, 20, -106], -3.0, -0.14),
  ];
  const cap = lock(
    points('-86,-96 -92,-136 -54,-180 0,-188 54,-180 92,-136 86,-96'),
    points('-80,-92 -60,-100 -30,-104 0,-106 30,-104 60,-100 80,-92'),
  );
  return `${temples(tones, -4)}${tuft(rows.flat(), 15, tones)}<path d="${cap}" fill="${tones.hair}"/>${line(coils(rows.flat(), 10, 'top'), 1, tones.strand)}`;
};

export const short = ({ age, lids, beard }: Person, tones: Tones): Hair => {
  if (age === 'old') return only(receded(tones));
  if (lids === 'monolid') return only(fringe(tones));
  return only(age === 'young' && beard ? curlyTop(tones) : parted(tones));
};

export const cropped = (_: Person, tones: Tones): Hair => {
  const outer: readonly Point[] = points(
    '-93,6 -97,-60 -84,-124 -46,-154 0,-161 46,-154 84,-124 97,-60 93,6',
  );
  const inner: readonly Point[] = points('-88,4 -86,-40 -80,-74 -62,-102 0,-110 62,-102 80,-74 86,-40 88,4');
  const random = randomFrom('cropped');
  const marks = Array.from({ length: 260 }, () => {
    const a = Math.PI + random() * Math.PI;
    const r = 0.78 + random() * 0.24;
    const [x, y] = [Math.cos(a) * 92 * r, -52 + Math.sin(a) * 106 * r];
    return Math.abs(x) < 70 && y > -112
      ? ''
      : `M${n(x)} ${n(y)}l${n(Math.cos(a) * 3.4)} ${n(Math.sin(a) * 3.4)}`;
  }).join('');
  return only(
    shape(lock(outer, inner), tones.hair, 1.2, tones.ink) + line(marks, HAIR, tones.strand, ' opacity=".8"'),
  );
};

export const curls = (_: Person, tones: Tones): Hair => {
  const rim = arch(22, [124, 122, -62], -3.75, 0.6);
  const inner = arch(18, [100, 98, -66], -3.6, 0.46);
  const edge = arch(11, [82, 64, -58], -3.2, 0.06);
  const cloud = `<ellipse cx="0" cy="-62" rx="124" ry="120" fill="${tones.hair}"/>`;
  const light = (points: readonly Point[], size: number, seed: string) =>
    line(coils(points, size, seed), 1.1, tones.strand, ' opacity=".85"');
  return {
    behind: tuft(rim, 25, tones) + cloud + light([...rim, ...inner], 12, 'curl'),
    over: '',
    front: `${tuft(edge, 13, { ...tones, ink: tones.hair })}<path d="${lock(edge, arch(11, [100, 92, -62], -3.2, 0.06))}" fill="${tones.hair}"/>${light([...edge, ...arch(13, [98, 86, -64], -3.1, -0.04), ...arch(9, [62, 78, -68], -2.8, -0.34)], 9, 'edge')}`,
  };
};

export const bald = (_: Person, tones: Tones): Hair => {
  const random = randomFrom('sides');
  const hairs = (s: number) =>
    Array.from(
      { length: 34 },
      (_, i) =>
        `M${n(s * (84 + random() * 10))} ${n(-46 + i * 1.5)}q${n(s * 7)} ${n(2 + random() * 3)} ${n(s * 9)} ${n(9 + random() * 5)}`,
    ).join('');
  const sides = line(hairs(-1) + hairs(1), 1.3, tones.strand);
  return only(
    sides + line('M-52-122C-44-134-32-140-20-142M-60-108q3-6 6-10', 2.2, '#ffffff', ' opacity=".7"'),
  );
};

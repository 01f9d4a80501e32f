import type { Point } from '../../../../shared/svg/curve.ts';
import { points } from '../../../../shared/svg/curve.ts';
import { n } from '../../../../shared/svg/ink.ts';
import type { Person } from '../../../cast.ts';
import { HAIR, line } from '../sheet.ts';
import type { Hair } from './hair-layers.ts';
import type { Tones } from './tones.ts';
import { swept, tress } from './tress.ts';

type Edge = readonly Point[];

const hairline: Edge = points(
  '-90,4 -87,-40 -79,-76 -58,-102 -28,-114 0,-117 28,-114 58,-102 79,-76 87,-40 90,4',
);
const outer = (by: number): Edge => [
  [-94, 6],
  [-99, -50],
  [-92, -104],
  [-66, -146],
  [-34, -162 - by],
  [0, -168 - by],
  [34, -162 - by],
  [66, -146],
  [92, -104],
  [99, -50],
  [94, 6],
];

export const bun = ({ age }: Person, tones: Tones): Hair => {
  const [x, y] = age === 'old' ? [0, -182] : [34, -178];
  const turns = Array.from({ length: 9 }, (_, i) => {
    const r = 33 - i * 3.4;
    return `M${x - r} ${y + 8}C${x - r} ${n(y - r * 1.2)} ${x + r} ${n(y - r * 1.2)} ${x + r} ${y + 2}C${x + r} ${n(y + r)} ${n(x - r * 0.2)} ${n(y + r)} ${n(x - r * 0.5)} ${n(y + r * 0.7)}`;
  }).join('');
  const loose =
    age === 'old'
      ? 'M-88-30C-98-10-96 20-90 34M88-34C96-12 94 6 92 20'
      : 'M-84-50C-104-16-100 40-88 72M-82-56C-108-30-108 16-100 50M86-52C104-22 102 26 92 60';
  const part: readonly [Edge, Edge] = [
    points('-30,-150 -62,-112 -84,-62 -88,-14'),
    points('-30,-164 -84,-144 -102,-80 -94,-10'),
  ];
  return {
    behind: `<circle cx="${x}" cy="${y}" r="36" fill="${tones.hair}" stroke="${tones.ink}" stroke-width="1.2"/>${line(turns, HAIR, tones.strand, ' opacity=".8"')}`,
    over: '',
    front:
      swept(hairline, outer(2), [x, -167], tones, 6) +
      (age === 'old' ? '' : tress(...part, 10, tones)) +
      line(loose, 1.4, age === 'old' ? tones.strand : tones.hair),
  };
};

export const ponytail = (_: Person, tones: Tones): Hair => {
  const tail: readonly [Edge, Edge] = [
    points('54,40 92,84 104,120 84,160 66,210 74,280'),
    points('90,10 134,70 154,128 142,176 116,214 112,280'),
  ];
  const part: readonly [Edge, Edge] = [
    points('24,-128 -24,-108 -68,-76 -86,-30 -90,16'),
    points('24,-166 -62,-164 -100,-110 -103,-40 -96,20'),
  ];
  const other: readonly [Edge, Edge] = [
    points('20,-128 48,-110 76,-76 87,-34 90,12'),
    points('20,-167 76,-156 102,-104 103,-40 96,18'),
  ];
  return {
    behind: '',
    over: tress(...tail, 18, tones),
    front:
      tress(...other, 16, tones) +
      tress(...part, 24, tones) +
      line(
        'M-86 10C-98 40-94 70-82 96M-90 14C-108 44-108 76-100 104M88 10C98 34 96 56 90 76',
        1.5,
        tones.strand,
      ),
  };
};

import { points } from '../../../../../shared/svg/curve.ts';
import type { Person } from '../../../../cast.ts';
import type { Plate } from '../../engraving/plate.ts';
import { curve, type Point, type Points } from '../../engraving/shape.ts';
import type { Head } from '../head.ts';
import { guides, hairDark, type Lock, layLocks } from './strands.ts';

/** Hair swept to one side above the forehead, short over the ears. */
const cap = (person: Person, hand: 1 | -1, high: number, front: number, side: number): readonly Lock[] => {
  const crown: Points = [
    [-hand * 86, -40],
    [-hand * 92, -88],
    [-hand * 60, -130 - high],
    [0, -142 - high],
    [hand * 62, -130 - high],
    [hand * 93, -88],
    [hand * 88, -34],
  ];
  const line: Points = [
    [-hand * 79, -40],
    [-hand * 74, -70],
    [-hand * 52, front - 4],
    [-hand * 10, front - 7],
    [hand * 40, front + 3],
    [hand * 70, -72],
    [hand * 80, -34],
  ];
  const locks: Lock[] = [];
  for (const s of [-1, 1] as const) {
    const outer: Points = [
      [s * 84, -86],
      [s * 93, -58],
      [s * 91, -20],
      [s * 86, side],
    ];
    const inner: Points = [
      [s * 68, -82],
      [s * 76, -58],
      [s * 79, -24],
      [s * 80, side + 2],
    ];
    locks.push({
      shape: [...curve(outer), ...[...curve(inner)].reverse()],
      guides: guides(outer, inner),
      each: 8,
      at: 0.9,
    });
  }
  const sweepGuides = [0, 1, 2, 3, 4, 5, 6].map((index): Points => {
    const [a, b] = [crown[index] ?? [0, 0], line[index] ?? [0, 0]];
    const lean = index > 0 && index < 5 ? hand * 15 : 0;
    const end: Point = [b[0] + (a[0] - b[0]) * 1.12 + lean * 0.5, b[1] + (a[1] - b[1]) * 1.12];
    return [
      [b[0] - lean * 0.4, b[1]],
      [b[0] + (end[0] - b[0]) * 0.4 + lean * 0.5, b[1] + (end[1] - b[1]) * 0.55],
      end,
    ];
  });
  locks.push({
    shape: [...curve(crown), ...[...curve(line)].reverse()],
    guides: guides(...sweepGuides),
    each: 10,
    at: 0.66,
    shine: 0.45,
    gap: hairDark(person) < 0.3 ? 3 : 4.4,
  });
  return locks;
};

/** Short hair, swept to one side. */
export const short = (plate: Plate, head: Head, person: Person): void => {
  const hand = head.turn > 0 ? -1 : 1;
  const lay = (locks: readonly Lock[]) => layLocks(plate, head, person, locks, `front${person.skin}`);

  lay(
    cap(
      person,
      hand,
      person.lids === 'monolid' ? 12 : person.age === 'old' ? -2 : 8,
      person.age === 'old' ? -104 : person.lids === 'monolid' ? -84 : -92,
      person.beard === 'stubble' ? 12 : 0,
    ),
  );
};

/** Hair cropped to a few millimetres. */
export const cropped = (plate: Plate, head: Head, person: Person): void => {
  const crown: Points = points('-86,-30 -90,-80 -60,-124 0,-134 60,-124 90,-80 86,-30');
  const line: Points = points('-80,-26 -77,-54 -67,-80 -38,-94 0,-97 38,-94 67,-80 77,-54 80,-26');
  const dark = hairDark(person);
  plate.lay(head.put([...curve(crown), ...[...curve(line)].reverse()]), {
    tone: (x, y) => dark * (head.lightAt(x, y) > 0.86 ? 0.72 : 0.95),
    hatch: [
      { gap: 3.9, angle: 40 },
      { gap: 4.2, angle: -40, from: 0.3, weight: 0.8 },
    ],
  });
};

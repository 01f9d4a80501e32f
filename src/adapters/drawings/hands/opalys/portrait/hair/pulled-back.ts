import { points } from '../../../../../shared/svg/curve.ts';
import type { Person } from '../../../../cast.ts';
import type { Plate } from '../../engraving/plate.ts';
import { curve, type Point, type Points } from '../../engraving/shape.ts';
import type { Head } from '../head.ts';
import { guides, type Lock, layLocks } from './strands.ts';

/** Hair combed back into a knot or a tail. */
export const pulledBack = (plate: Plate, head: Head, person: Person): void => {
  const hand = head.turn > 0 ? -1 : 1;
  const lay = (locks: readonly Lock[]) => layLocks(plate, head, person, locks, `front${person.skin}`);

  const [line, crown]: [Points, Points] = [
    points('-84,-18 -76,-52 -56,-84 -20,-102 20,-102 56,-84 76,-52 84,-18'),
    points('-90,-24 -93,-74 -66,-120 -24,-137 24,-137 66,-120 93,-74 90,-24'),
  ];
  const to: Point = person.style === 'bun' ? [head.turn * -10, -140] : [hand * 64, -126];
  lay([
    {
      shape: [...curve(crown), ...[...curve(line)].reverse()],
      guides: guides(
        ...line.map(([x, y], index): Points => {
          const [cx, cy] = crown[index] ?? [0, 0];
          return [
            [x, y],
            [x + (cx - x) * 0.5 + (to[0] - x) * 0.06, y + (cy - y) * 0.6],
            [x + (cx - x) * 1.15 + (to[0] - x) * 0.05, y + (cy - y) * 1.12],
          ];
        }),
      ),
      each: 8,
      at: 0.4,
      gap: 3.9,
    },
  ]);
  for (const s of [-1, 1] as const)
    plate.stroke(
      head.put(
        curve([
          [s * 82, -30],
          [s * 86, 0],
          [s * 81, 22],
          [s * 84, 40],
        ]),
      ),
      1.2,
    );
};

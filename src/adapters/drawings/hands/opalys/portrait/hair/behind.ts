import { points } from '../../../../../shared/svg/curve.ts';
import type { Person } from '../../../../cast.ts';
import type { Plate } from '../../engraving/plate.ts';
import { curve, mirror, oval, type Point, type Points } from '../../engraving/shape.ts';
import type { Head } from '../head.ts';
import { curls } from './curls.ts';
import { both, gloss, guides, hairDark, layLocks } from './strands.ts';

/** The hair behind the head. */
export const hairBehind = (plate: Plate, head: Head, person: Person): void => {
  const dark = hairDark(person);
  const fall = (width: number, bottom: number, wave = 0) => {
    const edge: Points = [
      [-40, -128],
      [-84, -92],
      [-width * 0.96, -30],
      [-width + wave, 30],
      [-width - wave, 80],
      [-width + wave * 1.4, bottom - 14],
      [-width * 0.6, bottom + 6],
    ];
    layLocks(
      plate,
      head,
      person,
      [
        {
          shape: [...curve(edge), ...[...curve(mirror(edge))].reverse()],
          guides: guides(
            edge,
            edge.map(([x, y]): Point => [x * 0.45, y + 4]),
            mirror(edge).map(([x, y]): Point => [x * 0.45, y + 4]),
            mirror(edge),
          ),
          each: 13,
          at: 0.45,
        },
      ],
      `back${person.skin}`,
    );
  };
  if (person.style === 'bob') fall(103, 92, 3);
  if (person.style === 'long') fall(104, 215, 4);
  if (person.style === 'waves') fall(114, 178, 11);
  if (person.style === 'bun') {
    const [x, y] = [head.turn * -10, -143];
    const ring = (r: number): Points =>
      Array.from(
        { length: 25 },
        (_, step): Point => [x + Math.cos(step * 0.25 + 0.6) * r * 1.1, y + Math.sin(step * 0.25 + 0.6) * r],
      );
    plate.lay(head.put(oval(x, y, 39, 34)), {
      tone: gloss(dark, 0.62, `bun${person.skin}`, 0.16),
      hatch: [{ gap: 3, lines: [34, 31, 28, 25, 22, 19, 16, 13, 10, 7, 4].map((r) => head.put(ring(r))) }],
      edge: 1.5,
    });
  }
  if (person.style === 'ponytail') {
    const hand = head.turn > 0 ? -1 : 1;
    const outer: Points = [
      [hand * 40, -128],
      [hand * 96, -126],
      [hand * 128, -70],
      [hand * 122, 0],
      [hand * 132, 70],
      [hand * 112, 132],
    ];
    const inner: Points = [
      [hand * 40, -118],
      [hand * 74, -100],
      [hand * 88, -60],
      [hand * 84, 0],
      [hand * 92, 60],
      [hand * 108, 130],
    ];
    layLocks(
      plate,
      head,
      person,
      [
        {
          shape: [...curve(outer), ...[...curve(inner)].reverse()],
          guides: guides(outer, inner),
          each: 17,
          at: 0.3,
        },
      ],
      'tail',
    );
  }
  if (person.style === 'bald') {
    const [outer, inner]: [Points, Points] = [
      points('74,-66 95,-48 101,-8 97,34 84,52'),
      points('60,-50 72,-36 76,0 74,28 70,44'),
    ];
    layLocks(
      plate,
      head,
      person,
      both([
        {
          shape: [...curve(outer), ...[...curve(inner)].reverse()],
          guides: guides(outer, inner),
          each: 9,
          at: 0.3,
          shine: 0.5,
        },
      ]),
      'fringe',
    );
  }
  if (person.style === 'curls') {
    curls(plate, head, person, [0.72, 2.28], 126, 'curls-behind');
  }
};

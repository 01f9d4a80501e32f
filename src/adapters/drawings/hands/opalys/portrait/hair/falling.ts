import { points } from '../../../../../shared/svg/curve.ts';
import type { Person } from '../../../../cast.ts';
import type { Plate } from '../../engraving/plate.ts';
import { curve, type Point, type Points } from '../../engraving/shape.ts';
import type { Head } from '../head.ts';
import { guides, type Lock, layLocks } from './strands.ts';

type Tail = { readonly outer: Points; readonly inner: Points };

/** Hair from a parting down both sides of the face. */
const parted = (
  part: number,
  temple: number,
  { outer, inner }: Tail,
  at: number,
  each: number,
): readonly Lock[] =>
  ([-1, 1] as const).map((hand): Lock => {
    const out = (points: Points) => points.map(([x, y]): Point => [hand * x, y]);
    const from: Points = [
      [part, -147],
      [part + hand * 34, -142],
      [hand * 78, -114],
      [hand * 97, -66],
      ...out(outer),
    ];
    const to: Points = [
      [part, -118],
      [part + hand * 12, -110],
      [hand * 46, -88],
      [hand * temple, -52],
      ...out(inner),
    ];
    return { shape: [...curve(from), ...[...curve(to)].reverse()], guides: guides(from, to), each, at };
  });

/** A chin-length bob with a fringe; for older people with a side parting. */
export const bob = (plate: Plate, head: Head, person: Person): void => {
  const hand = head.turn > 0 ? -1 : 1;
  const lay = (locks: readonly Lock[]) => layLocks(plate, head, person, locks, `front${person.skin}`);

  const tail: Tail = {
    outer: points('104,-20 105,36 102,76 82,96'),
    inner: points('81,-18 81,26 76,60 66,82'),
  };
  if (person.age === 'old') lay(parted(-hand * 28, 70, tail, 0.3, 15));
  else {
    lay(parted(0, 72, tail, 0.62, 15));
    const [top, brow]: [Points, Points] = [
      points('-66,-88 -46,-122 0,-139 46,-122 66,-88'),
      points('-76,-48 -40,-43 0,-41 40,-43 76,-48'),
    ];
    const strands = top.map(([x, y], index): Points => {
      const [toX, toY] = brow[index] ?? [0, 0];
      return [
        [x * 0.99, y - 4],
        [x * 1.04, y + 18],
        [toX * 1.02, toY - 24],
        [toX, toY + 2],
      ];
    });
    lay([
      {
        shape: [...curve(top), ...[...curve(brow)].reverse()],
        guides: guides(...strands),
        each: 12,
        at: 0.5,
      },
    ]);
  }
};

/** Straight hair, over both shoulders. */
export const long = (plate: Plate, head: Head, person: Person): void => {
  const lay = (locks: readonly Lock[]) => layLocks(plate, head, person, locks, `front${person.skin}`);

  lay(
    parted(
      0,
      68,
      {
        outer: points('104,20 103,110 114,200'),
        inner: points('82,24 83,96 84,200'),
      },
      0.26,
      15,
    ),
  );
};

/** Wavy hair, over both shoulders. */
export const waves = (plate: Plate, head: Head, person: Person): void => {
  const hand = head.turn > 0 ? -1 : 1;
  const lay = (locks: readonly Lock[]) => layLocks(plate, head, person, locks, `front${person.skin}`);

  lay(
    parted(
      hand * 30,
      64,
      {
        outer: points('114,10 103,58 121,102 106,150 96,172'),
        inner: points('84,6 77,50 88,92 78,136 92,170'),
      },
      0.24,
      16,
    ),
  );
};

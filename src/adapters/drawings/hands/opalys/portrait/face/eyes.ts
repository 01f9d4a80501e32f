import type { Person } from '../../../../cast.ts';
import type { Plate } from '../../engraving/plate.ts';
import { curve, type Point, type Points } from '../../engraving/shape.ts';
import type { Head } from '../head.ts';
import type { Likeness } from '../likeness.ts';
import { eyeOf } from './eye.ts';

const browOf = (plate: Plate, head: Head, person: Person, like: Likeness, hand: 1 | -1): void => {
  const [thick, high, arched] = like.brow;
  const fine = person.age === 'old' ? 0.75 : 1;
  const pale = person.hair > '#9' ? 0.62 : 1;
  const at = (x: number, y: number): Point => [head.side(hand * (39 + x), 0.9), y - high - 2.5];
  const spine = curve([
    [-23, -24.5],
    [-11, -27.5 - arched],
    [4, -30 - 2.6 * arched],
    [17, -29 - 1.6 * arched],
    [28, -22.5],
  ]);
  const count = 19;
  for (let index = 0; index < count; index++) {
    const share = index / (count - 1);
    const [x, y] = spine[Math.round(share * (spine.length - 1))] ?? [0, 0];
    const long = (7.5 - share * 2) * (0.7 + thick * 0.3);
    const body = thick * 3.6 * (1 - share * 0.72);
    const lean = 0.25 + share * 1.35;
    const row = (off: number): Points => [
      at(x - Math.sin(lean) * long * 0.4, y + off + Math.cos(lean) * long * 0.5),
      at(x + Math.sin(lean) * long * 0.15, y + off - Math.cos(lean) * long * 0.1),
      at(x + Math.sin(lean) * long * 0.75, y + off - Math.cos(lean) * long * 0.42 + share * 1.5),
    ];
    for (const off of [body * 0.5, -body * 0.35])
      plate.stroke(
        head.put(curve(row(off), 4)),
        (part) => (0.6 + 1.5 * pale) * fine * Math.sin(Math.PI * (0.2 + part * 0.75)),
      );
  }
};

/** Draws eyes and brows. Returns the positions of the highlights in the eyes. */
export const eyesOf = (plate: Plate, head: Head, person: Person, like: Likeness): Points => {
  const glints: Point[] = [];
  for (const hand of [-1, 1] as const) {
    eyeOf(plate, head, person, like, hand, glints);
    browOf(plate, head, person, like, hand);
  }
  return glints;
};

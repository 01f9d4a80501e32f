import type { Plate } from '../engraving/plate.ts';
import { box, oval, type Point, type Points } from '../engraving/shape.ts';

export const lamps: readonly Point[] = [
  [560, 268],
  [1010, 268],
];

/** A lamp post with its lantern. */
export const lampOf = (drawn: Plate, [x, y]: Point, lit: Points[], on: boolean): void => {
  drawn.lay(box(x - 2.5, y + 26, 5, 164), { solid: true });
  drawn.lay(
    [
      [x - 9, 470],
      [x - 5, 430],
      [x + 5, 430],
      [x + 9, 470],
    ],
    { solid: true },
  );
  drawn.lay(oval(x, y + 44, 6, 4), { solid: true });
  const lantern: Points = [
    [x - 13, y - 6],
    [x + 13, y - 6],
    [x + 8, y + 24],
    [x - 8, y + 24],
  ];
  if (on) lit.push(lantern);
  drawn.lay(lantern, { edge: 1.8, bare: !on });
  drawn.stroke(
    [
      [x, y - 6],
      [x, y + 24],
    ],
    () => 1,
  );
  drawn.lay(
    [
      [x - 16, y - 6],
      [x - 6, y - 18],
      [x, y - 26],
      [x + 6, y - 18],
      [x + 16, y - 6],
    ],
    { solid: true },
  );
};

import type { Plate } from '../../engraving/plate.ts';
import { box } from '../../engraving/shape.ts';
import { flat } from '../objects/surfaces.ts';

export const boards = (drawn: Plate, from: number): void => {
  drawn.lay(
    box(0, from, 600, 400 - from),
    flat((_x, y) => 0.2 + (y - from) / 500, 0, 6),
  );
  for (let x = -100; x < 720; x += 64)
    drawn.stroke(
      [
        [x + (300 - x) * 0.2, from],
        [x, 400],
      ],
      () => 1,
    );
};

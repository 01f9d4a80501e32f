import type { Plate } from '../../engraving/plate.ts';
import type { Point } from '../../engraving/shape.ts';

export const ground = (drawn: Plate, y: number): void => {
  for (let row = 0; row < 9; row++) {
    const half = 220 - row * row * 2.6;
    const [from, to]: Point = [300 - half + (row % 3) * 22, 300 + half - (row % 4) * 18];
    drawn.stroke(
      [
        [from, y + row * 5.4],
        [to, y + row * 5.4],
      ],
      1.5,
    );
  }
};

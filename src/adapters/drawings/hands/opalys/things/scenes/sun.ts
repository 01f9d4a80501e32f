import type { Plate } from '../../engraving/plate.ts';
import { oval } from '../../engraving/shape.ts';

export const sun = (drawn: Plate, x: number, y: number, r: number): void => {
  for (let index = 0; index < 40; index++) {
    const angle = (index / 40) * 2 * Math.PI;
    const [from, to] = [r * 1.3, r * (index % 2 ? 1.9 : 2.5)];
    drawn.stroke(
      [
        [x + Math.cos(angle) * from, y + Math.sin(angle) * from],
        [x + Math.cos(angle) * to, y + Math.sin(angle) * to],
      ],
      1.7,
      undefined,
      true,
    );
  }
  drawn.lay(oval(x, y, r), { bare: true, metal: true, edge: 1.8 });
};

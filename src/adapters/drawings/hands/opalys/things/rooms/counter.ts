import { points } from '../../../../../shared/svg/curve.ts';
import type { Plate } from '../../engraving/plate.ts';
import { arc, box, oval } from '../../engraving/shape.ts';
import { bookPlate } from '../frames.ts';
import { glassesOf } from '../objects/glasses.ts';
import { eyeMark } from '../objects/marks.ts';
import { fallsOn, flat, turned } from '../objects/surfaces.ts';
import { boards } from './boards.ts';

/** A pendant lamp that lights what is below it. */
const pendant = (drawn: Plate, x: number, y: number): void => {
  drawn.stroke(
    [
      [x, 0],
      [x, y - 34],
    ],
    () => 1.4,
  );
  drawn.lay([...arc(x, y, 44, 36, Math.PI, 2 * Math.PI)], {
    tone: turned(x - 44, 88, 0.3, 0.7),
    hatch: [{ gap: 4, angle: 90 }],
    edge: 1.8,
  });
  drawn.lay(oval(x, y, 44, 8), { bare: true, edge: 1.4, metal: true });
  drawn.lay(box(x - 5, y - 46, 10, 12), { solid: true, metal: true });
};

/** The sales counter in front of shelves with glasses. */
export const counter = (): string =>
  bookPlate((drawn) => {
    drawn.lay(
      box(0, 0, 600, 270),
      flat((x, y) => 0.1 + 0.16 * Math.abs((x - 300) / 300) + Math.max(0, 60 - y) / 300, 0, 6, 0),
    );
    drawn.lay(box(60, 40, 480, 208), flat(0.3, 90, 5));
    for (const y of [52, 118, 184]) {
      drawn.lay(box(72, y, 456, 54), {
        bare: true,
        tone: (x, py) => 0.1 + Math.max(0, y + 16 - py) / 26 + (x - 72) / 3000,
        hatch: [{ gap: 5.4, even: true }],
        edge: 1.4,
      });
      for (let index = 0; index < 6; index++)
        glassesOf(drawn, 110 + index * 76, y + 34, 13, {
          dark: (index + y) % 3 === 0,
          square: (index * 2 + y) % 5 < 2,
        });
    }
    for (const x of [180, 420]) pendant(drawn, x, 66);
    boards(drawn, 330);
    drawn.lay(box(30, 262, 540, 22), flat(0.08, 0, 4.6));
    drawn.lay(
      box(44, 284, 512, 84),
      flat((x) => 0.42 + 0.14 * Math.sin(x / 26), 90, 4.6),
    );
    for (const x of [60, 224, 388]) {
      drawn.lay(box(x, 298, 148, 56), {
        tone: 0.3,
        hatch: [{ gap: 5, angle: 90, even: true }],
        edge: 1.2,
        metal: true,
      });
      eyeMark(drawn, x + 74, 326, 22);
    }
    drawn.lay(box(470, 246, 30, 16), flat(0.5, 0, 3.6));
    drawn.stroke(points('485,246 485,226'), () => 3);
    drawn.lay(oval(485, 186, 34, 44), { edge: 3, bare: true, metal: true });
    drawn.lay(oval(485, 186, 28, 38), {
      tone: (x, y) => 0.3 * Math.max(0, Math.sin((x + y) / 12)),
      hatch: [{ gap: 4.4, angle: -45 }],
      edge: 1.2,
    });
    fallsOn(drawn, 170, 266, 80, 8);
    drawn.lay(box(96, 250, 148, 12), { bare: true, tone: 0.14, hatch: [{ gap: 3.6 }], edge: 1.5 });
    glassesOf(drawn, 170, 236, 22, { metal: true });
    return [];
  });

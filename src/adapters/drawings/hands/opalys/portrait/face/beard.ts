import { randomFrom } from '../../../../../shared/svg/random.ts';
import type { Person } from '../../../../cast.ts';
import type { Plate } from '../../engraving/plate.ts';
import { curve, type Point } from '../../engraving/shape.ts';
import type { Head } from '../head.ts';
import { placer } from './placer.ts';

/** A beard of short strokes that follow the jaw. */
export const beardOf = (plate: Plate, head: Head, person: Person, jaw: number): void => {
  const put = placer(head, 1);
  const dark = person.hair > '#9' ? 0.32 : 0.78;
  const { beard } = person;
  if (!beard) return;
  const hair = (from: Point, to: Point, wide: number, sway: number) =>
    plate.stroke(
      put(curve([from, [(from[0] + to[0]) / 2 + sway, (from[1] + to[1]) / 2], to], 5)),
      (share) => wide * Math.sin(Math.PI * (0.12 + share * 0.83)),
    );
  const random = randomFrom(`beard${person.skin}`);
  if (beard !== 'moustache') {
    const rows = beard === 'full' ? 8 : 6;
    for (let row = 0; row < rows; row++)
      for (let index = 0; index < 29; index++) {
        const angle = ((index + random()) / 29) * Math.PI;
        const depth = row / (rows - 1);
        const [c, s] = [Math.cos(angle), Math.sin(angle)];
        const outer = 76 * jaw;
        const rx = outer - depth * (outer - 30);
        const x = c * rx;
        const y = 20 + s ** 0.8 * (100 - depth * 14) - (1 - s) * depth * -14 + (1 - s) * 4;
        if (y < 30 + Math.abs(c) * -6 || (Math.abs(x) < 27 && y < 95 && y > 60)) continue;
        if (Math.abs(x) < 52 && y < 58) continue;
        if (beard === 'stubble') {
          if (random() < 0.25) continue;
          hair([x, y], [x + c * 1.5, y + 3.4], 0.85, 0.3);
        } else
          hair(
            [x, y],
            [x * 0.99 + (random() - 0.5) * 4, y + 8 + 6 * s],
            0.9 + 1.7 * dark,
            (random() - 0.5) * 3,
          );
      }
  }
  const heavy = beard === 'stubble' ? 0 : 30;
  for (let row = 0; row < 3; row++)
    for (let index = 0; index < (heavy || 13); index++) {
      const a = ((index + random() * 0.6) / (heavy || 13)) * 2 - 1;
      const x = a * 25;
      const y = head.tip + 15.5 + Math.abs(a) ** 1.5 * 5 + row * 2.4;
      if (Math.abs(a) < 0.06) continue;
      if (beard === 'stubble') hair([x, y], [x + a * 1.5, y + 2.6], 0.7, 0);
      else hair([x * 0.85, y], [x * 1.1 + a * 7, y + 5.5 - Math.abs(a) * 1.5], 0.7 + 1.3 * dark, a * 2);
    }
};

import { randomFrom } from '../../../../../shared/svg/random.ts';
import type { Person } from '../../../../cast.ts';
import type { Plate } from '../../engraving/plate.ts';
import { curve } from '../../engraving/shape.ts';
import type { Head } from '../head.ts';
import type { Likeness } from '../likeness.ts';
import { placer } from './placer.ts';

/** Wrinkles and freckles. */
export const skinMarks = (plate: Plate, head: Head, person: Person, like: Likeness): void => {
  const put = placer(head, 0.9);
  if (person.age === 'old')
    for (const [y, w] of [
      [-58, 34],
      [-70, 40],
      [-82, 32],
    ] as const)
      plate.stroke(
        put(
          curve([
            [-w, y + 3],
            [-w * 0.4, y - 1],
            [0, y + 1.4],
            [w * 0.4, y - 1],
            [w, y + 3],
          ]),
        ),
        0.9,
      );
  if (like.smile < 2.2 && (person.age === 'old' || person.beard))
    for (const hand of [-1, 1] as const)
      plate.stroke(
        put(
          curve([
            [hand * 5, -20],
            [hand * 6.5, -27],
            [hand * 5, -34],
          ]),
        ),
        0.8,
      );
  if (!person.freckles) return;
  const random = randomFrom(`freckles${person.skin}`);
  for (let index = 0; index < 46; index++) {
    const [a, b] = [random() * 2 - 1, random() + random() - 1];
    const [x, y] = [a * 56, 29 + b * 15 - Math.abs(a) * 5 + (Math.abs(a) < 0.2 ? -8 : 0)];
    const r = 0.75 + ((index * 7) % 5) * 0.13;
    plate.stroke(
      put([
        [x - r, y],
        [x, y + 0.3],
        [x + r, y],
      ]),
      () => r * 1.7,
    );
  }
};

import type { Plate } from '../../engraving/plate.ts';
import { blob, curve } from '../../engraving/shape.ts';
import type { Head } from '../head.ts';
import type { Likeness } from '../likeness.ts';
import { placer } from './placer.ts';

export const noseOf = (plate: Plate, head: Head, like: Likeness): void => {
  const put = placer(head, 1.35);
  const [wide] = like.nose;
  const { tip } = head;
  const far = head.turn > 0 ? 1 : -1;
  for (const hand of [-1, 1] as const) {
    const near = hand === far ? 0.86 : 1;
    const w = hand * wide * near;
    plate.stroke(
      put(
        curve([
          [w * 16.5, tip - 3],
          [w * 20, tip + 3],
          [w * 19, tip + 9.5],
          [w * 14.5, tip + 11],
        ]),
      ),
      1.7,
    );
    plate.lay(
      put(
        blob([
          [w * 5.5, tip + 9.5],
          [w * 9, tip + 7],
          [w * 14, tip + 8.2],
          [w * 14, tip + 10.6],
          [w * 9, tip + 11],
        ]),
      ),
      {
        solid: true,
      },
    );
  }
  plate.stroke(
    put(
      curve([
        [-wide * 5.5, tip + 10],
        [-wide * 3, tip + 12.4],
        [0, tip + 13],
        [wide * 3, tip + 12.4],
        [wide * 5.5, tip + 10],
      ]),
    ),
    1.2,
  );
  plate.stroke(
    put(
      curve([
        [far * wide * 5, 6],
        [far * wide * 6.6, tip * 0.5],
        [far * wide * 8.5, tip - 9],
      ]),
    ),
    0.8,
  );
};

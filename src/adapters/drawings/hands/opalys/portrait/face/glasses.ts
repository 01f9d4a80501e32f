import type { Plate } from '../../engraving/plate.ts';
import { blob, curve, oval, type Points } from '../../engraving/shape.ts';
import type { Head } from '../head.ts';
import { placer } from './placer.ts';

export const glassesOf = (plate: Plate, head: Head, kind: 'round' | 'square' | 'cateye'): void => {
  const put = placer(head, 1.15);
  for (const hand of [-1, 1] as const) {
    const far = hand * head.turn > 0 ? 1 - 0.1 * Math.abs(head.turn) : 1;
    const w = (x: number) => hand * (40 + x * far);
    const rim: Points =
      kind === 'round'
        ? oval(hand * 40, 3, 29 * far, 28)
        : kind === 'square'
          ? blob([
              [w(-27), -18],
              [w(0), -20],
              [w(29), -19],
              [w(32), -14],
              [w(30), 12],
              [w(22), 21],
              [w(0), 23],
              [w(-20), 20],
              [w(-26), 10],
              [w(-29), -12],
            ])
          : blob([
              [w(-26), -10],
              [w(-12), -17],
              [w(10), -20],
              [w(32), -27],
              [w(36), -24],
              [w(31), 2],
              [w(20), 18],
              [w(0), 21],
              [w(-18), 15],
              [w(-27), 2],
            ]);
    const bold = kind === 'round' ? 2.4 : kind === 'square' ? 4 : 4.4;
    const line = put([...rim, ...rim.slice(0, 2)]);
    plate.stroke(line, () => bold);
    plate.stroke(
      put(
        curve([
          [w(kind === 'round' ? 28 : 31), -8],
          [hand * 76, -10],
          [hand * 84, -7],
        ]),
      ),
      () => bold * 0.9,
    );
    for (const [a, b] of [
      [-15, -2],
      [-9, 5],
    ] as const)
      plate.stroke(
        put([
          [hand * 40 + a, 18 + b],
          [hand * 40 + a + 16, -8 + b],
        ]),
        0.7,
      );
  }
  const y = kind === 'cateye' ? -7 : -3;
  plate.stroke(
    put(
      curve([
        [-13, y + 3],
        [-6, y - 3],
        [0, y - 4.5],
        [6, y - 3],
        [13, y + 3],
      ]),
    ),
    () => (kind === 'round' ? 2.4 : 3.6),
  );
};

import type { Plate } from '../../engraving/plate.ts';
import { curve, type Points } from '../../engraving/shape.ts';
import type { Head } from '../head.ts';

/** An ear, which hair may cover later. */
export const earOf = (plate: Plate, head: Head, hand: 1 | -1, skin: number): void => {
  const far = hand * head.turn > 0;
  const x = hand * (far ? 80 - Math.abs(head.turn) * 5 : 83);
  const w = hand * (far ? 9 : 16);
  const put = (points: Points) => head.put(points);
  const shape = curve([
    [x - w * 0.3, -14],
    [x + w * 0.35, -20],
    [x + w * 0.95, -13],
    [x + w, 2],
    [x + w * 0.72, 20],
    [x + w * 0.45, 33],
    [x, 37],
    [x - w * 0.3, 28],
  ]);
  plate.lay(put(shape), {
    tone: (px, py) => {
      const [hx, hy] = head.back(px, py);
      const d = Math.abs((hx - x) / w - 0.4);
      return 1 - (1 - skin) * (0.62 + 0.6 * d - (hy > 20 ? -0.15 : 0)) * (hand > 0 ? 0.82 : 1);
    },
    hatch: [{ gap: 3, angle: -20 * hand }],
    edge: 1.7,
  });
  plate.stroke(
    put(
      curve([
        [x + w * 0.1, -9],
        [x + w * 0.45, -14],
        [x + w * 0.78, -8],
        [x + w * 0.78, 4],
        [x + w * 0.5, 18],
      ]),
    ),
    1.4,
  );
  plate.stroke(
    put(
      curve([
        [x + w * 0.1, 0],
        [x + w * 0.45, -1],
        [x + w * 0.4, 12],
        [x + w * 0.1, 16],
      ]),
    ),
    1.3,
  );
};

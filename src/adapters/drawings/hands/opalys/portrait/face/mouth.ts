import type { Person } from '../../../../cast.ts';
import type { Plate } from '../../engraving/plate.ts';
import { curve, type Points } from '../../engraving/shape.ts';
import type { Head } from '../head.ts';
import type { Likeness } from '../likeness.ts';
import { placer } from './placer.ts';

export const mouthOf = (plate: Plate, head: Head, person: Person, like: Likeness, skin: number): void => {
  const put = placer(head, 1.15);
  const [wide, full] = like.lips;
  const [w, up] = [25 * wide, like.smile * 1.6];
  const y = 80;
  const upper: Points = [
    ...curve([
      [-w, y - up],
      [-w * 0.55, y - 3.6 * full - up * 0.45],
      [-w * 0.2, y - 6.2 * full],
      [0, y - 4.4 * full],
      [w * 0.2, y - 6.2 * full],
      [w * 0.55, y - 3.6 * full - up * 0.45],
      [w, y - up],
    ]),
    ...curve([
      [w, y - up],
      [w * 0.45, y + 0.4 - up * 0.3],
      [0, y + 1.4],
      [-w * 0.45, y + 0.4 - up * 0.3],
      [-w, y - up],
    ]),
  ];
  const lower: Points = [
    ...curve([
      [-w * 0.93, y - up * 0.85],
      [-w * 0.45, y + 0.4 - up * 0.3],
      [0, y + 1.4],
      [w * 0.45, y + 0.4 - up * 0.3],
      [w * 0.93, y - up * 0.85],
    ]),
    ...curve([
      [w * 0.93, y - up * 0.85],
      [w * 0.5, y + 7.4 * full],
      [0, y + 9.6 * full],
      [-w * 0.5, y + 7.4 * full],
      [-w * 0.93, y - up * 0.85],
    ]),
  ];
  const red = person.beard ? 0.1 : 0.2;
  const lines = (sag: number) => (px: number, py: number) => {
    const [x] = head.back(px, py);
    return ((x - head.side(0, 1.15)) / w) ** 2 * -sag;
  };
  plate.lay(put(upper), {
    tone: (px, py) => Math.min(0.85, skin * 0.9 + red + 0.26 + (head.lightAt(px, py) < 0.7 ? 0.12 : 0)),
    hatch: [{ gap: 2.3, bend: lines(-6) }],
  });
  plate.lay(put(lower), {
    tone: (px, py) => {
      const [x, hy] = head.back(px, py);
      const gleam = Math.exp(
        -(((x - head.side(-5, 1.15)) / 9) ** 2) - ((hy - head.low(y + 4.4 * full)) / 2.8) ** 2,
      );
      return Math.max(0.02, skin + red + 0.06 + (x - head.side(0)) * 0.004 - 0.42 * gleam);
    },
    hatch: [{ gap: 2.3, bend: lines(9) }],
  });
  plate.stroke(
    put(
      curve([
        [-w - 1, y - up - 0.5],
        [-w * 0.45, y + 0.4 - up * 0.3],
        [0, y + 1.4],
        [w * 0.45, y + 0.4 - up * 0.3],
        [w + 1, y - up - 0.5],
      ]),
    ),
    (share) => 0.9 + 1.5 * Math.sin(Math.PI * share) ** 2 + (share < 0.06 || share > 0.94 ? 0.7 : 0),
  );
  plate.stroke(
    put(
      curve([
        [-w * 0.45, y + 8.2 * full],
        [0, y + 10.2 * full],
        [w * 0.45, y + 8.2 * full],
      ]),
    ),
    1.2,
  );
  for (const hand of [-1, 1] as const) {
    plate.stroke(
      put([
        [hand * (w + 1), y - up - 3],
        [hand * (w + 3), y - up],
        [hand * (w + 1.8), y - up + 3.4],
      ]),
      1,
    );
    if (person.age !== 'young')
      plate.stroke(
        put(
          curve([
            [hand * 24, head.tip + 2],
            [hand * 32, 66],
            [hand * (w + 9), y + 2],
            [hand * (w + 7), y + (person.age === 'old' ? 12 : 4)],
          ]),
        ),
        person.age === 'old' ? 1.3 : 0.5,
      );
  }
};

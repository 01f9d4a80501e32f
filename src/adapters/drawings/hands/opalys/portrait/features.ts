import { randomFrom } from '../../../../shared/svg/random.ts';
import type { Person } from '../../../cast.ts';
import type { Plate } from '../engraving/plate.ts';
import { blob, curve, oval, type Point, type Points } from '../engraving/shape.ts';
import type { Head } from './head.ts';
import type { Likeness } from './likeness.ts';

const placer =
  (head: Head, depth: number) =>
  (points: Points): Points =>
    head.put(points.map(([x, y]): Point => [head.side(x, depth), head.low(y)]));

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

/** Lines of long years, and freckles. */
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

/** An ear that the hair may hide later. */
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

export const glassesOf = (
  plate: Plate,
  head: Head,
  kind: 'round' | 'square' | 'cateye',
  trial = false,
): void => {
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
    plate.stroke(line, () => bold + (trial ? 2 : 0));
    if (bold > 3)
      plate.stroke(put([...rim, ...rim.slice(0, 2)].map(([x, y]): Point => [x, y - 0.2])), () => 0);
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
    if (trial) {
      for (const angle of [-0.9, 0.3, 1.5]) {
        const [c, s] = [Math.cos(angle), Math.sin(angle)];
        plate.stroke(
          put([
            [hand * (40 + c * 29), 3 + s * 28],
            [hand * (40 + c * 37), 3 + s * 36],
          ]),
          () => 3,
        );
      }
    }
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

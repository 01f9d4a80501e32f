import { points } from '../../../../../shared/svg/curve.ts';
import type { Person } from '../../../../cast.ts';
import type { Plate } from '../../engraving/plate.ts';
import { arc, curve, oval, type Point, type Points } from '../../engraving/shape.ts';
import type { Head } from '../head.ts';
import type { Likeness } from '../likeness.ts';

const lidsOf = {
  deep: { top: 10, crease: 5.5, inner: 0, outer: -1.5, bottom: 6.5 },
  round: { top: 11.4, crease: 4.5, inner: 0.5, outer: 0, bottom: 7.5 },
  hooded: { top: 8.8, crease: 4, inner: 0, outer: 1.5, bottom: 6 },
  monolid: { top: 8.6, crease: 0, inner: 2.2, outer: -3.5, bottom: 5.8 },
} as const;

const irisTone = { light: 0.34, middle: 0.56, dark: 0.8 } as const;

/** One eye; `hand` is -1 for the one on the left of the picture. */
export const eyeOf = (
  plate: Plate,
  head: Head,
  person: Person,
  like: Likeness,
  hand: 1 | -1,
  glints: Point[],
): void => {
  const { top, crease, inner, outer, bottom } = lidsOf[person.lids];
  const far = hand * head.turn > 0 ? 1 - 0.12 * Math.abs(head.turn) : 1;
  const size = like.eye;
  const at = (x: number, y: number): Point => [head.side(hand * 39, 0.95) + hand * x * far * size, y * size];
  const put = (points: Points) => head.put(points.map(([x, y]) => at(x, y)));
  const bold = person.beard ? 0.85 : 1.1;
  const upper: Points = [
    [-20, 3 + inner],
    [-13, -4.5 + inner * 0.5],
    [-3, -top],
    [8, -top * 0.93],
    [16, -top * 0.45 + outer * 0.5],
    [21.5, 0.5 + outer],
  ];
  const lower: Points = [
    [21.5, 0.5 + outer],
    [14, bottom * 0.75],
    [3, bottom],
    [-9, bottom * 0.85],
    [-20, 3 + inner],
  ];
  const opening = put([...curve(upper), ...curve(lower)]);
  const white = plate.lay(opening, {
    tone: (x, y) => {
      const [hx, hy] = head.back(x, y);
      const out = Math.abs(hx - at(0, 0)[0]) / 20;
      return Math.max(0.05, 0.36 * Math.max(0, (-hy - top * 0.28) / 6)) + 0.14 * out ** 2;
    },
    hatch: [{ gap: 2.1, angle: 4 }],
    bare: true,
  });
  const look = head.turn * -2.2;
  const [ix, iy] = [look * hand + 0.4, -1.6];
  const r = 10.4;
  const ring = (share: number): Points => put(oval(ix, iy, r * share));
  const tone = irisTone[person.eyes];
  const spokes = Array.from({ length: 26 }, (_, index) => {
    const angle = (index / 26) * 2 * Math.PI;
    return put([
      [ix + Math.cos(angle) * r * 0.36, iy + Math.sin(angle) * r * 0.36],
      [ix + Math.cos(angle) * r, iy + Math.sin(angle) * r],
    ]);
  });
  const iris = plate.lay(ring(1), {
    within: white,
    tone: (_x, y, share) => tone * (0.62 + 0.5 * share ** 3) + (head.back(0, y)[1] < -4 * size ? 0.3 : 0),
    hatch: [{ gap: 2.5, lines: spokes }],
  });
  plate.stroke(put(arc(ix, iy, r * 0.96, r * 0.96, 0.2, 6.4)), () => 1.3);
  plate.lay(ring(0.44), { within: iris, solid: true });
  glints.push(...put([[ix - hand * 3 - 0.4, iy - 3.4]]));
  const lid = (share: number): number =>
    0.9 + 3.1 * bold * Math.sin(Math.PI * Math.min(1, 0.12 + share * 0.8)) * (0.55 + share * 0.55);
  plate.stroke(put(curve(upper)), lid);
  const wing: Points =
    person.lids === 'monolid'
      ? [
          [14, -top * 0.5 + outer * 0.4],
          [22, -1 + outer],
          [26, -3 + outer],
        ]
      : [
          [16, -top * 0.45],
          [22, 0 + outer],
          [25.5, -1.5 + outer],
        ];
  if (!person.beard) plate.stroke(put(curve(wing)), 2);
  plate.stroke(put(curve(lower)), (share) => 1.05 - 0.5 * share);
  plate.stroke(
    put([
      [-20, 3 + inner],
      [-22.5, 5 + inner],
    ]),
    1.3,
  );
  if (person.lids === 'monolid') plate.stroke(put(curve(points('-15,-4 -20.5,-0.5 -22.5,5'))), 1.2);
  const lashes = person.beard ? 6 : 10;
  for (let index = 0; index < lashes; index++) {
    const share = 0.3 + (index / (lashes - 1)) * 0.7;
    const lidLine = curve(upper);
    const [x, y] = lidLine[Math.round(share * (lidLine.length - 1))] ?? [0, 0];
    const long = (person.beard ? 2.2 : 4.6) * (0.6 + share * 0.5);
    const lean = (share - 0.35) * 1.3;
    plate.stroke(
      put([
        [x, y],
        [x + Math.sin(lean) * long * 0.5, y - Math.cos(lean) * long * 0.62],
        [x + Math.sin(lean * 1.4) * long, y - Math.cos(lean) * long],
      ]),
      (at) => 0.95 * (1 - at * 0.5),
    );
  }
  if (crease) {
    const drop = person.lids === 'hooded' ? 4.5 : 0;
    plate.stroke(
      put(
        curve([
          [-15, -5 - crease * 0.5],
          [-9, -top * 0.62 - crease],
          [0, -top - crease],
          [11, -top * 0.9 - crease + drop * 0.4],
          [20, -top * 0.3 - crease * 0.7 + drop],
          [24, 1 + drop * 0.4],
        ]),
      ),
      person.lids === 'hooded' ? 1.7 : 1.25,
    );
  } else
    plate.stroke(
      put(
        curve([
          [-8, -top - 4],
          [4, -top - 5.5],
          [16, -top * 0.7 - 3],
        ]),
      ),
      0.6,
    );
  if (person.age !== 'young')
    plate.stroke(
      put(
        curve([
          [-16, bottom + 6],
          [-4, bottom + 10.5],
          [9, bottom + 9],
        ]),
      ),
      person.age === 'old' ? 1.2 : 0.7,
    );
  if (person.age === 'old') {
    plate.stroke(
      put(
        curve([
          [-14, bottom + 9],
          [0, bottom + 15],
          [14, bottom + 11],
        ]),
      ),
      0.8,
    );
    for (const [dy, up] of [
      [-4, -5],
      [1, 0],
      [6, 6],
    ] as const)
      plate.stroke(
        put(
          curve([
            [27, dy * 0.6],
            [33, dy * 0.9 + up * 0.2],
            [38, dy + up],
          ]),
        ),
        0.9,
      );
  }
};

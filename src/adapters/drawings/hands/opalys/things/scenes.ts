import { randomFrom } from '../../../../shared/svg/random.ts';
import type { Plate } from '../engraving/plate.ts';
import { blob, box, curve, oval, type Point, type Points } from '../engraving/shape.ts';
import { bookPlate } from './frames.ts';
import { bottleOf, caseOf, fallsOn, flat, glassesOf, lensOf, lensShape, turned } from './objects.ts';

const sun = (drawn: Plate, x: number, y: number, r: number): void => {
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

/** A shelf over the basin, early: case, bottle, glass and brush. */
export const shelf = (): string =>
  bookPlate((drawn) => {
    drawn.lay(box(0, 0, 600, 400), { tone: (x) => 0.12 + x / 4000, hatch: [{ gap: 6, even: true }] });
    for (let x = 34; x < 600; x += 76)
      drawn.stroke(
        [
          [x, 0],
          [x, 400],
        ],
        () => 1.6,
      );
    for (let y = 30; y < 400; y += 76)
      drawn.stroke(
        [
          [0, y],
          [600, y],
        ],
        () => 1.6,
      );
    drawn.lay(oval(320, 120, 150, 130), { edge: 3.4, metal: true, bare: true });
    drawn.lay(oval(320, 120, 138, 119), {
      tone: (x, y) => 0.22 * Math.max(0, Math.sin((x + y) / 34)) + Math.max(0, (y - 170) / 260),
      hatch: [{ gap: 6, angle: -45 }],
      edge: 1.4,
    });
    drawn.lay(box(40, 296, 520, 16), {
      bare: true,
      tone: 0.08,
      hatch: [{ gap: 4.4, even: true }],
      edge: 2.2,
    });
    drawn.lay(box(50, 312, 500, 12), flat(0.6, 0, 3.8));
    drawn.dim(box(60, 326, 490, 30), 0.3, 26);
    for (const x of [110, 470])
      drawn.lay(
        [
          [x, 324],
          [x + 22, 324],
          [x + 14, 352],
          [x + 4, 362],
        ],
        { metal: true, tone: 0.5, hatch: [{ gap: 3.4, angle: 90 }], edge: 1.6 },
      );
    bottleOf(drawn, 150, 296, 92, 212);
    const tumbler: Points = [
      [404, 190],
      [484, 190],
      [474, 296],
      [414, 296],
    ];
    drawn.stroke(
      curve([
        [436, 270],
        [452, 190],
        [480, 96],
      ]),
      () => 6,
    );
    drawn.lay(
      [
        [470, 98],
        [488, 104],
        [498, 72],
        [482, 66],
      ],
      { tone: 0.2, hatch: [{ gap: 3, angle: 20 }], edge: 1.5, bare: true },
    );
    drawn.lay(tumbler, { tone: turned(404, 80, 0.05, 0.5), hatch: [{ gap: 5, angle: 90 }], edge: 2 });
    drawn.lay(oval(444, 190, 40, 8), { edge: 1.6, bare: true });
    fallsOn(drawn, 300, 298, 110, 8);
    caseOf(drawn, 292, 286, 46, true);
    lensOf(drawn, 343, 258, 22, 0.36);
    return [lensShape(343, 258, 22, 0.36)];
  });

/** Late at the desk: a lamp, books, readers on a page. */
export const desk = (): string =>
  bookPlate((drawn) => {
    drawn.lay(box(0, 0, 600, 300), {
      tone: (x, y) => Math.max(0.04, 0.62 * Math.min(1, Math.hypot(x - 190, y - 190) / 330 - 0.16)),
      hatch: [{ gap: 5.4 }],
    });
    drawn.lay(
      box(0, 290, 600, 110),
      flat((x, y) => 0.16 + 0.4 * Math.max(0, (x - 300) / 400) + (y - 290) / 600, 0, 5.4),
    );
    drawn.lay(
      blob([
        [100, 318],
        [130, 302],
        [196, 302],
        [226, 318],
      ]),
      { metal: true, tone: 0.5, hatch: [{ gap: 3.4 }], edge: 1.8 },
    );
    drawn.stroke(
      curve([
        [163, 304],
        [150, 220],
        [116, 150],
        [150, 92],
      ]),
      () => 6,
      undefined,
      true,
    );
    const shade: Points = [
      [128, 60],
      [190, 74],
      [256, 142],
      [226, 168],
      [108, 124],
    ];
    drawn.lay(blob(shade, 6), {
      tone: turned(100, 150, 0.3, 0.7),
      hatch: [{ gap: 4, angle: 62 }],
      edge: 2.2,
    });
    drawn.lay(oval(176, 148, 62, 12, 0.34), { bare: true, edge: 1.6 });
    const spines: readonly (readonly [number, number, number, number])[] = [
      [404, 150, 30, 0.6],
      [436, 134, 24, 0.2],
      [462, 158, 34, 0.45],
      [498, 142, 26, 0.75],
      [526, 150, 36, 0.3],
    ];
    for (const [x, y, w, tone] of spines) {
      drawn.lay(box(x, y, w, 292 - y), {
        tone: turned(x, w, tone * 0.7, 0.4),
        hatch: [{ gap: 4, angle: 90 }],
        edge: 1.7,
      });
      for (const at of [18, 26, 292 - y - 26])
        drawn.stroke(
          [
            [x + 3, y + at],
            [x + w - 3, y + at],
          ],
          () => 1.6,
          undefined,
          true,
        );
    }
    const left = [
      ...curve([
        [150, 352],
        [220, 330],
        [300, 346],
      ]),
      ...curve([
        [300, 392],
        [210, 378],
        [116, 398],
      ]),
    ];
    const right = [
      ...curve([
        [300, 346],
        [384, 328],
        [458, 348],
      ]),
      ...curve([
        [496, 396],
        [392, 378],
        [300, 392],
      ]),
    ];
    for (const page of [left, right]) drawn.lay(page, { bare: true, edge: 1.9 });
    for (let row = 0; row < 5; row++) {
      drawn.stroke(
        curve([
          [154 - row * 6, 358 + row * 7],
          [220, 340 + row * 8],
          [288, 353 + row * 7],
        ]),
        () => 1.3,
      );
      drawn.stroke(
        curve([
          [312, 353 + row * 7],
          [386, 338 + row * 8],
          [452 + row * 6, 354 + row * 7],
        ]),
        () => 1.3,
      );
    }
    glassesOf(drawn, 316, 322, 40, { metal: true });
    return [];
  });

const ridge = (drawn: Plate, points: Points, light: number, foot: number): void => {
  const shape: Points = [...points, [620, foot], [-20, foot]];
  drawn.lay(shape, {
    tone: (x, y) => {
      const index = points.findIndex(([px]) => px > x);
      const [a, b] = [points[index - 1] ?? [0, 0], points[index] ?? [1, 0]];
      const down = b[1] > a[1];
      return Math.max(
        0,
        (down ? 0.62 : 0.03) * light -
          Math.max(0, y - Math.min(a[1], b[1]) - 90) / 260 +
          0.05 * Math.sin((x * 2 + y * 3) / 21),
      );
    },
    hatch: [{ gap: 5, angle: 58, bend: (x, y) => 5 * Math.sin((x + y * 1.7) / 19) }],
    edge: 1.9,
    bare: true,
  });
};

/** Snow and sun: a mountain in goggles. */
export const slope = (): string =>
  bookPlate((drawn) => {
    drawn.lay(box(0, 0, 600, 320), { tone: (_x, y) => 0.34 - y / 800, hatch: [{ gap: 7, even: true }] });
    sun(drawn, 470, 78, 30);
    ridge(
      drawn,
      [
        [-20, 210],
        [50, 140],
        [110, 190],
        [200, 84],
        [262, 150],
        [330, 104],
        [420, 200],
        [500, 150],
        [620, 220],
      ],
      0.7,
      330,
    );
    ridge(
      drawn,
      [
        [-20, 270],
        [80, 214],
        [170, 262],
        [300, 200],
        [420, 272],
        [540, 226],
        [620, 262],
      ],
      1,
      400,
    );
    drawn.lay(
      [
        ...curve([
          [-20, 300],
          [120, 290],
          [300, 320],
          [480, 300],
          [620, 280],
        ]),
        [620, 420],
        [-20, 420],
      ],
      {
        bare: true,
        tone: (_x, y) => Math.max(0, (y - 330) / 500),
        hatch: [{ gap: 6, bend: (x) => 12 * Math.sin(x / 120) }],
        edge: 1.6,
      },
    );
    const fir = (x: number, y: number, high: number): void => {
      for (let tier = 0; tier < 4; tier++) {
        const [top, wide] = [y - high + tier * high * 0.2, high * (0.14 + tier * 0.075)];
        drawn.lay(
          [
            [x, top],
            [x + wide, top + high * 0.36],
            [x - wide, top + high * 0.36],
          ],
          { tone: (px) => 0.5 + (px - x) / (wide * 2.4), hatch: [{ gap: 3.8, angle: 70 }], edge: 1.4 },
        );
      }
    };
    for (const [x, y, high] of [
      [52, 312, 74],
      [92, 318, 96],
      [556, 300, 84],
      [520, 306, 62],
    ] as const)
      fir(x, y, high);
    const mask = blob([
      [150, 258],
      [190, 228],
      [300, 220],
      [410, 228],
      [450, 258],
      [456, 312],
      [430, 352],
      [372, 362],
      [330, 342],
      [300, 322],
      [270, 342],
      [228, 362],
      [170, 352],
      [144, 312],
    ]);
    drawn.lay(mask, { tone: 0.9, hatch: [{ gap: 4, angle: 20 }], edge: 2.6 });
    for (const side of [-1, 1])
      drawn.lay(
        [
          [300 + side * 152, 262],
          [300 + side * 310, 240],
          [300 + side * 310, 306],
          [300 + side * 156, 318],
        ],
        { tone: 0.3, hatch: [{ gap: 4.4, angle: side * -8 }], edge: 2 },
      );
    const glass = blob([
      [166, 262],
      [200, 240],
      [300, 233],
      [400, 240],
      [434, 262],
      [438, 308],
      [416, 340],
      [374, 348],
      [334, 328],
      [300, 308],
      [266, 328],
      [226, 348],
      [184, 340],
      [162, 308],
    ]);
    const pane = drawn.lay(glass, {
      tone: (x, y) => 0.56 - (y - 233) / 300 - 0.5 * Math.exp(-(((x + (y - 290) * 0.6 - 230) / 22) ** 2)),
      hatch: [{ gap: 4.2, bend: (x) => ((x - 300) / 140) ** 2 * 20 }],
      edge: 1.8,
    });
    const inner: Points = [
      [160, 330],
      [220, 282],
      [256, 306],
      [316, 256],
      [366, 300],
      [400, 280],
      [446, 320],
      [446, 360],
      [160, 360],
    ];
    drawn.lay(inner, {
      within: pane,
      bare: false,
      tone: (x) => (x > 316 ? 0.3 : 0.04),
      hatch: [{ gap: 4, angle: 56 }],
      edge: 1.4,
    });
    return [];
  });

/** Sea, a parasol, sunglasses in the sand. */
export const beach = (): string =>
  bookPlate((drawn) => {
    drawn.lay(box(0, 0, 600, 190), { tone: (_x, y) => 0.26 - y / 900, hatch: [{ gap: 8, even: true }] });
    sun(drawn, 440, 90, 34);
    drawn.lay(box(0, 176, 600, 110), {
      tone: (x, y) =>
        Math.max(
          0,
          0.5 - (y - 176) / 320 - 0.4 * Math.max(0, 1 - Math.abs(x - 440) / (24 + (y - 176) * 0.5)),
        ),
      hatch: [{ gap: 5.4, bend: (x, y) => 2.4 * Math.sin(x / 24 + y / 4) }],
      edge: 1.4,
    });
    for (const [x, y] of [
      [500, 172],
      [536, 166],
    ] as const) {
      drawn.lay(
        [
          [x, y],
          [x + 4, y - 44],
          [x + 26, y - 2],
        ],
        { bare: true, edge: 1.3 },
      );
      drawn.lay(
        [
          [x - 12, y + 1],
          [x + 30, y + 1],
          [x + 22, y + 9],
          [x - 6, y + 9],
        ],
        { solid: true },
      );
    }
    const shore = curve([
      [-20, 268],
      [90, 282],
      [210, 262],
      [340, 280],
      [470, 258],
      [620, 276],
    ]);
    drawn.lay([...shore, [620, 420], [-20, 420]], {
      bare: true,
      tone: (x, y) => 0.04 + 0.1 * Math.max(0, Math.sin(x / 50 + y / 22)),
      hatch: [{ gap: 6.4, bend: (x) => 6 * Math.sin(x / 60) }],
      edge: 1.8,
    });
    const random = randomFrom('sand');
    for (let index = 0; index < 60; index++) {
      const [x, y]: Point = [random() * 600, 300 + random() * 96];
      drawn.stroke(
        [
          [x, y],
          [x + 1.2, y + 0.4],
          [x + 2.4, y],
        ],
        () => 1.4,
        undefined,
        true,
      );
    }
    drawn.stroke(
      [
        [112, 96],
        [148, 344],
      ],
      () => 5,
      undefined,
      true,
    );
    const top: Point = [110, 78];
    for (let rib = 0; rib < 6; rib++) {
      const at = (index: number): Point => [
        110 - 118 + index * 40,
        156 - Math.sin((index / 6) * Math.PI) * 12 - index * 5 + 12,
      ];
      const [a, b] = [at(rib), at(rib + 1)];
      drawn.lay(
        [
          ...curve([top, [(top[0] + a[0]) / 2 - (3 - rib) * 5, (top[1] + a[1]) / 2 - 13], a]),
          ...curve([a, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - 7], b]),
          ...curve([b, [(top[0] + b[0]) / 2 - (2 - rib) * 5, (top[1] + b[1]) / 2 - 13], top]),
        ],
        { bare: true, tone: rib % 2 ? 0.06 : 0.7, hatch: [{ gap: 4.2, angle: -40 + rib * 16 }], edge: 1.7 },
      );
    }
    drawn.dim(oval(190, 352, 110, 14), 0.34, 18);
    fallsOn(drawn, 352, 372, 150, 12, 0.5);
    glassesOf(drawn, 352, 326, 54, { dark: true, square: true });
    return [];
  });

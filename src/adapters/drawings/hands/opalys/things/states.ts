import type { Plate } from '../engraving/plate.ts';
import { arc, blob, box, curve, moved, oval, type Point, type Points } from '../engraving/shape.ts';
import { vignette } from './frames.ts';
import { eyeMark, fallsOn, laurel, turned } from './objects.ts';

const ground = (drawn: Plate, y: number): void => {
  for (let row = 0; row < 9; row++) {
    const half = 220 - row * row * 2.6;
    const [from, to]: Point = [300 - half + (row % 3) * 22, 300 + half - (row % 4) * 18];
    drawn.stroke(
      [
        [from, y + row * 5.4],
        [to, y + row * 5.4],
      ],
      1.5,
    );
  }
};

/** Nothing where the page was: a reading glass over a map whose way ends. */
export const lost = (): string =>
  vignette((drawn) => {
    const sheetOf: Points = [
      [92, 118],
      [210, 92],
      [328, 122],
      [446, 94],
      [520, 116],
      [508, 322],
      [446, 304],
      [328, 330],
      [210, 302],
      [84, 326],
    ];
    const folds: Points = [
      [210, 92],
      [328, 122],
      [446, 94],
    ];
    drawn.dim(moved(sheetOf, 10, 14), 0.3, 24);
    drawn.lay(sheetOf, {
      bare: true,
      tone: (x) => ((x > 210 && x < 328) || x > 446 ? 0.16 : 0.03),
      hatch: [{ gap: 5.4, angle: 76 }],
      edge: 2,
    });
    for (const [x, y] of folds)
      drawn.stroke(
        [
          [x, y],
          [x, y + 208],
        ],
        () => 1.1,
      );
    for (const [index, points] of (
      [
        [
          [100, 180],
          [160, 160],
          [230, 176],
          [300, 160],
          [380, 182],
          [512, 150],
        ],
        [
          [98, 214],
          [170, 196],
          [240, 214],
          [310, 196],
          [390, 216],
          [510, 186],
        ],
      ] as const
    ).entries())
      drawn.stroke(curve(points), () => (index ? 2.2 : 1.4));
    for (const points of [
      [
        [140, 104],
        [150, 320],
      ],
      [
        [270, 104],
        [262, 318],
      ],
      [
        [400, 106],
        [408, 314],
      ],
    ] as const)
      drawn.stroke(curve(points), () => 1);
    const way = curve([
      [120, 292],
      [166, 258],
      [214, 264],
      [252, 244],
      [296, 252],
    ]);
    for (let index = 0; index < way.length - 2; index += 3)
      drawn.stroke(way.slice(index, index + 2), () => 4, undefined, true);
    drawn.lay(oval(120, 294, 7), { metal: true, solid: true });
    const star: Points = Array.from({ length: 16 }, (_, index): Point => {
      const [angle, far] = [
        (index / 16) * 2 * Math.PI - Math.PI / 2,
        index % 4 === 0 ? 34 : index % 2 === 0 ? 20 : 8,
      ];
      return [478 + Math.cos(angle) * far * 0.9, 258 + Math.sin(angle) * far];
    });
    drawn.lay(star, {
      metal: true,
      tone: (x) => (x > 478 ? 0.7 : 0.1),
      hatch: [{ gap: 3, angle: 45 }],
      edge: 1.4,
    });
    const [cx, cy, r] = [346, 218, 88];
    drawn.lay(
      moved(
        [
          [-9, 0],
          [9, 0],
          [13, 120],
          [8, 136],
          [-8, 136],
          [-13, 120],
        ],
        cx + 66,
        cy + 66,
        1,
        -0.78,
      ),
      { tone: turned(cx + 70, 110, 0.4, 0.6), hatch: [{ gap: 4, angle: -44 }], edge: 2.2 },
    );
    drawn.lay(moved(box(-8, -16, 16, 28), cx + 68, cy + 68, 1, -0.78), {
      metal: true,
      tone: 0.5,
      hatch: [{ gap: 3, angle: 44 }],
      edge: 1.6,
    });
    drawn.lay(oval(cx, cy, r + 9), {
      metal: true,
      tone: (x, y) => 0.3 + (x + y - cx - cy) / 400,
      hatch: [{ gap: 3, angle: 45 }],
      edge: 2,
    });
    drawn.lay(oval(cx, cy, r), {
      bare: true,
      tone: (x, y) =>
        0.4 * Math.max(0, (x - cx + y - cy) / r - 0.55) + 0.14 * Math.max(0, Math.sin((x + y) / 30)),
      hatch: [{ gap: 5, angle: -45 }],
      edge: 2,
    });
    eyeMark(drawn, cx, cy, 62);
    return [];
  });

/** An open case for glasses, its cushion bare. */
export const empty = (): string =>
  vignette((drawn) => {
    ground(drawn, 312);
    const lid = [...arc(300, 206, 190, 120, Math.PI, 2 * Math.PI), [490, 214], [110, 214]] satisfies Points;
    drawn.lay(lid, {
      tone: (x, y) => 0.24 + 0.3 * Math.max(0, (x - 260) / 220) + 0.16 * Math.max(0, (160 - y) / 80),
      hatch: [{ gap: 4.6, bend: (x) => ((x - 300) / 190) ** 2 * 40 }],
      edge: 2.4,
    });
    drawn.lay([...arc(300, 206, 170, 98, Math.PI, 2 * Math.PI)], {
      bare: true,
      tone: (x, y) => 0.08 + 0.22 * Math.abs(Math.sin((x - 300) / 26)) * Math.max(0, (y - 110) / 96),
      hatch: [{ gap: 4.8, angle: 90, bend: (x, y) => ((x - 300) / 170) * (206 - y) * -0.3 }],
      edge: 1.5,
    });
    eyeMark(drawn, 300, 164, 34);
    const tray = [
      ...arc(300, 216, 192, 34, Math.PI, 2 * Math.PI),
      [492, 262],
      ...arc(300, 262, 192, 56, 0, Math.PI),
    ] satisfies Points;
    drawn.dim(oval(300, 326, 200, 16), 0.2, 20);
    drawn.lay(tray, {
      tone: turned(108, 384, 0.3, 0.6),
      hatch: [{ gap: 4.6, bend: (x) => -Math.sqrt(Math.max(0, 1 - ((x - 300) / 192) ** 2)) * -46 }],
      edge: 2.4,
    });
    drawn.lay(oval(300, 226, 186, 38), { metal: true, tone: 0.4, hatch: [{ gap: 3.4 }], edge: 1.8 });
    drawn.lay(oval(300, 228, 176, 32), {
      bare: true,
      tone: (x, y) => 0.34 - (y - 196) / 190 + 0.08 * Math.sin(x / 17),
      hatch: [{ gap: 4.4, bend: (x) => Math.sqrt(Math.max(0, 1 - ((x - 300) / 176) ** 2)) * 22 }],
      edge: 1.6,
    });
    for (const side of [-1, 1])
      drawn.stroke(arc(300 + side * 70, 232, 52, 15, 0.3, Math.PI - 0.3), 1.8, undefined, true);
    drawn.lay(box(286, 296, 28, 18), { metal: true, tone: 0.5, hatch: [{ gap: 3 }], edge: 1.6 });
    return [];
  });

/** A telescope that looks at one star and finds nothing else. */
export const nothing = (): string =>
  vignette((drawn) => {
    ground(drawn, 334);
    for (const [x, y, r] of [
      [430, 62, 3],
      [490, 130, 2.4],
      [330, 58, 2],
      [528, 190, 2],
      [210, 74, 2.4],
      [150, 130, 1.8],
    ] as const)
      drawn.lay(oval(x, y, r), { solid: true, metal: true });
    const star: Points = Array.from({ length: 8 }, (_, index): Point => {
      const [angle, far] = [(index / 8) * 2 * Math.PI - Math.PI / 2, index % 2 ? 6 : 28];
      return [470 + Math.cos(angle) * far, 84 + Math.sin(angle) * far];
    });
    drawn.lay(star, {
      metal: true,
      tone: (x) => (x > 470 ? 0.8 : 0.2),
      hatch: [{ gap: 2.6, angle: 30 }],
      edge: 1.6,
    });
    for (const [x, lean] of [
      [210, -10],
      [300, 0],
      [390, 10],
    ] as const)
      drawn.lay(
        [
          [292, 206],
          [308, 206],
          [x + 5 + lean, 352],
          [x - 5 + lean, 352],
        ],
        { tone: turned(x - 30, 60, 0.4, 0.5), hatch: [{ gap: 3.6 }], edge: 1.8 },
      );
    drawn.lay(oval(300, 204, 26, 18), { metal: true, tone: 0.5, hatch: [{ gap: 3 }], edge: 2 });
    const put = (points: Points) => moved(points, 300, 190, 1, -0.46);
    const round = (from: number, to: number, a: number, b: number, tone: number, metal = false) =>
      drawn.lay(
        put([
          [from, -a],
          [to, -b],
          [to + 5, 0],
          [to, b],
          [from, a],
          [from - 4, 0],
        ]),
        {
          metal,
          tone: (x, y) => {
            const across = ((x - 300) * Math.sin(0.46) + (y - 190) * Math.cos(0.46)) / Math.max(a, b);
            return tone + 0.5 * Math.max(0, across) ** 1.4 + 0.2 * Math.max(0, -across - 0.6);
          },
          hatch: [{ gap: 3.8, angle: -26.4 }],
          edge: 2.2,
        },
      );
    round(-176, -146, 20, 22, 0.5, true);
    round(-146, -40, 25, 27, 0.1);
    round(-46, -34, 32, 32, 0.4, true);
    round(-34, 80, 34, 38, 0.06);
    round(74, 88, 44, 44, 0.4, true);
    round(88, 176, 42, 50, 0.34);
    drawn.lay(put(oval(178, 0, 14, 50)), {
      bare: true,
      tone: (x) => 0.3 * Math.max(0, Math.sin(x / 5)),
      hatch: [{ gap: 4 }],
      edge: 2.4,
      metal: true,
    });
    return [];
  });

/** A letter with its seal, laurel at both sides: the order is placed. */
export const thanks = (): string =>
  vignette((drawn) => {
    fallsOn(drawn, 300, 320, 190, 16, 0.2);
    laurel(drawn, [268, 352], -1, 250);
    laurel(drawn, [332, 352], 1, 250);
    drawn.lay(box(140, 118, 320, 204), {
      bare: true,
      tone: (x, y) => 0.03 + Math.max(0, (x + y - 620) / 600),
      hatch: [{ gap: 5.4, even: true }],
      edge: 2.2,
    });
    for (const side of [-1, 1])
      drawn.lay(
        [
          [300 + side * 160, 122],
          [300 + side * 160, 322],
          [300 + side * 8, 226],
        ],
        { tone: side > 0 ? 0.2 : 0.06, hatch: [{ gap: 5, angle: side * 40 }], edge: 1.7 },
      );
    drawn.lay(
      [
        ...curve([
          [140, 322],
          [270, 218],
          [300, 208],
          [330, 218],
          [460, 322],
        ]),
      ],
      { bare: true, tone: 0.05, hatch: [{ gap: 5.6, even: true }], edge: 1.8 },
    );
    drawn.dim(
      [
        [140, 130],
        [300, 262],
        [460, 130],
      ],
      0.26,
      16,
    );
    drawn.lay(
      [
        ...curve([
          [140, 118],
          [276, 232],
          [300, 242],
          [324, 232],
          [460, 118],
        ]),
      ],
      { bare: true, tone: (_x, y) => 0.02 + (y - 118) / 900, hatch: [{ gap: 5.4, angle: 0 }], edge: 2.2 },
    );
    const seal = Array.from({ length: 40 }, (_, index): Point => {
      const angle = (index / 40) * 2 * Math.PI;
      const far = 46 + 2.6 * Math.sin(index * 1.7) + 1.6 * Math.sin(index * 0.9);
      return [300 + Math.cos(angle) * far, 236 + Math.sin(angle) * far];
    });
    drawn.lay(blob(seal, 2), {
      metal: true,
      bare: true,
      tone: (x, y) => 0.4 + (x - 300 + y - 236) / 200,
      hatch: [{ gap: 3.2, angle: 45 }],
      edge: 2.2,
    });
    drawn.lay(oval(300, 236, 33), {
      metal: true,
      bare: true,
      tone: (x, y) => 0.3 - (x - 300 + y - 236) / 240,
      hatch: [{ gap: 3.2, angle: -45 }],
      edge: 1.6,
    });
    drawn.lay(oval(300, 236, 26, 26), { bare: true });
    eyeMark(drawn, 300, 236, 23);
    return [];
  });

/** Glasses broken at their bridge. */
export const failed = (): string =>
  vignette((drawn) => {
    ground(drawn, 300);
    const half = (x: number, y: number, turn: number, side: 1 | -1): void => {
      const put = (points: Points) => moved(points, x, y, 1, turn);
      drawn.stroke(
        put(
          curve([
            [side * 84, -24],
            [side * 108, -36],
            [side * 150, -14],
            [side * 168, 40],
          ]),
        ),
        () => 9,
      );
      drawn.lay(put(oval(0, 0, 92, 88)), { tone: 0.92, hatch: [{ gap: 3.2, angle: 45 }], edge: 2 });
      drawn.lay(put(oval(0, 0, 79, 75)), {
        bare: true,
        tone: (px, py) =>
          0.14 * Math.max(0, Math.sin((px + py) / 26)) + 0.2 * Math.max(0, (px - x) / 90 - 0.4),
        hatch: [{ gap: 5, angle: -45 }],
        edge: 1.7,
      });
      drawn.stroke(
        put(
          curve([
            [-side * 84, -18],
            [-side * 100, -34],
            [-side * 112, -33],
          ]),
        ),
        () => 8,
      );
    };
    drawn.dim(oval(300, 306, 220, 14), 0.2, 20);
    half(176, 210, -0.16, -1);
    half(420, 224, 0.22, 1);
    const crack: readonly Points[] = [
      [
        [398, 214],
        [440, 190],
        [462, 158],
      ],
      [
        [398, 214],
        [372, 190],
        [366, 156],
      ],
      [
        [398, 214],
        [430, 246],
        [438, 292],
      ],
      [
        [398, 214],
        [368, 240],
        [350, 250],
      ],
      [
        [398, 214],
        [450, 222],
        [494, 216],
      ],
      [
        [426, 198],
        [438, 222],
        [420, 236],
      ],
      [
        [380, 198],
        [392, 190],
        [412, 206],
      ],
    ];
    for (const line of crack) drawn.stroke(line, 2.2);
    for (const [x, y, r] of [
      [296, 190, 7],
      [304, 214, 5],
      [290, 232, 4],
    ] as const)
      drawn.lay(
        [
          [x, y - r],
          [x + r, y + r * 0.4],
          [x - r * 0.7, y + r],
        ],
        { metal: true, tone: 0.5, hatch: [{ gap: 2.6 }], edge: 1.2 },
      );
    return [];
  });

import type { Plate } from '../engraving/plate.ts';
import { arc, blob, box, curve, moved, oval, type Point, type Points } from '../engraving/shape.ts';
import { bookPlate } from './frames.ts';
import { caseOf, eyeMark, fallsOn, flat, lensOf, lensShape } from './objects.ts';

const SKIN = 0.05;

/** A finger from its root to its tip: contour lines run across it. */
const finger = (drawn: Plate, spine: Points, wide: (share: number) => number, dark = SKIN): void => {
  const line = curve(spine, 10);
  const sides = line.map(([x, y], index): readonly [Point, Point] => {
    const [a, b] = [
      line[Math.max(0, index - 1)] ?? [x, y],
      line[Math.min(line.length - 1, index + 1)] ?? [x, y],
    ];
    const long = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const half = wide(index / (line.length - 1)) / 2;
    const [nx, ny] = [(-(b[1] - a[1]) / long) * half, ((b[0] - a[0]) / long) * half];
    return [
      [x + nx, y + ny],
      [x - nx, y - ny],
    ];
  });
  const [tip, before] = [line.at(-1) ?? [0, 0], line.at(-2) ?? [0, 0]];
  const angle = Math.atan2(tip[1] - before[1], tip[0] - before[0]);
  const r = wide(1) / 2;
  const cap = Array.from({ length: 9 }, (_, index): Point => {
    const at = angle + Math.PI / 2 - (index / 8) * Math.PI;
    return [tip[0] + Math.cos(at) * r, tip[1] + Math.sin(at) * r];
  });
  const shape = [...sides.map(([one]) => one), ...cap, ...sides.map(([, other]) => other).reverse()];
  const rungs = sides.flatMap(([one, other], index): Points[] => {
    const next = sides[index + 1];
    const count = next
      ? Math.max(
          1,
          Math.round(
            Math.hypot(
              (line[index + 1]?.[0] ?? 0) - (line[index]?.[0] ?? 0),
              (line[index + 1]?.[1] ?? 0) - (line[index]?.[1] ?? 0),
            ) / 4.6,
          ),
        )
      : 1;
    return Array.from({ length: count }, (_, part): Points => {
      const share = part / count;
      const from: Point = next
        ? [one[0] + (next[0][0] - one[0]) * share, one[1] + (next[0][1] - one[1]) * share]
        : one;
      const to: Point = next
        ? [other[0] + (next[1][0] - other[0]) * share, other[1] + (next[1][1] - other[1]) * share]
        : other;
      const [dx, dy] = [(to[1] - from[1]) * 0.16, -(to[0] - from[0]) * 0.16];
      return curve(
        [
          from,
          [(from[0] * 3 + to[0]) / 4 + dx * 0.75, (from[1] * 3 + to[1]) / 4 + dy * 0.75],
          [(from[0] + to[0]) / 2 + dx, (from[1] + to[1]) / 2 + dy],
          [(from[0] + to[0] * 3) / 4 + dx * 0.75, (from[1] + to[1] * 3) / 4 + dy * 0.75],
          to,
        ],
        4,
      );
    });
  });
  drawn.lay(shape, {
    tone: (_x, _y, share) =>
      dark + 0.5 * Math.max(0, 0.34 - share) * 1.7 + 0.24 * Math.max(0, share - 0.82) * 3,
    hatch: [{ gap: 4.6, lines: rungs }],
    edge: 2.2,
  });
};

/** A hand as old printers set it in margins: it points up to the right, a lens upon its finger at (x, y). */
export const pointing = (drawn: Plate, x: number, y: number, scale = 1, turn = -0.52): Points => {
  const put = (points: Points): Points =>
    moved(
      points.map(([px, py]): Point => [px - 214, py + 38]),
      x,
      y,
      scale,
      turn,
    );
  const wide = (from: number, to: number) => (share: number) => (from + (to - from) * share) * scale;
  drawn.lay(put(box(-300, -76, 150, 160)), {
    tone: (px) => 0.5 + 0.16 * Math.sin(px / 9),
    hatch: [
      { gap: 4.8, angle: 60 },
      { gap: 5, angle: -20, from: 0.5 },
    ],
    edge: 2.2,
  });
  drawn.lay(put(box(-156, -70, 40, 148)), {
    bare: true,
    tone: 0.05,
    hatch: [{ gap: 4.6, angle: 60 }],
    edge: 2,
  });
  drawn.lay(put(oval(-136, 44, 6)), { metal: true, solid: true });
  finger(
    drawn,
    put([
      [-10, 66],
      [40, 76],
      [72, 72],
    ]),
    wide(42, 34),
    0.2,
  );
  finger(
    drawn,
    put([
      [0, 40],
      [60, 46],
      [94, 42],
    ]),
    wide(46, 36),
    0.14,
  );
  finger(
    drawn,
    put([
      [10, 8],
      [70, 14],
      [108, 10],
    ]),
    wide(48, 38),
    0.08,
  );
  const back = put(
    blob([
      [-122, -54],
      [-70, -60],
      [-10, -64],
      [30, -50],
      [44, -20],
      [38, 20],
      [20, 60],
      [-20, 84],
      [-80, 72],
      [-122, 62],
    ]),
  );
  drawn.lay(back, {
    tone: (px, py) =>
      SKIN +
      0.34 * Math.max(0, ((px - x) * 0.5 + (py - y)) / (150 * scale) - 0.72) +
      0.08 * Math.sin(px / 22),
    hatch: [{ gap: 4.8, angle: 58, bend: (px, py) => 12 * Math.sin((py - px) / 60) }],
    edge: 2.2,
  });
  finger(
    drawn,
    put([
      [-30, -36],
      [60, -40],
      [140, -36],
      [206, -34],
    ]),
    (share) => (58 - 18 * share - 4 * Math.sin(share * 9)) * scale,
  );
  for (const at of [66, 74, 142])
    drawn.stroke(
      put(
        curve([
          [at, -58],
          [at + 4, -44],
          [at - 1, -26],
        ]),
      ),
      1.5,
    );
  drawn.lay(
    put([
      ...curve([
        [196, -52],
        [216, -52],
        [226, -42],
      ]),
      ...curve([
        [222, -40],
        [208, -44],
        [194, -45],
      ]),
    ]),
    { bare: true, edge: 1.4 },
  );
  finger(
    drawn,
    put([
      [-70, -24],
      [-20, -10],
      [36, 2],
      [76, -4],
    ]),
    wide(54, 34),
    0.04,
  );
  drawn.lay(put(oval(84, -7, 13, 9, -0.1)), { bare: true, edge: 1.3 });
  drawn.dim(oval(x, y - 2, 40 * scale, 10), 0.3, 14);
  const r = 96 * scale;
  lensOf(drawn, x + 4, y - 16 * scale - r * 0.62, r);
  return lensShape(x + 4, y - 16 * scale - r * 0.62, r);
};

const rays = (drawn: Plate, x: number, y: number, from: number, to: number): void => {
  for (let index = 0; index < 48; index++) {
    const angle = (index / 48) * 2 * Math.PI;
    drawn.stroke(
      [
        [x + Math.cos(angle) * from, y + Math.sin(angle) * from],
        [
          x + Math.cos(angle) * (index % 2 ? to : to * 0.86),
          y + Math.sin(angle) * (index % 2 ? to : to * 0.86),
        ],
      ],
      1,
      undefined,
      true,
    );
  }
};

/** A wide hand, palm up, that comes from the left and offers something. */
const offering = (drawn: Plate): void => {
  drawn.lay(box(0, 318, 70, 82), { tone: 0.5, hatch: [{ gap: 4.6, angle: 70 }], edge: 2 });
  drawn.lay(box(58, 312, 22, 92), { bare: true, edge: 1.8 });
  finger(
    drawn,
    [
      [240, 318],
      [330, 336],
      [420, 326],
      [506, 300],
    ],
    (share) => 44 - 15 * share,
    0.14,
  );
  finger(
    drawn,
    [
      [220, 330],
      [320, 354],
      [430, 344],
      [528, 316],
    ],
    (share) => 46 - 16 * share,
    0.08,
  );
  const palm = blob([
    [78, 322],
    [130, 306],
    [190, 300],
    [240, 306],
    [300, 330],
    [360, 348],
    [372, 372],
    [330, 392],
    [240, 398],
    [150, 392],
    [78, 396],
  ]);
  drawn.lay(palm, {
    tone: (x, y) => SKIN + 0.5 * Math.max(0, (y - 340) / 60) + 0.1 * Math.sin(x / 40),
    hatch: [{ gap: 4.6, bend: (x) => -16 * Math.sin(((x - 80) / 300) * Math.PI) }],
    edge: 2.2,
  });
  finger(
    drawn,
    [
      [300, 372],
      [380, 378],
      [450, 366],
      [516, 342],
    ],
    (share) => 44 - 15 * share,
    0.1,
  );
  finger(
    drawn,
    [
      [140, 330],
      [180, 286],
      [232, 262],
      [276, 262],
    ],
    (share) => 52 - 18 * share,
    0.04,
  );
  drawn.stroke(
    curve([
      [150, 352],
      [200, 336],
      [250, 344],
    ]),
    1.6,
  );
  drawn.lay(arc(268, 258, 15, 9, Math.PI, 2 * Math.PI), { edge: 1.3 });
};

const wall = (drawn: Plate): void => {
  drawn.lay(box(0, 0, 600, 400), {
    tone: (x, y) => 0.06 + 0.2 * Math.max(0, Math.hypot(x - 300, y - 190) / 300 - 0.5),
    hatch: [{ gap: 6, even: true }],
  });
};

export const fingertip = (): string =>
  bookPlate((drawn) => {
    wall(drawn);
    rays(drawn, 404, 132, 118, 162);
    return [pointing(drawn, 400, 212)];
  });

export const handCase = (): string =>
  bookPlate((drawn) => {
    wall(drawn);
    offering(drawn);
    fallsOn(drawn, 370, 322, 130, 12);
    caseOf(drawn, 368, 298, 62, true);
    lensOf(drawn, 437, 262, 30, 0.36);
    return [lensShape(437, 262, 30, 0.36)];
  });

export const handParcel = (): string =>
  bookPlate((drawn) => {
    wall(drawn);
    offering(drawn);
    fallsOn(drawn, 380, 322, 130, 12);
    const [front, side, top]: readonly Points[] = [
      [
        [270, 168],
        [440, 176],
        [440, 322],
        [270, 312],
      ],
      [
        [440, 176],
        [510, 150],
        [510, 288],
        [440, 322],
      ],
      [
        [270, 168],
        [342, 144],
        [510, 150],
        [440, 176],
      ],
    ];
    drawn.lay(
      front ?? [],
      flat((x) => 0.04 + (x - 270) / 2400, 3),
    );
    drawn.lay(side ?? [], flat(0.5, 60, 4.6));
    drawn.lay(top ?? [], flat(0.14, -18, 6));
    drawn.lay(
      [
        [342, 171],
        [370, 173],
        [370, 319],
        [342, 317],
      ],
      { metal: true, tone: 0.4, hatch: [{ gap: 3, angle: 90 }], edge: 1.4 },
    );
    drawn.lay(
      [
        [342, 171],
        [370, 173],
        [440, 147],
        [412, 146],
      ],
      { metal: true, tone: 0.3, hatch: [{ gap: 3, angle: -20 }], edge: 1.4 },
    );
    for (const loop of [
      blob([
        [386, 156],
        [352, 126],
        [322, 122],
        [318, 142],
        [346, 154],
      ]),
      blob([
        [390, 156],
        [424, 122],
        [458, 116],
        [462, 136],
        [432, 152],
      ]),
    ])
      drawn.lay(loop, { metal: true, tone: 0.3, hatch: [{ gap: 3, angle: 30 }], edge: 1.6, bare: true });
    drawn.lay(oval(388, 155, 10, 8), { metal: true, tone: 0.7, hatch: [{ gap: 2.6 }], edge: 1.4 });
    eyeMark(drawn, 308, 244, 26);
    return [front ?? []];
  });

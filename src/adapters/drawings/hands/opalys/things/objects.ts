import type { Look, Plate, Tone } from '../engraving/plate.ts';
import { arc, blob, box, curve, oval, type Point, type Points, pill } from '../engraving/shape.ts';

/** A flat thing: even lines in one direction. */
export const flat = (tone: Tone, angle = 0, gap = 5, edge = 1.6): Look => ({
  tone,
  hatch: [{ gap, angle, even: true }],
  edge,
});

/** A round thing that stands: light at its left, dark towards its right. */
export const turned =
  (x: number, width: number, base = 0.06, deep = 0.62): Tone =>
  (px) => {
    const at = (px - x) / width;
    return (
      base +
      deep * Math.max(0, at - 0.42) ** 1.3 * 1.7 +
      0.35 * Math.max(0, 0.1 - at) -
      0.4 * Math.max(0, at - 0.92)
    );
  };

/** Of a lens's radius. */
const DEEP = 0.62;

/** A soft lens like a bowl, seen a little from above. */
export const lensOf = (drawn: Plate, x: number, y: number, r: number, flatness = 0.42): void => {
  const rim = oval(x, y, r, r * flatness);
  const deep = r * DEEP;
  const bowl: Points = [
    ...arc(x, y, r, deep, 0, Math.PI),
    ...arc(x, y, r, r * flatness, Math.PI, 2 * Math.PI),
  ];
  drawn.lay(bowl, {
    tone: (px, _py) => Math.max(0, 0.07 + 0.3 * ((px - x) / r) ** 4 + 0.14 * Math.max(0, (px - x) / r)),
    hatch: [
      {
        gap: Math.max(3, r / 16),
        bend: (px, py) =>
          -Math.sqrt(Math.max(0, 1 - ((px - x) / r) ** 2)) * Math.max(0, deep - (py - y)) * -0.35,
      },
    ],
    edge: Math.max(1.8, r / 42),
  });
  drawn.lay(rim, {
    tone: (px, py) =>
      0.34 * Math.max(0, -(px - x) / r - 0.25) + 0.24 * Math.max(0, -(py - y) / (r * flatness) - 0.3),
    hatch: [
      {
        gap: Math.max(3.2, r / 17),
        bend: (px) => Math.sqrt(Math.max(0, 1 - ((px - x) / r) ** 2)) * r * flatness * 0.55,
      },
    ],
    edge: Math.max(1.8, r / 42),
  });
  drawn.stroke(arc(x, y, r * 0.93, r * flatness * 0.9, 0.1, Math.PI - 0.1), r / 60);
  drawn.stroke(
    arc(x, y + r * 0.1, r * 0.62, r * flatness * 0.56, 0, 2 * Math.PI),
    () => Math.max(0.8, r / 90),
    undefined,
    true,
  );
  drawn.stroke(
    arc(x, y + r * 0.12, r * 0.26, r * flatness * 0.22, 0, 2 * Math.PI),
    () => Math.max(0.7, r / 110),
    undefined,
    true,
  );
  drawn.stroke(arc(x, y, r * 0.84, r * flatness * 0.78, Math.PI * 1.12, Math.PI * 1.42), r / 22);
  drawn.stroke(arc(x, y, r * 0.94, deep * 0.86, Math.PI * 0.12, Math.PI * 0.34), r / 30);
};

/** What tints a lens: the opal, below its lines. */
export const lensShape = (x: number, y: number, r: number, flatness = 0.42): Points => [
  ...arc(x, y, r, r * DEEP, 0, Math.PI),
  ...arc(x, y, r, r * flatness, Math.PI, 2 * Math.PI),
];

/** A case with two screw caps, one of them lying open where `open` asks. */
export const caseOf = (drawn: Plate, x: number, y: number, r: number, open = false): void => {
  drawn.lay(
    pill(x - r * 2.1, y - r * 0.28, r * 4.2, r * 0.78, r * 0.3),
    flat((px) => 0.16 + (px - x + 2 * r) / (r * 14), 0, 4),
  );
  for (const side of [-1, 1]) {
    const cx = x + side * r * 1.12;
    const lid = open && side > 0;
    drawn.lay(
      [...arc(cx, y, r, r * 0.36, 0, Math.PI), ...arc(cx, y - r * 0.5, r, r * 0.36, Math.PI, 2 * Math.PI)],
      { tone: turned(cx - r, r * 2, 0.1, 0.7), hatch: [{ gap: 4, angle: 90 }], edge: 1.8 },
    );
    drawn.lay(oval(cx, y - r * 0.5, r, r * 0.36), {
      tone: lid ? (px) => 0.12 + 0.3 * Math.max(0, (cx - px) / r) : 0.05,
      hatch: [{ gap: 4 }],
      edge: 1.8,
    });
    const inner = oval(cx, y - r * 0.5, r * 0.72, r * 0.25);
    drawn.lay(inner, {
      tone: lid ? (px) => 0.3 - 0.25 * ((px - cx) / r) : 0.02,
      hatch: [{ gap: 3.4, bend: (px) => Math.sqrt(Math.max(0, 1 - ((px - cx) / r) ** 2)) * 6 }],
      edge: 1.2,
      metal: !lid,
    });
  }
};

/** A bottle of solution, its label bare but for a mark. */
export const bottleOf = (drawn: Plate, x: number, y: number, wide: number, high: number): void => {
  const [left, w] = [x - wide / 2, wide];
  const body = blob(
    [
      [left, y - high * 0.6],
      [left + w * 0.12, y - high * 0.72],
      [left + w * 0.34, y - high * 0.78],
      [left + w * 0.66, y - high * 0.78],
      [left + w * 0.88, y - high * 0.72],
      [left + w, y - high * 0.6],
      [left + w, y - 8],
      [left + w * 0.94, y],
      [left + w * 0.06, y],
      [left, y - 8],
    ],
    5,
  );
  drawn.lay(body, { tone: turned(left, w, 0.05, 0.7), hatch: [{ gap: 4.4, angle: 90 }], edge: 1.9 });
  drawn.lay(
    [
      [x - w * 0.17, y - high * 0.77],
      [x - w * 0.13, y - high * 0.88],
      [x - w * 0.05, y - high],
      [x + w * 0.05, y - high],
      [x + w * 0.13, y - high * 0.88],
      [x + w * 0.17, y - high * 0.77],
    ],
    { tone: turned(x - w * 0.17, w * 0.34, 0.4, 0.6), hatch: [{ gap: 3.6, angle: 90 }], edge: 1.7 },
  );
  drawn.lay(box(left, y - high * 0.52, w, high * 0.38), {
    bare: true,
    edge: 1.2,
    tone: (px) => Math.max(0, (px - x) / w - 0.18) * 1.1,
    hatch: [{ gap: 4.6 }],
  });
  drawn.stroke(
    [
      [left + 4, y - high * 0.49],
      [left + w - 4, y - high * 0.49],
    ],
    () => 0.9,
    undefined,
    true,
  );
  drawn.stroke(
    [
      [left + 4, y - high * 0.17],
      [left + w - 4, y - high * 0.17],
    ],
    () => 0.9,
    undefined,
    true,
  );
  eyeMark(drawn, x, y - high * 0.33, w * 0.3);
};

/** The house's mark: an eye of three strokes. */
export const eyeMark = (drawn: Plate, x: number, y: number, r: number): void => {
  const lid = (side: 1 | -1): Points =>
    curve([
      [x - r, y],
      [x - r * 0.45, y + side * r * 0.42],
      [x + r * 0.45, y + side * r * 0.42],
      [x + r, y],
    ]);
  drawn.stroke(lid(-1), r / 9);
  drawn.stroke(lid(1), r / 14);
  const ring = oval(x, y, r * 0.36);
  drawn.stroke([...ring, ...ring.slice(0, 2)], () => r / 16, undefined, true);
  drawn.lay(oval(x, y, r * 0.17), { solid: true });
};

const rimAt = (x: number, y: number, r: number, square: boolean): Points =>
  square
    ? blob([
        [x - r, y - r * 0.66],
        [x, y - r * 0.74],
        [x + r, y - r * 0.66],
        [x + r * 0.96, y + r * 0.3],
        [x + r * 0.5, y + r * 0.74],
        [x - r * 0.5, y + r * 0.74],
        [x - r * 0.96, y + r * 0.3],
      ])
    : oval(x, y, r, r * 0.94);

/** A pair of glasses from the front; with dark glass as sunglasses, in bronze as readers. */
export const glassesOf = (
  drawn: Plate,
  x: number,
  y: number,
  r: number,
  { dark = false, metal = false, square = false } = {},
): void => {
  for (const side of [-1, 1]) {
    const cx = x + side * r * 1.2;
    drawn.stroke(
      curve([
        [cx + side * r * 0.94, y - r * 0.34],
        [cx + side * r * 1.2, y - r * 0.46],
        [cx + side * r * 1.5, y - r * 0.2],
        [cx + side * r * 1.56, y + r * 0.3],
      ]),
      () => r / 12,
      undefined,
      metal,
    );
    drawn.lay(rimAt(cx, y, r, square), {
      metal,
      tone: metal ? 0.9 : 0.95,
      hatch: [{ gap: 3, angle: 45 }],
      edge: r / 26,
    });
    const bare = rimAt(cx, y, r * (metal ? 0.92 : 0.86), square);
    drawn.lay(bare, {
      tone: (px, py) =>
        dark
          ? 0.86 -
            0.5 * Math.max(0, (py - y) / r + 0.2) -
            0.5 * Math.exp(-(((px - cx + (py - y) * 0.7 + r * 0.4) / (r * 0.17)) ** 2))
          : 0.16 * Math.max(0, Math.sin((px + py) / (r * 0.2))),
      hatch: [
        {
          gap: Math.max(3.6, r / 15),
          angle: dark ? 0 : -45,
          bend: dark ? (px) => -10 * (1 - ((px - cx) / r) ** 2) : () => 0,
        },
      ],
      edge: r / 34,
      metal,
    });
  }
  drawn.stroke(
    arc(x, y - r * 0.08, r * 0.26, r * 0.3, Math.PI * 1.02, Math.PI * 1.98),
    () => r / (metal ? 13 : 8),
    undefined,
    metal,
  );
};

/** Shadow that a thing throws on a table. */
export const fallsOn = (drawn: Plate, x: number, y: number, rx: number, ry: number, share = 0.4): void =>
  drawn.dim(oval(x, y, rx, ry), share, ry * 1.2);

/** A twig of laurel. */
export const laurel = (drawn: Plate, [x, y]: Point, side: 1 | -1, long: number): void => {
  const stem = Array.from({ length: 12 }, (_, index): Point => {
    const share = index / 11;
    return [x + side * Math.sin(share * 1.5) * long * 0.62, y - (1 - Math.cos(share * 1.9)) * long * 0.62];
  });
  drawn.stroke(stem, 1.6, undefined, true);
  stem.slice(1).forEach(([sx, sy], index) => {
    const [px, py] = stem[index] ?? [sx, sy];
    const turn = Math.atan2(sy - py, sx - px);
    for (const lean of [-0.75, 0.7]) {
      const [c, s] = [Math.cos(turn + lean), Math.sin(turn + lean)];
      const size = long * 0.15;
      const leaf: Points = blob(
        [
          [sx, sy],
          [sx + c * size * 0.5 - s * size * 0.2, sy + s * size * 0.5 + c * size * 0.2],
          [sx + c * size, sy + s * size],
          [sx + c * size * 0.5 + s * size * 0.2, sy + s * size * 0.5 - c * size * 0.2],
        ],
        4,
      );
      drawn.lay(leaf, {
        metal: true,
        tone: lean > 0 ? 0.6 : 0.25,
        hatch: [{ gap: 2.6, angle: (turn * 180) / Math.PI }],
        edge: 1,
      });
    }
  });
};

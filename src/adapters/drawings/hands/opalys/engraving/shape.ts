export type Point = readonly [x: number, y: number];

/** Points, in order; a shape is closed automatically. */
export type Points = readonly Point[];

const FINE = 8;

const bend = (a: number, b: number, c: number, d: number, t: number): number =>
  0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);

const through = (a: Point, b: Point, c: Point, d: Point, fine: number): Point[] =>
  Array.from({ length: fine }, (_, index): Point => {
    const t = index / fine;
    return [bend(a[0], b[0], c[0], d[0], t), bend(a[1], b[1], c[1], d[1], t)];
  });

/** A curve through the points, from the first to the last. */
export const curve = (points: Points, fine = FINE): Points => {
  const at = (index: number): Point => points[Math.min(points.length - 1, Math.max(0, index))] ?? [0, 0];
  return [
    ...points
      .slice(1)
      .flatMap((_, index) => through(at(index - 1), at(index), at(index + 1), at(index + 2), fine)),
    at(points.length - 1),
  ];
};

/** A closed curve through the points. */
export const blob = (points: Points, fine = FINE): Points => {
  const at = (index: number): Point => points[(index + points.length) % points.length] ?? [0, 0];
  return points.flatMap((_, index) => through(at(index - 1), at(index), at(index + 1), at(index + 2), fine));
};

export const oval = (x: number, y: number, rx: number, ry = rx, turn = 0): Points =>
  Array.from({ length: 56 }, (_, index): Point => {
    const angle = (index / 56) * 2 * Math.PI;
    const [a, b] = [rx * Math.cos(angle), ry * Math.sin(angle)];
    return [x + a * Math.cos(turn) - b * Math.sin(turn), y + a * Math.sin(turn) + b * Math.cos(turn)];
  });

export const arc = (x: number, y: number, rx: number, ry: number, from: number, to: number): Points =>
  Array.from({ length: 33 }, (_, index): Point => {
    const angle = from + (index / 32) * (to - from);
    return [x + rx * Math.cos(angle), y + ry * Math.sin(angle)];
  });

export const box = (x: number, y: number, width: number, height: number): Points => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

/** A rectangle with rounded corners. */
export const pill = (x: number, y: number, width: number, height: number, r: number): Points => {
  const corner = (cx: number, cy: number, from: number): Points =>
    Array.from({ length: 7 }, (_, index): Point => {
      const angle = from + (index / 6) * (Math.PI / 2);
      return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)];
    });
  return [
    ...corner(x + width - r, y + r, -Math.PI / 2),
    ...corner(x + width - r, y + height - r, 0),
    ...corner(x + r, y + height - r, Math.PI / 2),
    ...corner(x + r, y + r, Math.PI),
  ];
};

export const closed = (points: Points): Points => [...points, ...points.slice(0, 1)];

export const mirror = (points: Points, x = 0): Points => points.map(([a, b]): Point => [2 * x - a, b]);

export const moved = (points: Points, dx: number, dy: number, scale = 1, turn = 0): Points => {
  const [c, s] = [Math.cos(turn) * scale, Math.sin(turn) * scale];
  return points.map(([x, y]): Point => [dx + x * c - y * s, dy + x * s + y * c]);
};

/** Returns the point at a share of the way along a line: 0 is its start, 1 its end. */
export const alongLine = (points: Points, share: number): Point => {
  const at = Math.min(1, Math.max(0, share)) * (points.length - 1);
  const [a, b] = [points[Math.floor(at)] ?? [0, 0], points[Math.ceil(at)] ?? [0, 0]];
  const rest = at - Math.floor(at);
  return [a[0] + (b[0] - a[0]) * rest, a[1] + (b[1] - a[1]) * rest];
};

/** Returns lines that change gradually from one guide to the next, for hair and folds of cloth. */
export const flow = (guides: readonly Points[], each: number, fine = 24): readonly Points[] =>
  guides.slice(1).flatMap((next, index) => {
    const from = guides[index] ?? next;
    return Array.from({ length: each }, (_, line) =>
      Array.from({ length: fine + 1 }, (_, step): Point => {
        const share = line / each;
        const [a, b] = [alongLine(from, step / fine), alongLine(next, step / fine)];
        return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
      }),
    );
  });

/** Returns a strip along a line; `width` returns its width at each point. */
export const strip = (line: Points, width: (share: number) => number): Points => {
  const sides = line.map((point, index): readonly [Point, Point] => {
    const before = line[Math.max(0, index - 1)] ?? point;
    const after = line[Math.min(line.length - 1, index + 1)] ?? point;
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const half = width(index / (line.length - 1)) / 2 / (Math.hypot(dx, dy) || 1);
    return [
      [point[0] - dy * half, point[1] + dx * half],
      [point[0] + dy * half, point[1] - dx * half],
    ];
  });
  return [...sides.map(([one]) => one), ...sides.map(([, other]) => other).reverse()];
};

import type { Point, Points } from './shape.ts';

/** Steps of a cut's path per drawing unit. */
export const STEPS = 5;

/** Steps of an even line's path per drawing unit. */
export const RULED = 2.5;

/** Units: drawing units. */
const SPACING = 1.7;

/** Widths of even lines are rounded to multiples of this. */
const EVEN = 0.5;

const LEAST = 0.3;

const TOLERANCE = 0.42;

/** Tolerance for even lines, which are mostly straight. */
const ROUGH = 0.6;

type Mark = readonly [x: number, y: number, width: number];

/** Returns the width of a cut at a point; `share` of the way along the line. Widths below a third of a unit are not cut. */
export type WidthAt = (x: number, y: number, share: number) => number;

const lengthOf = (line: Points): number =>
  line.slice(1).reduce((sum, [x, y], index) => {
    const from = line[index] ?? [x, y];
    return sum + Math.hypot(x - from[0], y - from[1]);
  }, 0);

/** Returns points with widths at equal distances along a line. */
const marksOf = (line: Points, widthAt: WidthAt, fine: number): Mark[] => {
  const whole = lengthOf(line);
  const marks: Mark[] = [];
  const spacing = Math.min(fine, Math.max(0.5, whole / 6));
  let [done, due] = [0, 0];
  let from = line[0];
  for (const to of line) {
    const [fx, fy] = from ?? to;
    const [x, y] = to;
    from = to;
    const length = Math.hypot(x - fx, y - fy);
    while (length > 0 && due <= done + length + 1e-6) {
      const part = (due - done) / length;
      const [px, py] = [fx + (x - fx) * part, fy + (y - fy) * part];
      marks.push([px, py, widthAt(px, py, whole ? due / whole : 0)]);
      due += spacing;
    }
    done += length;
  }
  return marks;
};

/** Removes points that can be interpolated from their neighbours. */
const fewer = (marks: readonly Mark[], pointed = true): readonly Mark[] => {
  const kept: Mark[] = [];
  const keep = (from: number, to: number): void => {
    const [a, b] = [marks[from], marks[to]];
    if (!a || !b) return;
    let [worst, where] = [pointed ? TOLERANCE : ROUGH, -1];
    for (let index = from + 1; index < to; index++) {
      const mark = marks[index] ?? a;
      const share = (index - from) / (to - from);
      const off =
        Math.hypot(a[0] + (b[0] - a[0]) * share - mark[0], a[1] + (b[1] - a[1]) * share - mark[1]) +
        Math.abs(a[2] + (b[2] - a[2]) * share - mark[2]) * 0.6;
      if (off > worst) [worst, where] = [off, index];
    }
    if (where < 0) {
      kept.push(b);
      return;
    }
    keep(from, where);
    keep(where, to);
  };
  const [first] = marks;
  const [second, last] = [marks[1], marks[marks.length - 1]];
  if (!first || !second || !last) return marks;
  if (!pointed) {
    kept.push(first);
    keep(0, marks.length - 1);
    return kept;
  }
  kept.push(first, second);
  keep(1, marks.length - 2);
  return [...kept, last];
};

const edgesOf = (marks: readonly Mark[]): Points => {
  const [left, right]: [Point[], Point[]] = [[], []];
  marks.forEach(([x, y, width], index) => {
    const before = marks[index - 1];
    const after = marks[index + 1];
    if (!before || !after) {
      const [nextX, nextY] = before ?? after ?? [x, y];
      const on = Math.min(1.3, width * 0.6) / (Math.hypot(x - nextX, y - nextY) || 1);
      left.push([x + (x - nextX) * on, y + (y - nextY) * on]);
      return;
    }
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const half = width / 2 / (Math.hypot(dx, dy) || 1);
    left.push([x - dy * half, y + dx * half]);
    right.push([x + dy * half, y - dx * half]);
  });
  return [...left, ...right.reverse()];
};

const step = (value: number): string => (value < 0 ? `${value}` : ` ${value}`);

/** Collects cuts as one path in whole steps; each cut ends in points, as in an engraving. */
export const graver = () => {
  let path = '';
  let [atX, atY] = [0, 0];
  const outline = (points: Points): void => {
    path += 'm';
    points.forEach(([x, y], index) => {
      const [toX, toY] = [Math.round(x * STEPS), Math.round(y * STEPS)];
      const move = `${step(toX - atX)}${step(toY - atY)}`;
      path += index === 0 ? move.trimStart() : move;
      [atX, atY] = [toX, toY];
    });
  };
  const cut = (line: Points, widthAt: WidthAt, fine = SPACING): void => {
    let run: Mark[] = [];
    const end = () => {
      if (run.length > 2) outline(edgesOf(fewer(run)));
      run = [];
    };
    for (const mark of marksOf(line, widthAt, fine)) {
      if (mark[2] >= LEAST) run.push(mark);
      else end();
    }
    end();
  };
  const ruled = new Map<number, { path: string; x: number; y: number }>();
  const rule = (marks: readonly Mark[], size: number): void => {
    const pen = ruled.get(size) ?? { path: '', x: 0, y: 0 };
    ruled.set(size, pen);
    fewer(
      marks.map(([x, y]): Mark => [x, y, 0]),
      false,
    ).forEach(([x, y], index) => {
      const [toX, toY] = [Math.round(x * RULED), Math.round(y * RULED)];
      if (index > 0 && toX === pen.x && toY === pen.y) return;
      const move = `${step(toX - pen.x)}${step(toY - pen.y)}`;
      pen.path += index === 0 ? `m${move.trimStart()}` : move;
      [pen.x, pen.y] = [toX, toY];
    });
  };
  /** Draws a line in pieces of even width: for walls and skies, with much shorter paths. */
  const ruleLine = (line: Points, widthAt: WidthAt, fine = SPACING): void => {
    let run: Mark[] = [];
    let size = 0;
    for (const mark of marksOf(line, widthAt, fine)) {
      const own = mark[2] < LEAST ? 0 : Math.max(1, Math.round(mark[2] / EVEN));
      if (own !== size && Math.abs(mark[2] - size * EVEN) > EVEN * 0.66) {
        if (size > 0 && run.length > 0) rule([...run, mark], size);
        run = [];
        size = own;
      }
      if (size > 0) run.push(mark);
    }
    if (size > 0 && run.length > 1) rule(run, size);
  };
  /** Returns the even lines, grouped by width. */
  const lines = (): string =>
    [...ruled]
      .map(
        ([size, pen]) =>
          `<path stroke-width="${Math.round(size * EVEN * RULED * 10) / 10}" d="${pen.path}"/>`,
      )
      .join('');
  return { cut, ruleLine, outline, path: () => path, lines };
};

export type Graver = ReturnType<typeof graver>;

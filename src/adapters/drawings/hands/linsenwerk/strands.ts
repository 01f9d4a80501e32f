import type { Point } from '../../../shared/svg/curve.ts';
import { n } from '../../../shared/svg/ink.ts';

const xy = ([x, y]: Point): string => `${n(x)} ${n(y)}`;

/** Returns an open curve through all points. `go`: its first command, `M` or `L`. */
export const curve = (points: readonly Point[], go = 'M'): string => {
  const at = (index: number): Point => points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0];
  const steps = points.slice(1).map((next, index) => {
    const [from, before, later] = [at(index), at(index - 1), at(index + 2)];
    const first: Point = [from[0] + (next[0] - before[0]) / 6, from[1] + (next[1] - before[1]) / 6];
    const second: Point = [next[0] - (later[0] - from[0]) / 6, next[1] - (later[1] - from[1]) / 6];
    return `C${xy(first)} ${xy(second)} ${xy(next)}`;
  });
  return `${go}${xy(at(0))}${steps.join('')}`;
};

const between = (one: readonly Point[], other: readonly Point[], share: number): readonly Point[] =>
  one.map(([x, y], index) => {
    const [ox, oy] = other[index] ?? [x, y];
    return [x + (ox - x) * share, y + (oy - y) * share];
  });

/** Returns the area between two edges that run in the same direction. */
export const lock = (one: readonly Point[], other: readonly Point[]): string =>
  `${curve(one)}${curve([...other].reverse(), 'L')}Z`;

/** Returns lines between two edges that change gradually from one to the other; each starts and ends slightly differently. */
export const strands = (
  one: readonly Point[],
  other: readonly Point[],
  count: number,
  random: () => number,
): string =>
  Array.from({ length: count }, (_, index) => {
    const share = (index + 0.35 + random() * 0.5) / count;
    const whole = between(one, other, share);
    const short =
      whole.length > 3 && random() < 0.4
        ? whole.slice(random() < 0.5 ? 1 : 0, random() < 0.5 ? -1 : undefined)
        : whole;
    return curve(short);
  }).join('');

export const mirror = (points: readonly Point[]): readonly Point[] => points.map(([x, y]) => [-x, y]);

import { n } from './ink.ts';

export type Point = readonly [number, number];

/** Parses points as SVG writes them: `0,0 12.5,-4`. */
export const points = (text: string): readonly Point[] =>
  text.split(' ').map((pair) => {
    const [x = Number.NaN, y = Number.NaN] = pair.split(',').map(Number);
    return [x, y];
  });

const between = (from: Point, to: Point, share: number): Point => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
];
const at = (points: readonly Point[], index: number): Point => points.at(index % points.length) ?? [0, 0];
const xy = ([x, y]: Point): string => `${n(x)} ${n(y)}`;

/** Returns a closed outline of straight lines with rounded corners. */
export const rounded = (points: readonly Point[]): string => {
  const corner = (point: Point, index: number) => {
    const before = at(points, index - 1 + points.length);
    const after = at(points, index + 1);
    const start = xy(between(point, before, 0.2));
    return `${index === 0 ? 'M' : 'L'}${start}Q${xy(point)} ${xy(between(point, after, 0.2))}`;
  };
  return `${points.map(corner).join('')}Z`;
};

/** Returns a closed curve through all points. Each bend depends on the neighbouring points. */
export const smooth = (points: readonly Point[]): string => {
  const step = (point: Point, index: number) => {
    const before = at(points, index - 1 + points.length);
    const next = at(points, index + 1);
    const later = at(points, index + 2);
    const first: Point = [point[0] + (next[0] - before[0]) / 6, point[1] + (next[1] - before[1]) / 6];
    const second: Point = [next[0] - (later[0] - point[0]) / 6, next[1] - (later[1] - point[1]) / 6];
    return `C${xy(first)} ${xy(second)} ${xy(next)}`;
  };
  return `M${xy(at(points, 0))}${points.map(step).join('')}Z`;
};

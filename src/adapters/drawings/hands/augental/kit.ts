import type { Point } from '../../../shared/svg/curve.ts';
import { smooth } from '../../../shared/svg/curve.ts';
import { n } from '../../../shared/svg/ink.ts';

/** The palette of this style; all other colours are mixed from these. */
export const paint = {
  teal: '#0f5e63',
  plum: '#3b2f63',
  honey: '#e9a83d',
  brick: '#b5533a',
  cream: '#fbf1de',
  paper: '#fffaf0',
  moss: '#7f9b56',
  pine: '#2f5f4f',
  sky: '#bfe0e0',
  rose: '#e2877a',
  wood: '#b98252',
  bark: '#6e4630',
  night: '#1f2447',
  snow: '#f4f8fb',
} as const;

export type Random = () => number;

/** Returns a number around 0, at most `reach` away from it. */
export const around = (random: Random, reach: number): number => (random() * 2 - 1) * reach;

/** Rounds numbers of three or more digits: it shortens the document without visible difference. */
const brief = (body: string): string =>
  body.replace(/\d{3,}\.\d+/g, (number) => String(Math.round(Number(number)))).replaceAll(' -', '-');

export const document = ([width, height]: readonly [number, number], body: string, defs = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><g stroke-linecap="round" stroke-linejoin="round">${
    defs ? `<defs>${defs}</defs>` : ''
  }${brief(body)}</g></svg>`;

export const fill = (d: string, colour: string, opacity = 1): string =>
  `<path d="${d}" fill="${colour}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;

export const line = (d: string, colour: string, width: number, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"${
    opacity < 1 ? ` opacity="${opacity}"` : ''
  }/>`;

/** A filled shape with an uneven edge, like dried thick paint. */
export const rough = (d: string, colour: string, width = 2.6): string =>
  `<path d="${d}" fill="${colour}" stroke="${colour}" stroke-width="${width}" stroke-dasharray="46 31 17 58 74 22 30 49"/>`;

/** Dry brush strokes: each has a thinner, broken stroke beside it. */
export const brushed = (d: string, colour: string, width: number, opacity = 0.5): string =>
  line(d, colour, width, opacity) +
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width * 0.6}" stroke-dasharray="34 7 18 12" opacity="${opacity}" transform="translate(${width * 1.5} ${
    width * 1.3
  })"/>`;

export const group = (body: string, x: number, y: number, scale = 1, turn = 0): string =>
  `<g transform="translate(${n(x)} ${n(y)})${turn ? ` rotate(${n(turn)})` : ''}${
    scale === 1 ? '' : ` scale(${scale})`
  }">${body}</g>`;

export const clipped = (clip: string, body: string): string => `<g clip-path="${clip}">${body}</g>`;

/** An uneven round shape, like a mark of a full brush. */
export const blob = (random: Random, [x, y]: Point, [rx, ry]: Point, uneven = 0.06, steps = 9): string =>
  smooth(
    Array.from({ length: steps }, (_, index) => {
      const angle = (index / steps) * Math.PI * 2;
      const reach = 1 + around(random, uneven);
      return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach] as const;
    }),
  );

/** A polygon with slightly curved edges, as if cut or painted by hand. */
export const cut = (random: Random, points: readonly Point[], bow = 1.6): string => {
  const edges = points.map(([x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
    const middleX = (x + nextX) / 2 + around(random, bow);
    const middleY = (y + nextY) / 2 + around(random, bow);
    return `Q${n(middleX)} ${n(middleY)} ${n(nextX)} ${n(nextY)}`;
  });
  const [x, y] = points[0] ?? [0, 0];
  return `M${n(x)} ${n(y)}${edges.join('')}Z`;
};

export const box = (random: Random, x: number, y: number, width: number, height: number, bow = 1.6): string =>
  cut(
    random,
    [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ],
    bow,
  );

interface Strokes {
  readonly count: number;
  /** Their area: left, top, width, height. */
  readonly in: readonly [number, number, number, number];
  readonly length: number;
  /** Degrees from the horizontal. */
  readonly angle: number;
  readonly bend?: number;
}

/** Parallel dry strokes as one path. */
export const strokes = (random: Random, { count, in: room, length, angle, bend = 3 }: Strokes): string => {
  const [left, top, width, height] = room;
  return Array.from({ length: count }, () => {
    const turn = ((angle + around(random, 9)) * Math.PI) / 180;
    const reach = length * (0.45 + random() * 0.75);
    const dx = Math.cos(turn) * reach;
    const dy = Math.sin(turn) * reach;
    const x = Math.round(left + random() * width - dx / 2);
    const y = Math.round(top + random() * height - dy / 2);
    const side = around(random, bend);
    const whole = reach > 12 ? Math.round : n;
    return `M${x} ${y}q${whole(dx / 2 - (dy / reach) * side)} ${whole(dy / 2 + (dx / reach) * side)} ${whole(dx)} ${whole(dy)}`;
  }).join('');
};

/** Long strokes that taper at both ends. */
export const wisps = (
  random: Random,
  count: number,
  [left, top, width, height]: readonly [number, number, number, number],
  [long, thick]: Point,
): string =>
  Array.from({ length: count }, () => {
    const reach = Math.round(long * (0.5 + random() * 0.8));
    const body = Math.round(thick * (0.5 + random() * 0.9));
    const [x, y] = [Math.round(left + random() * width - reach / 2), Math.round(top + random() * height)];
    const sag = Math.round(around(random, 8));
    const half = Math.round(reach * (0.4 + random() * 0.25));
    return `M${x} ${y}q${half} ${-body + sag} ${reach} ${sag}q${half - reach} ${Math.round(body * 0.6)} ${-reach} ${-sag}Z`;
  }).join('');

/** The grain of the paper as a pattern, for a whole drawing or one shape. Used as `url(#tooth)`. */
export const tooth = (random: Random): string => {
  const flecks = (count: number) =>
    strokes(random, { count, in: [8, 8, 164, 164], length: 5, angle: random() * 180, bend: 0.4 });
  return `<pattern id="tooth" width="180" height="180" patternUnits="userSpaceOnUse">${line(
    flecks(38),
    '#fff8e6',
    1.5,
    0.13,
  )}${line(flecks(22), '#2b2340', 1.2, 0.07)}</pattern>`;
};

/** A wash of broad strokes with dry ends of different lengths, as a background for a subject. */
export const wash = (
  random: Random,
  [x, y, width, height]: readonly [number, number, number, number],
  colour: string,
): string => {
  const rows = 14;
  const thick = height / rows;
  const row = (index: number) => {
    const inset = ((index - (rows - 1) / 2) / rows) ** 2 * width * 0.3;
    const from = Math.round(x + thick / 2 + inset + random() * width * 0.07);
    const to = Math.round(x + width - thick / 2 - inset - random() * width * 0.07);
    const level = Math.round(y + (index + 0.5) * thick);
    return `M${from} ${level}Q${Math.round((from + to) / 2)} ${Math.round(level + around(random, 5))} ${to} ${Math.round(level + around(random, 5))}`;
  };
  const broad = Array.from({ length: rows }, (_, index) => row(index)).join('');
  const dry = strokes(random, {
    count: 9,
    in: [x + width * 0.9, y + 10, width * 0.1, height - 20],
    length: width * 0.16,
    angle: 0,
  });
  const dryLeft = strokes(random, {
    count: 7,
    in: [x, y + 10, width * 0.1, height - 20],
    length: width * 0.14,
    angle: 0,
  });
  return (
    `<path d="${broad}" fill="none" stroke="${colour}" stroke-width="${Math.round(thick * 1.6)}"/>` +
    line(dry + dryLeft, colour, 5, 0.8)
  );
};

import type { ArtColours, BoxPattern } from '../../seed/art-type.ts';
import { darker, lighter, mix } from '../svg/colour.ts';
import { ACROSS, DIAGONAL, DOWN, type Ink, n } from '../svg/ink.ts';

/** A face to be printed: its size, its colours, and numbers that differ from product to product. */
export interface Canvas {
  readonly ink: Ink;
  readonly width: number;
  readonly height: number;
  readonly colours: ArtColours;
  readonly random: () => number;
}

type Pattern = (canvas: Canvas) => string;

const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

const crest = (
  width: number,
  height: number,
  from: number,
  lift: number,
  swing: number,
  phase: number,
): string => {
  const points = Array.from({ length: 25 }, (_, step) => {
    const share = step / 24;
    return `${n(width * share)} ${n(from + swing * Math.sin(phase + share * 3.6) - share * lift)}`;
  });
  return `M${points.join('L')}V${height}H0Z`;
};

const waves: Pattern = ({ ink, width, height, colours: { second }, random }) => {
  const phase = random() * 3;
  const near = ink.linear(ACROSS, [
    [0, second, 0.1],
    [0.5, second, 0.75],
    [1, lighter(second, 0.35), 0.95],
  ]);
  const far = ink.linear(ACROSS, [
    [0, lighter(second, 0.5), 0],
    [1, lighter(second, 0.75), 0.75],
  ]);
  return `<path d="${crest(width, height, height * 0.7, height * 0.26, height * 0.1, phase)}" fill="${near}"/>
<path d="${crest(width, height, height * 0.82, height * 0.16, height * 0.08, phase + 1.1)}" fill="${far}"/>`;
};

const rings: Pattern = ({ ink, width, height, colours: { second }, random }) => {
  const x = width * (0.78 + random() * 0.12);
  const y = height * (0.7 + random() * 0.15);
  const step = Math.max(width, height) * 0.085;
  const glow = ink.radial([
    [0, lighter(second, 0.5), 0.95],
    [0.5, second, 0.55],
    [1, second, 0],
  ]);
  const ring = (index: number) =>
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(step * (index + 2.6))}" stroke-opacity="${n(0.9 - index * 0.09)}"/>`;
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(step * 8)}" fill="${glow}"/>
<g fill="none" stroke="${lighter(second, 0.55)}" stroke-width="${n(step * 0.16)}">${times(8, ring)}</g>`;
};

const facets: Pattern = ({ width, height, colours: { main, second }, random }) => {
  const columns = 7;
  const rows = 5;
  const grid = Array.from({ length: (columns + 1) * (rows + 1) }, (_, index) => {
    const column = index % (columns + 1);
    const row = Math.floor(index / (columns + 1));
    const loose = column % columns === 0 || row % rows === 0 ? 0 : 0.5;
    const x = (column + (random() - 0.5) * loose) / columns;
    return [x * width, height * 0.36 + ((row + (random() - 0.5) * loose) / rows) * height * 0.64] as const;
  });
  const at = (column: number, row: number) => grid[row * (columns + 1) + column] ?? [0, 0];
  const corner = (column: number, row: number) => at(column, row).map(n).join(' ');
  const facet = (corners: readonly string[], column: number, row: number) => {
    const share = Math.min(1, (column / columns) * 0.55 + (row / rows) * 0.45 + (random() - 0.5) * 0.3);
    const veil = Math.max(0, Math.min(1, (column / columns + row / rows) * 0.95 - 0.25));
    return `<path d="M${corners.join('L')}Z" fill="${mix(main, lighter(second, 0.35), Math.max(0, share))}" opacity="${n(veil)}"/>`;
  };
  return times(columns * rows, (index) => {
    const c = index % columns;
    const r = Math.floor(index / columns);
    return (
      facet([corner(c, r), corner(c + 1, r), corner(c, r + 1)], c, r) +
      facet([corner(c + 1, r), corner(c + 1, r + 1), corner(c, r + 1)], c, r)
    );
  });
};

const drops: Pattern = ({ ink, width, height, colours: { second }, random }) => {
  const water = ink.linear(DOWN, [
    [0, second, 0],
    [0.5, second, 0.6],
    [1, lighter(second, 0.4), 0.95],
  ]);
  const bead = ink.radial(
    [
      [0, '#ffffff', 0.75],
      [0.45, '#ffffff', 0.16],
      [0.85, '#ffffff', 0.2],
      [1, '#ffffff', 0.6],
    ],
    [0.36, 0.3, 0.75],
  );
  const drop = () => {
    const size = width * (0.008 + random() ** 3 * 0.05);
    return `<circle cx="${n(width * random())}" cy="${n(height * (0.42 + random() * 0.56))}" r="${n(size)}"/>`;
  };
  return `<rect y="${n(height * 0.3)}" width="${width}" height="${n(height * 0.7)}" fill="${water}"/><g fill="${bead}">${times(34, drop)}</g>`;
};

const mist: Pattern = ({ ink, width, height, colours: { second, accent }, random }) => {
  const glow = (colour: string) =>
    ink.radial([
      [0, colour, 0.95],
      [0.5, colour, 0.5],
      [1, colour, 0],
    ]);
  const cloud = (colour: string, x: number, y: number, size: number) =>
    `<ellipse cx="${n(width * x)}" cy="${n(height * y)}" rx="${n(width * size)}" ry="${n(height * size * 0.95)}" fill="${glow(colour)}"/>`;
  const sway = random() * 0.16;
  return (
    cloud(second, 0.86, 0.5 + sway, 0.6) +
    cloud(accent, 0.98, 0.98, 0.5) +
    cloud(lighter(second, 0.55), 0.44 + sway, 1.02, 0.46)
  );
};

const horizon: Pattern = ({ ink, width, height, colours: { main, second, accent }, random }) => {
  const sky = ink.linear(DOWN, [
    [0, second, 0],
    [1, lighter(second, 0.3), 0.95],
  ]);
  const hill = (index: number) => {
    const shade = mix(lighter(second, 0.4), darker(main, 0.1), 0.2 + index * 0.26);
    const phase = random() * 6;
    return `<path d="${crest(width, height, height * (0.7 + index * 0.1), height * 0.03, height * 0.05, phase)}" fill="${shade}"/>`;
  };
  const sun = ink.linear(DOWN, [
    [0, lighter(accent, 0.3)],
    [1, accent],
  ]);
  return `<rect y="${n(height * 0.36)}" width="${width}" height="${n(height * 0.64)}" fill="${sky}"/>
<circle cx="${n(width * 0.72)}" cy="${n(height * 0.68)}" r="${n(height * 0.2)}" fill="${sun}" opacity=".9"/>${times(3, hill)}`;
};

const leaves: Pattern = ({ ink, width, height, colours: { main, second }, random }) => {
  const blade = ink.linear(DIAGONAL, [
    [0, lighter(second, 0.35), 0.95],
    [1, mix(second, main, 0.3), 0.85],
  ]);
  const leaf = (index: number) => {
    const size = height * (0.26 + random() * 0.24);
    const turn = -64 + index * 19 + random() * 10;
    const x = width * (0.5 + index * 0.075);
    const shape = `M0 0C${n(size * 0.34)} ${n(-size * 0.3)} ${n(size * 0.3)} ${n(-size * 0.8)} 0 ${n(-size)}C${n(-size * 0.3)} ${n(-size * 0.8)} ${n(-size * 0.34)} ${n(-size * 0.3)} 0 0Z`;
    return `<g transform="translate(${n(x)} ${n(height * 1.04)}) rotate(${n(turn)})"><path d="${shape}" fill="${blade}"/><path d="M0 0V${n(-size * 0.9)}" stroke="#fff" stroke-opacity=".4" stroke-width="2"/></g>`;
  };
  return times(8, leaf);
};

const arcs: Pattern = ({ ink, width, height, colours: { second, accent }, random }) => {
  const x = width * (1.02 + random() * 0.06);
  const y = height * 1.1;
  const reach = Math.hypot(width, height);
  const arc = (index: number) => {
    const fill = ink.linear(DIAGONAL, [
      [0, lighter(second, 0.05 + index * 0.13), 0.15],
      [1, lighter(second, 0.05 + index * 0.13), 0.9],
    ]);
    return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(reach * (0.78 - index * 0.13))}" fill="${fill}"/>`;
  };
  const thread = `<circle cx="${n(x)}" cy="${n(y)}" r="${n(reach * 0.83)}" fill="none" stroke="${accent}" stroke-opacity=".7" stroke-width="3"/>`;
  return times(4, arc) + thread;
};

/** Rays around where the lens stands. */
const iris: Pattern = ({ ink, width, height, colours: { second, accent }, random }) => {
  const x = width * 0.74;
  const y = height * 0.68;
  const reach = width * 0.75;
  const glow = ink.radial([
    [0, lighter(second, 0.4), 0.9],
    [0.45, second, 0.5],
    [1, second, 0],
  ]);
  const ray = (index: number) => {
    const angle = (index / 96) * 2 * Math.PI;
    const from = reach * 0.3;
    const to = reach * (0.5 + random() * 0.45);
    return `M${n(x + from * Math.cos(angle))} ${n(y + from * Math.sin(angle))}L${n(x + to * Math.cos(angle))} ${n(y + to * Math.sin(angle))}`;
  };
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(reach)}" fill="${glow}"/>
<path d="${times(96, ray)}" stroke="${mix(lighter(second, 0.5), accent, 0.35)}" stroke-opacity=".42" stroke-width="${n(width * 0.006)}" stroke-linecap="round" fill="none"/>`;
};

const petals: Pattern = ({ ink, width, height, colours: { second, accent }, random }) => {
  const x = width * 0.76;
  const y = height * 0.74;
  const size = Math.min(width, height) * 0.62;
  const fill = ink.linear(DOWN, [
    [0, lighter(second, 0.45), 0.75],
    [1, mix(second, accent, 0.4), 0.25],
  ]);
  const start = random() * 30;
  const petal = (index: number) =>
    `<ellipse cx="0" cy="${n(-size * 0.52)}" rx="${n(size * 0.22)}" ry="${n(size * 0.52)}" transform="rotate(${n(start + index * 36)})"/>`;
  return `<g transform="translate(${n(x)} ${n(y)})" fill="${fill}">${times(10, petal)}</g>`;
};

/** What a pack is printed with, by name. Each keeps to the lower right, where no text stands. */
export const patterns: Readonly<Record<BoxPattern, Pattern>> = {
  waves,
  rings,
  facets,
  drops,
  mist,
  horizon,
  leaves,
  arcs,
  iris,
  petals,
};

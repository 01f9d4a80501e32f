import { lighter, mix } from '../../../shared/svg/colour.ts';
import { DIAGONAL, DOWN, n } from '../../../shared/svg/ink.ts';
import { type Pattern, times } from './pattern-canvas.ts';

export const rings: Pattern = ({ ink, width, height, colours: { second }, random }) => {
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

export const facets: Pattern = ({ width, height, colours: { main, second }, random }) => {
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

export const arcs: Pattern = ({ ink, width, height, colours: { second, accent }, random }) => {
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

/** Rays around the position of the lens. */
export const iris: Pattern = ({ ink, width, height, colours: { second, accent }, random }) => {
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

export const petals: Pattern = ({ ink, width, height, colours: { second, accent }, random }) => {
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

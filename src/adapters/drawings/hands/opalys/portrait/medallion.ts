import { BRONZE } from '../sheet.ts';

const STEPS = 5;

const FULL = 2 * Math.PI;

/** A wave around an oval, as a path in fifths of a unit. */
const wave = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  deep: number,
  waves: number,
  phase: number,
): string => {
  let [atX, atY] = [0, 0];
  const count = waves * 8;
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * FULL;
    const off = deep * Math.sin(angle * waves + phase);
    const [toX, toY] = [
      Math.round((x + Math.cos(angle) * (rx + off)) * STEPS),
      Math.round((y + Math.sin(angle) * (ry + off)) * STEPS),
    ];
    const move = `${index === 0 ? 'M' : index === 1 ? 'l' : ''}${toX - atX},${toY - atY}`;
    [atX, atY] = [toX, toY];
    return move;
  }).join(' ');
};

const oval = (x: number, y: number, rx: number, ry: number, wide: number): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" stroke-width="${wide}"/>`;

/** A guilloche frame around an oval, as on bank notes; `waves`: the number of waves around it. */
export const medallion = (x: number, y: number, rx: number, ry: number, waves: number): string => {
  const lines = [0, 1, 2]
    .map((phase) => wave(x, y, rx + 10, ry + 10, 8, waves, (phase * FULL) / 3))
    .join('z');
  return `<g fill="none" stroke="${BRONZE}">${oval(x, y, rx, ry, 1.6)}${oval(x, y, rx + 18.5, ry + 18.5, 1)}${oval(x, y, rx + 21, ry + 21, 0.5)}<path transform="scale(${1 / STEPS})" stroke-width="${0.55 * STEPS}" d="${lines}z"/></g>`;
};

import { mix } from '../../../shared/svg/colour.ts';
import { n } from '../../../shared/svg/ink.ts';
import { fill, line, paint, type Random, strokes } from './kit.ts';
import type { Light } from './light.ts';

export const dots = (
  random: Random,
  count: number,
  [x, y, w, h]: readonly [number, number, number, number],
): string =>
  Array.from(
    { length: count },
    () => `M${Math.round(x + random() * w)} ${Math.round(y + random() * h)}h.1`,
  ).join('');

export const flowers = (random: Random, light: Light, colours: readonly string[]): string =>
  colours
    .map(
      (colour, index) =>
        line(dots(random, 15, [10, 448, 340, 50]), light.at(colour), 5.4 - index) +
        line(dots(random, 20, [760, 446, 440, 52]), light.at(colour), 6 - index),
    )
    .join('');

export const fence = (light: Light, from: number, to: number, y: (x: number) => number): string => {
  const posts = Array.from({ length: Math.floor((to - from) / 44) + 1 }, (_, index) => from + index * 44);
  const wood = light.at('#8f6a4a');
  const rail = (drop: number) => `M${posts.map((x) => `${x} ${n(y(x) - drop)}`).join('L')}`;
  const snow =
    light.season === 'winter'
      ? line(rail(25), light.at('#ffffff'), 4.6) +
        line(posts.map((x) => `M${x} ${n(y(x) - 33)}h.1`).join(''), light.at('#ffffff'), 10)
      : '';
  return (
    line(rail(21) + rail(10), wood, 4) +
    line(
      posts.map((x, index) => `M${x} ${n(y(x))}l${index % 2 ? 1 : -1} -32`).join(''),
      mix(wood, '#2a1430', 0.18),
      6,
    ) +
    snow
  );
};

export const hayCone = (random: Random, light: Light, x: number, y: number, s: number): string => {
  const hay = light.at('#d9b95a');
  return (
    line(`M${x} ${y - s * 1.1}V${y + 2}`, light.at(paint.bark), 4) +
    fill(
      `M${x} ${y - s}C${n(x + s * 0.3)} ${n(y - s * 0.9)} ${n(x + s * 0.5)} ${n(y - s * 0.3)} ${n(x + s * 0.48)} ${y}Q${x} ${y + 6} ${n(x - s * 0.48)} ${y}C${n(x - s * 0.5)} ${n(y - s * 0.3)} ${n(x - s * 0.3)} ${n(y - s * 0.9)} ${x} ${
        y - s
      }Z`,
      hay,
    ) +
    line(
      strokes(random, {
        count: 9,
        in: [x - s * 0.3, y - s * 0.7, s * 0.6, s * 0.6],
        length: s * 0.34,
        angle: 76,
      }),
      light.at('#a8853a'),
      2.4,
      0.7,
    ) +
    line(
      strokes(random, {
        count: 6,
        in: [x - s * 0.3, y - s * 0.7, s * 0.3, s * 0.6],
        length: s * 0.3,
        angle: 104,
      }),
      light.at('#f3dd94'),
      2.4,
      0.8,
    )
  );
};

export const lamb = (light: Light, x: number, y: number, s: number): string => {
  const wool = light.at('#fdf6ea');
  return `<g transform="translate(${x} ${y}) scale(${s})">${line('M-10 -8V2M12 -8V2', light.at('#4a3c42'), 4)}${fill(
    'M-22 -20C-26 -34 -10 -36 -6 -36C2 -42 14 -38 18 -32C28 -30 28 -16 20 -10C10 -4 -10 -4 -16 -8C-24 -10 -26 -16 -22 -20Z',
    wool,
  )}${fill('M-20 -30C-30 -32 -36 -24 -34 -16C-28 -10 -20 -14 -18 -20Z', light.at('#4a3c42'))}${line('M-29 -23h.1', '#fff', 3)}</g>`;
};

export const snowman = (light: Light, x: number, y: number): string =>
  [
    `<circle cx="${x}" cy="${y - 22}" r="26" fill="${light.at('#ffffff')}"/><circle cx="${x}" cy="${y - 58}" r="18" fill="${light.at('#ffffff')}"/>`,
    line(
      `M${x + 10} ${y - 2}Q${x + 28} ${y - 14} ${x + 22} ${y - 34}M${x + 10} ${y - 46}q8 -10 3 -22`,
      light.at('#b7cbdc'),
      5,
      0.7,
    ),
    fill(`M${x - 20} ${y - 70}h40v-5h-9l-2 -18h-18l-2 18h-9Z`, light.at(paint.plum)),
    line(`M${x - 6} ${y - 60}h.1M${x + 8} ${y - 60}h.1M${x} ${y - 30}h.1M${x} ${y - 18}h.1`, '#20131c', 4),
    `<g fill="none" stroke="${light.at(paint.brick)}" stroke-width="2.4"><circle cx="${x - 6}" cy="${y - 60}" r="6"/><circle cx="${x + 8}" cy="${y - 60}" r="6"/></g>`,
    line(`M${x + 1} ${y - 55}l14 4`, light.at('#e8813a'), 5),
    line(`M${x - 16} ${y - 44}q16 8 32 0m-8 3l6 20`, light.at(paint.brick), 7),
    line(`M${x - 24} ${y - 34}l-18 -12M${x + 24} ${y - 34}l18 -14`, light.at('#6e4630'), 3.4),
  ].join('');

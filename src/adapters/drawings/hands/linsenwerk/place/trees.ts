import { smooth } from '../../../../shared/svg/curve.ts';
import { n } from '../../../../shared/svg/ink.ts';
import { randomFrom } from '../../../../shared/svg/random.ts';
import { HAIR, line, shape } from '../sheet.ts';
import type { Air } from './air.ts';

const branch = (
  random: () => number,
  x: number,
  y: number,
  angle: number,
  length: number,
  left: number,
): string => {
  const [tx, ty] = [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
  const go = `M${n(x)} ${n(y)}L${n(tx)} ${n(ty)}`;
  if (left === 0) return go;
  const next = (turn: number) =>
    branch(
      random,
      tx,
      ty,
      angle + turn * (0.36 + random() * 0.24),
      length * (0.68 + random() * 0.14),
      left - 1,
    );
  return go + next(-1) + next(1) + (random() < 0.4 ? next(0.1) : '');
};

const crown = (random: () => number, x: number, y: number, r: number): string =>
  smooth(
    Array.from({ length: 13 }, (_, i) => {
      const a = (i / 13) * Math.PI * 2;
      const k = r * (0.86 + random() * 0.24);
      return [x + Math.cos(a) * k, y + Math.sin(a) * k * 0.92] as const;
    }),
  );

const leaves = (random: () => number, x: number, y: number, r: number, count: number): string =>
  Array.from({ length: count }, () => {
    const a = random() * Math.PI * 2;
    const k = Math.sqrt(random()) * r * 0.9;
    return `M${n(x + Math.cos(a) * k)} ${n(y + Math.sin(a) * k * 0.9)}q3-4 6 0`;
  }).join('');

const tree = (air: Air, x: number, foot: number, r: number): string => {
  const random = randomFrom(`tree${x}`);
  const [cy, wood] = [
    foot - r * 2,
    line(branch(random, x, foot, -Math.PI / 2, r * 0.72, air.season === 'winter' ? 5 : 3), 1, air.ink),
  ];
  const trunk = line(`M${x} ${foot + 14}V${n(foot - r * 0.7)}`, 3.4, air.ink);
  if (air.season === 'winter') {
    const cap = Array.from(
      { length: 10 },
      (_, i) => `M${n(x + (i - 5) * r * 0.17)} ${n(cy + r * 0.2 + Math.abs(i - 5) * 5)}q5-5 9 0`,
    ).join('');
    return `${trunk}${wood}${line(cap, 2.6, air.part === 'night' ? '#dbe6f3' : '#ffffff')}`;
  }
  const many = { spring: 16, summer: 44, autumn: 26 }[air.season];
  const dots = (colour: string, count: number, size: number) =>
    line(leaves(random, x, cy, r, count).replace(/q3-4 6 0/g, 'h.01'), size, colour);
  const bloom =
    air.season === 'spring'
      ? dots(air.part === 'night' ? '#c9a9c4' : '#e58fb4', 32, 5.4) + dots('#fff', 14, 2.4)
      : '';
  const turned = air.season === 'autumn' ? dots(air.part === 'night' ? '#9a7a4a' : '#b9502a', 22, 4.6) : '';
  return `${trunk}${wood}${shape(crown(random, x, cy, r), air.leaf, 1.1, air.leafLine, ` fill-opacity="${air.season === 'summer' ? 0.94 : 0.78}"`)}${line(leaves(random, x, cy, r, many), HAIR, air.leafLine)}${bloom}${turned}`;
};

const inAir = (air: Air): string => {
  const random = randomFrom(`fall${air.part}`);
  if (air.season === 'winter') {
    const flakes = Array.from({ length: 110 }, () => `M${n(random() * 1200)} ${n(random() * 430)}h.01`).join(
      '',
    );
    return (
      line(flakes, 5, air.part === 'night' ? '#e8f0fa' : '#ffffff') +
      (air.part === 'night'
        ? ''
        : line(flakes, 6.4, air.ink, ' opacity=".12"') + line(flakes, 4.6, '#ffffff'))
    );
  }
  if (air.season === 'autumn')
    return Array.from({ length: 22 }, () => {
      const [x, y] = [random() * 1200, 240 + random() * 196];
      return `<path d="M${n(x)} ${n(y)}q5-6 10 0q-5 6-10 0z" fill="${air.leaf}" stroke="${air.leafLine}" stroke-width=".8" transform="rotate(${Math.round(random() * 180)} ${n(x)} ${n(y)})"/>`;
    }).join('');
  return '';
};

const bed = (air: Air): string => {
  if (air.season !== 'spring' && air.season !== 'summer') return '';
  const random = randomFrom('bed');
  const colours =
    air.season === 'spring' ? ['#e58fb4', '#f0c84a', '#ffffff'] : ['#ffffff', '#8e7fc0', '#f0c84a'];
  return Array.from({ length: 30 }, (_, i) => {
    const x = 500 + i * 6.4 + random() * 3;
    const h = 8 + random() * 8;
    return `${line(`M${n(x)} 436v${n(-h)}`, 1, air.leafLine)}<circle cx="${n(x)}" cy="${n(436 - h)}" r="2.8" fill="${colours[i % 3] ?? '#fff'}" stroke="${air.ink}" stroke-width=".6"/>`;
  }).join('');
};

export const trees = (air: Air): string =>
  `${tree(air, 14, 412, 46)}${tree(air, 694, 416, 34)}${tree(air, 1182, 412, 52)}`;
export const onStreet = (air: Air): string => tree(air, 984, 422, 40);
export const near = (air: Air): string => `${bed(air)}${inAir(air)}`;

import type { DayPart, Season } from '../../../../../domain/content/drawing.ts';
import { mix } from '../../../../shared/svg/colour.ts';
import { points } from '../../../../shared/svg/curve.ts';
import { n } from '../../../../shared/svg/ink.ts';
import { randomFrom } from '../../../../shared/svg/random.ts';
import { disc, line, oval, shape } from '../kit/sheet.ts';
import type { Light } from './light.ts';

const crowns: Readonly<Record<Season, readonly [string, string, string]>> = {
  spring: ['#e88f9f', '#f7c3c8', '#b85f78'],
  summer: ['#2f7a4b', '#6aa65a', '#14532d'],
  autumn: ['#d9711f', '#f2b13f', '#9c3d17'],
  winter: ['#6d4a3d', '#8a6553', '#4a2f2c'],
};

export const dusky = (colour: string, part: DayPart): string =>
  part === 'night'
    ? mix(colour, '#122243', 0.62)
    : part === 'evening'
      ? mix(colour, '#7a2430', 0.36)
      : part === 'morning'
        ? mix(colour, '#ffd9a6', 0.18)
        : colour;

/** The tree in the foreground, cropped by the picture's edge. */
export const tree = (season: Season, part: DayPart, snow: string): string => {
  const random = randomFrom(`tree${season}`);
  const [base, light, dark] = crowns[season].map((one) => dusky(one, part)) as [string, string, string];
  const bark = dusky('#5b3a2c', part);
  const trunk = shape(
    'M40 470C54 380 50 300 36 210L62 206C70 260 74 300 74 330C84 290 104 262 130 240L142 250C108 284 92 340 92 400C92 430 96 456 102 470Z',
    bark,
  );
  const boughs = `M48 214C40 150 20 100-20 60M60 214C76 150 120 96 180 70M134 246C170 210 210 196 256 190M76 150C70 100 84 50 100 10M130 92C160 96 190 116 214 130M20 100C40 70 46 40 44 0M170 206C200 230 216 236 240 236`;
  if (season === 'winter')
    return `${trunk}${line(boughs, bark, 10)}${line('M130 88C166 62 190 60 214 62M96 30C120 14 130 0 136-10M176 204C206 190 226 176 240 158M30 90C10 80 0 60-10 40M214 130C232 138 244 140 262 138', bark, 5)}${line('M62 206C78 146 122 90 180 64M138 240C172 204 212 190 256 184M200 62L214 57M222 134C236 136 246 134 262 132', snow, 5)}`;
  const blobs = Array.from(
    { length: 26 },
    () => [random() ** 0.8 * 270 - 40, random() * 200 - 40, 30 + random() * 34] as const,
  ).filter(([x, y]) => x * 0.5 + y * 0.8 < 190);
  const layer = (dx: number, dy: number, k: number, fill: string) =>
    blobs.map(([x, y, r]) => disc(x + dx, y + dy, r * k, fill)).join('');
  const lit = blobs
    .map(([x, y, r]) => disc(x - 6, y - 8, r * 0.78, light) + disc(x + 2, y + 1, r * 0.8, base))
    .join('');
  const specks = Array.from({ length: 50 }, () => `M${n(random() * 250 - 10)} ${n(random() * 190)}h0`).join(
    '',
  );
  const loud = season === 'spring' ? '#fff1f0' : light;
  return `${trunk}${line(boughs, bark, 9)}${layer(10, 14, 1, dark)}${layer(0, 0, 0.94, base)}${lit}${line(specks, dusky(loud, part), season === 'spring' ? 7 : 5)}`;
};

/** What falls in each season: blossom, leaves, snow; in summer only swallows fly. */
export const falling = (season: Season, part: DayPart, snow: string): string => {
  const random = randomFrom(`falls${season}${part}`);
  const many = (count: number, top: number, bottom: number, draw: (x: number, y: number) => string) =>
    Array.from({ length: count }, () => draw(random() * 1200, top + random() * (bottom - top))).join('');
  if (season === 'winter')
    return `${line(
      many(70, 0, 480, (x, y) => `M${n(x)} ${n(y)}h0`),
      snow,
      5,
    )}${line(
      many(36, 0, 490, (x, y) => `M${n(x)} ${n(y)}h0`),
      snow,
      9,
    )}`;
  if (season === 'autumn') {
    const leaf = (fill: string, count: number) =>
      many(count, 60, 490, (x, y) => shape(`M${n(x)} ${n(y)}q8-10 18-4q-6 12-18 4Z`, dusky(fill, part)));
    return `${leaf('#e8862b', 20)}${leaf('#b9421a', 14)}${leaf('#f4bd4c', 14)}`;
  }
  if (season === 'spring')
    return `${many(30, 120, 490, (x, y) => oval(x * 0.62, y, 6, 3.6, dusky('#f9cdd2', part), Math.round(random() * 90)))}`;
  if (part === 'night') return '';
  return points('560,130 610,100 640,150 716,120 590,176')
    .map(([x = 0, y = 0]) =>
      shape(`M${x} ${y}q10-10 17 0q7-10 17 0q-10-3-17 7q-7-10-17-7Z`, dusky('#24424a', part)),
    )
    .join('');
};

export const cypress = (x: number, y: number, h: number, part: DayPart, snow: string | undefined): string => {
  const [base, dark] = [dusky('#1f6a43', part), dusky('#0e3f28', part)];
  const w = h * 0.12;
  return `${shape(`M${x} ${y - h}C${n(x + w * 1.2)} ${n(y - h * 0.6)} ${n(x + w * 1.4)} ${n(y - h * 0.1)} ${n(x + 3)} ${y}H${n(x - 3)}C${n(x - w * 1.4)} ${n(y - h * 0.1)} ${n(x - w * 1.2)} ${n(y - h * 0.6)} ${x} ${y - h}Z`, base)}${shape(`M${x} ${y - h}C${n(x + w * 1.2)} ${n(y - h * 0.6)} ${n(x + w * 1.4)} ${n(y - h * 0.1)} ${n(x + 3)} ${y}C${n(x + w * 0.4)} ${n(y - h * 0.4)} ${n(x + w * 0.2)} ${n(y - h * 0.7)} ${x} ${y - h}Z`, dark)}${snow ? shape(`M${x} ${y - h - 4}C${n(x - w * 0.7)} ${n(y - h * 0.72)}-0 ${n(y - h * 0.7)} ${n(x + w * 0.4)} ${n(y - h * 0.66)}C${n(x + w * 0.5)} ${n(y - h * 0.8)} ${n(x + w * 0.1)} ${n(y - h * 0.9)} ${x} ${y - h - 4}Z`.replace('-0 ', ` ${n(x - w * 0.3)} `), snow) : ''}`;
};

/** A plant tub by the cafe with the season's plants. */
export const tub = (
  x: number,
  y: number,
  season: Season,
  part: DayPart,
  light: Light,
  snow: string,
): string => {
  const random = randomFrom(`tub${season}${x}`);
  const leaf = dusky(season === 'autumn' ? '#a98a2c' : '#2f7048', part);
  const dots = { spring: '#f2a0ae', summer: '#f4cf3f', autumn: '#d9541c', winter: '#b3261e' }[season];
  const bush = [
    [-14, -52, 17],
    [12, -54, 18],
    [0, -70, 19],
  ]
    .map(([a = 0, b = 0, r = 0]) => disc(x + a, y + b, r, leaf))
    .join('');
  const spots = Array.from(
    { length: 11 },
    () => `M${n(x - 24 + random() * 48)} ${n(y - 84 + random() * 44)}h0`,
  ).join('');
  return `${bush}${line(spots, dusky(dots, part), 8)}${season === 'winter' ? shape(`M${x - 20} ${y - 70}q20-30 40 0q-20-10-40 0Z`, snow) : ''}${shape(`M${x - 24} ${y - 38}H${x + 24}L${x + 17} ${y}H${x - 17}Z`, dusky('#b4502a', part))}${shape(`M${x + 6} ${y - 38}H${x + 24}L${x + 17} ${y}H${x + 8}Z`, mix(dusky('#b4502a', part), light.turned, 0.6))}`;
};

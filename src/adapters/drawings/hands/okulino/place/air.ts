import type { DayPart, Season } from '../../../../../domain/content/drawing.ts';
import { blush, green, ink, magenta, mint, pink, tint, white } from '../palette.ts';

/** The colours in a certain light. */
export interface Air {
  readonly sky: string;
  readonly sun: string;
  readonly sunAt: readonly [number, number, number];
  readonly far: string;
  readonly near: string;
  readonly lake: string;
  readonly wave: string;
  readonly cloud: string;
  readonly quay: string;
  readonly pane: string;
  readonly lit: string;
}

const airs: Readonly<Record<DayPart, Air>> = {
  morning: {
    sky: blush,
    sun: white,
    sunAt: [1052, 128, 58],
    far: '#e79ac6',
    near: green,
    lake: mint,
    wave: white,
    cloud: white,
    quay: tint,
    pane: '#7fbf9b',
    lit: white,
  },
  day: {
    sky: '#d9f1e2',
    sun: pink,
    sunAt: [716, 92, 54],
    far: green,
    near: '#3f9a6b',
    lake: '#8fd0ac',
    wave: white,
    cloud: white,
    quay: tint,
    pane: ink,
    lit: ink,
  },
  evening: {
    sky: pink,
    sun: magenta,
    sunAt: [722, 176, 92],
    far: '#8d1560',
    near: '#5c1546',
    lake: '#e06aab',
    wave: blush,
    cloud: blush,
    quay: blush,
    pane: '#5c1546',
    lit: '#ffe9a8',
  },
  night: {
    sky: ink,
    sun: tint,
    sunAt: [1060, 84, 48],
    far: '#5b2348',
    near: '#43193a',
    lake: '#3a1733',
    wave: '#8a3f72',
    cloud: '#5b2348',
    quay: '#5b2348',
    pane: '#43193a',
    lit: '#ffe9a8',
  },
};

const grounds: Readonly<
  Record<Season, readonly [near: string | undefined, quay: string | undefined, nightQuay: string]>
> = {
  spring: [undefined, '#cdeccf', '#2f5a46'],
  summer: [undefined, '#a9dcb9', '#26543f'],
  autumn: ['#b5487f', '#f3bcd2', '#6b2450'],
  winter: ['#ffffff', '#f6e3ee', '#b79bb4'],
};

/** Returns the colours at a time of a season: snow lightens hills and quay, leaves redden them. */
export const airOf = (season: Season, part: DayPart): Air => {
  const air = airs[part];
  const [near, quay, nightQuay] = grounds[season];
  const dim = part === 'night' || part === 'evening';
  const hills =
    season === 'winter'
      ? part === 'night'
        ? '#a98aa8'
        : part === 'evening'
          ? '#f7c6df'
          : near
      : dim
        ? air.near
        : near;
  return {
    ...air,
    near: hills ?? air.near,
    quay:
      part === 'night'
        ? nightQuay
        : part === 'evening' && season !== 'winter'
          ? air.quay
          : (quay ?? air.quay),
  };
};

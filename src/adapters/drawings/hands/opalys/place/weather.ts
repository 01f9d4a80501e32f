import type { DayPart, Season } from '../../../../../domain/content/drawing.ts';

/** The look of a time of day: darkness, light sources, tint of the sky. */
export interface Hour {
  /** The darkness added to every surface, 0 to 1. */
  readonly dark: number;
  /** Darkness of the sky at its top and above the roofs. */
  readonly sky: readonly [top: number, low: number];
  readonly tint: readonly [top: string, low: string];
  /** The share of lit windows. */
  readonly lit: number;
  readonly lamps: boolean;
  /** The position of the sun or moon. */
  readonly orb: readonly [x: number, y: number, r: number];
}

export const hours: Readonly<Record<DayPart, Hour>> = {
  morning: {
    dark: 0,
    sky: [0.16, 0],
    tint: ['#dfe7f6', '#fce6e2'],
    lit: 0.12,
    lamps: false,
    orb: [1010, 236, 34],
  },
  day: {
    dark: -0.02,
    sky: [0.12, 0],
    tint: ['#e3ecf8', '#fbfbf6'],
    lit: 0,
    lamps: false,
    orb: [820, 66, 26],
  },
  evening: {
    dark: 0.12,
    sky: [0.4, 0.08],
    tint: ['#cfcdea', '#f6d9b8'],
    lit: 0.5,
    lamps: true,
    orb: [900, 262, 40],
  },
  night: {
    dark: 0.3,
    sky: [0.62, 0.36],
    tint: ['#a9b6de', '#cbd3ec'],
    lit: 0.66,
    lamps: true,
    orb: [1040, 86, 28],
  },
};

/** Returns a tone as it looks at a time of day. */
export const atHour = (tone: number, { dark }: Hour): number => Math.max(0, 1 - (1 - tone) * (1 - dark));

export const snowy = (season: Season): boolean => season === 'winter';

/** The colour of lamps and windows in the evening. */
export const LAMP = '#ffe7b0';

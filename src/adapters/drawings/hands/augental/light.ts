import type { DayPart, Season } from '../../../../domain/content/drawing.ts';
import { mix } from '../../../shared/svg/colour.ts';

/** The colours of the valley at one season and time of day. */
export interface Light {
  readonly season: Season;
  readonly part: DayPart;
  /** From the zenith down to the ridge. */
  readonly sky: readonly [string, string, string];
  readonly cloud: string;
  /** Whether the windows are lit. */
  readonly lamps: boolean;
  readonly ground: Grounds;
  /** Returns a colour as this light shows it; `far` is 0 for the foreground and 1 for the horizon. */
  readonly at: (colour: string, far?: number) => string;
}

interface Grounds {
  readonly rock: string;
  readonly cap: string;
  /** How far down the peaks the snow reaches, 0 to 1. */
  readonly snow: number;
  readonly slope: string;
  readonly forest: string;
  readonly meadow: string;
  readonly near: string;
  readonly stream: string;
}

const cap = '#f6f7f4';
const grounds: Readonly<Record<Season, Grounds>> = {
  spring: {
    ...{ rock: '#8fa3ad', cap, snow: 0.6, slope: '#93b98a', forest: '#4d7f63' },
    ...{ meadow: '#b3cd78', near: '#94b95c', stream: '#9fd0d6' },
  },
  summer: {
    ...{ rock: '#93a0a8', cap, snow: 0.24, slope: '#6f9f70', forest: '#2c6350' },
    ...{ meadow: '#a3b958', near: '#7fa046', stream: '#86c3cd' },
  },
  autumn: {
    ...{ rock: '#9a98a5', cap, snow: 0.36, slope: '#b59a5a', forest: '#566a48' },
    ...{ meadow: '#cbb565', near: '#b3924a', stream: '#8fb8c0' },
  },
  winter: {
    ...{ rock: '#93a6ba', cap: '#fbfcfd', snow: 0.95, slope: '#d5e1e8', forest: '#48707a' },
    ...{ meadow: '#e6eef2', near: '#f8fafb', stream: '#b4d3df' },
  },
};

type Skies = Readonly<
  Record<
    DayPart,
    { readonly sky: Light['sky']; readonly tint: string; readonly share: number; readonly cloud: string }
  >
>;

const skies: Skies = {
  morning: { sky: ['#a9cdd8', '#f3dcc6', '#fbc9a0'], tint: '#f4ae86', share: 0.17, cloud: '#fff1e2' },
  day: { sky: ['#7fbccb', '#b7dcdc', '#eaf3e4'], tint: '#ffffff', share: 0, cloud: '#fffdf6' },
  evening: { sky: ['#5b4a8a', '#d2788a', '#fbb869'], tint: '#6b2f63', share: 0.28, cloud: '#f7a98a' },
  night: { sky: ['#12183c', '#233066', '#45588f'], tint: '#141a42', share: 0.64, cloud: '#3a4a80' },
};

const seasonal: Readonly<Record<Season, readonly [string, number]>> = {
  spring: ['#e5f2dc', 0.1],
  summer: ['#4fa8c4', 0.14],
  autumn: ['#e8b25c', 0.17],
  winter: ['#d8e4ee', 0.3],
};

export const lightOf = (season: Season, part: DayPart): Light => {
  const { sky, tint, share, cloud } = skies[part];
  const [hint, strength] = seasonal[season];
  const seen = part === 'night' ? strength * 0.3 : strength;
  const [top, middle, low] = sky;
  const white = season === 'winter' && part === 'night';
  const [shadow, deep] = white ? (['#22337a', 0.5] as const) : ([tint, share] as const);
  const haze =
    part === 'evening'
      ? '#d28f9c'
      : mix(low, part === 'night' ? '#2c3a70' : '#d5e3e6', part === 'day' ? 0.5 : 0.25);
  return {
    season,
    part,
    sky: [mix(top, hint, seen), mix(middle, hint, seen), mix(low, hint, seen * 0.7)],
    cloud: season === 'winter' && part === 'day' ? '#f2f6f9' : cloud,
    lamps: part === 'evening' || part === 'night' || (part === 'morning' && season === 'winter'),
    ground: grounds[season],
    at: (colour, far = 0) => mix(mix(colour, shadow, deep), haze, far * 0.62),
  };
};

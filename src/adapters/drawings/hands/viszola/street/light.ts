import type { DayPart, Season } from '../../../../../domain/content/drawing.ts';
import { mix } from '../../../../shared/svg/colour.ts';
import { ink } from '../kit/palette.ts';

/** The colours of a street at a time of day. */
export interface Light {
  readonly sky: string;
  readonly low: string;
  readonly far: string;
  readonly sun: string;
  /** The position of the sun or moon, and its size. */
  readonly at: readonly [x: number, y: number, r: number];
  readonly left: string;
  readonly right: string;
  /** Walls facing away from the light. */
  readonly turned: string;
  readonly trim: string;
  readonly shutters: string;
  readonly pane: string;
  readonly street: string;
  readonly shadow: string;
  /** The sideways length of a shadow relative to the object's height. */
  readonly reach: number;
  readonly lamps: boolean;
}

const hours: Readonly<Record<DayPart, Light>> = {
  morning: {
    sky: '#fbe3b4',
    low: '#f7c79a',
    far: '#dba98f',
    sun: '#fff6dc',
    at: [668, 208, 62],
    left: '#d97b4c',
    right: '#efb377',
    turned: '#a8543f',
    trim: '#fff0d4',
    shutters: '#4f7f6c',
    pane: '#7d4a4b',
    street: '#f6dcb4',
    shadow: '#cf9570',
    reach: -1.7,
    lamps: false,
  },
  day: {
    sky: '#8fc6d8',
    low: '#c4e2e3',
    far: '#83aab0',
    sun: '#fff3c4',
    at: [600, 66, 44],
    left: '#d8693d',
    right: '#f2b95c',
    turned: '#a8401f',
    trim: '#fff7e6',
    shutters: '#14613c',
    pane: '#24485a',
    street: '#f7e3c0',
    shadow: '#c98f63',
    reach: 0.5,
    lamps: false,
  },
  evening: {
    sky: '#ee8440',
    low: '#f8b95a',
    far: '#b4553f',
    sun: '#ffe08a',
    at: [640, 262, 84],
    left: '#8f3a2f',
    right: '#b6492c',
    turned: '#5b2430',
    trim: '#f6b878',
    shutters: '#3b3f36',
    pane: '#ffd27a',
    street: '#e2884e',
    shadow: '#6f2b3c',
    reach: 1.9,
    lamps: true,
  },
  night: {
    sky: '#152642',
    low: '#24406a',
    far: '#101d33',
    sun: '#f9efd2',
    at: [690, 92, 36],
    left: '#3a3f5f',
    right: '#2d4a66',
    turned: '#1a2440',
    trim: '#8e93a8',
    shutters: '#1c3b3c',
    pane: '#f8c765',
    street: '#3c4a6b',
    shadow: '#18223c',
    reach: 0.8,
    lamps: true,
  },
};

const tints: Readonly<Record<Season, readonly [colour: string, share: number]>> = {
  spring: ['#f5b7bf', 0.14],
  summer: ['#ffd45e', 0.08],
  autumn: ['#b9853c', 0.2],
  winter: ['#cfdbe6', 0.32],
};

export const lightOf = (season: Season, part: DayPart): Light => {
  const light = hours[part];
  const [tint, share] = tints[season];
  const to = (colour: string, by = share) =>
    mix(colour, part === 'night' ? mix(tint, ink.night, 0.7) : tint, by);
  const snow = part === 'night' ? '#aebbd3' : part === 'evening' ? '#f3c3a6' : '#f6f4f2';
  return {
    ...light,
    sky: to(light.sky),
    low: to(light.low),
    far: to(light.far),
    left: to(light.left, share * 0.5),
    right: to(light.right, share * 0.5),
    street: season === 'winter' ? snow : to(light.street),
    shadow: season === 'winter' ? mix(light.shadow, '#7f9fc4', 0.55) : light.shadow,
  };
};

/** Returns the colour of snow at a time of day. */
export const snowOf = (part: DayPart): string =>
  ({ morning: '#fff4e6', day: '#ffffff', evening: '#ffd9bd', night: '#c9d4e8' })[part];

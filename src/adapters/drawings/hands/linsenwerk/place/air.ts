import type { DayPart, Season } from '../../../../../domain/content/drawing.ts';
import { mix } from '../../../../shared/svg/colour.ts';

/** The colours of the town at one time: papers, lines and washes. */
export interface Air {
  readonly season: Season;
  readonly part: DayPart;
  readonly top: string;
  readonly low: string;
  readonly rule: string;
  readonly ink: string;
  readonly far: string;
  readonly wall: string;
  readonly brick: string;
  readonly slate: string;
  readonly glass: string;
  readonly lit: boolean;
  readonly leaf: string;
  readonly leafLine: string;
  readonly ground: string;
  readonly accent: string;
  readonly light: string;
}

const skies = {
  morning: ['#eaf1f5', '#fbe9dc'],
  day: ['#dcebf3', '#f7fafb'],
  evening: ['#c9c4d8', '#f6cdb2'],
  night: ['#0d1c33', '#14294a'],
} as const;
const leaves = { spring: '#c8dcae', summer: '#8fb183', autumn: '#dd9f4a', winter: '#e9edf1' } as const;
const grounds = { spring: '#dfe8d0', summer: '#d4dfc4', autumn: '#ead9bd', winter: '#ffffff' } as const;
/** The tint of the sky in each season. */
const tints = { spring: '#f4e3ea', summer: '#cfe6f7', autumn: '#f2e2c8', winter: '#e3e9ef' } as const;

export const airOf = (season: Season, part: DayPart): Air => {
  const [top, low] = skies[part];
  const night = part === 'night';
  const dusk = part === 'evening';
  const wash = (colour: string): string =>
    night
      ? mix(colour, '#12264a', 0.86)
      : dusk
        ? mix(colour, '#8d7fa6', 0.3)
        : part === 'morning'
          ? mix(colour, '#fdeee2', 0.3)
          : colour;
  return {
    season,
    part,
    top: mix(top, tints[season], night ? 0.05 : 0.4),
    low: mix(low, tints[season], night ? 0.08 : 0.25),
    rule: night ? '#1d3558' : '#12161c',
    ink: night ? '#cfdff0' : '#12161c',
    far: night ? '#6f8cb0' : '#7b8593',
    wall: wash('#ffffff'),
    brick: wash('#dcae99'),
    slate: wash('#aeb8c4'),
    glass: wash('#dbe9f0'),
    lit: night || dusk || (season === 'winter' && part === 'morning'),
    leaf: wash(leaves[season]),
    leafLine: night ? '#9db8d6' : mix(leaves[season], '#12161c', 0.62),
    ground: wash(grounds[season]),
    accent: night ? '#ff7ac0' : '#a3125f',
    light: night ? '#ffd88c' : '#ffe2a0',
  };
};

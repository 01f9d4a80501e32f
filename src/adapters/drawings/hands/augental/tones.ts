import { darker, lighter, luminance, mix } from '../../../shared/svg/colour.ts';
import { brushed } from './kit.ts';

/** The layers of hair: behind the face and in front of it. */
export interface Hair {
  readonly back: string;
  readonly front: string;
}

export interface Tones {
  readonly base: string;
  readonly light: string;
  readonly deep: string;
}

export const tones = (hair: string): Tones => ({
  base: hair,
  light: mix(lighter(hair, 0.28), '#e9a83d', 0.14),
  deep: mix(darker(hair, luminance(hair) > 0.4 ? 0.18 : 0.4), '#3b2f63', luminance(hair) > 0.4 ? 0.12 : 0.22),
});

export const locks = (d: string, { light, deep }: Tones, dark = ''): string =>
  brushed(d, light, 3, 0.5) + (dark ? brushed(dark, deep, 2.6, 0.45) : '');

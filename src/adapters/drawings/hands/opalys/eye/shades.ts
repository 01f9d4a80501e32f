import type { EyeShade } from '../../../../../domain/catalogue/lens/eye-shade.ts';
import { points } from '../../../../shared/svg/curve.ts';
import { curve } from '../engraving/shape.ts';

export const [X, Y, R] = [306, 202, 104] as const;

export const upper = curve(points('64,238 112,178 190,122 296,102 404,118 490,168 546,222'), 12);

export const lower = curve(points('546,222 486,268 400,300 306,306 206,296 124,268 64,238'), 12);

export const crease = curve(points('84,170 150,108 224,72 304,60 404,74 492,118 556,176'), 12);

export interface Shade {
  readonly iris: number;
  readonly skin: number;
  readonly wash: string;
}

export const shades: Readonly<Record<EyeShade, Shade>> = {
  light: { iris: 0.3, skin: 0.03, wash: '#cfe0ee' },
  middle: { iris: 0.52, skin: 0.12, wash: '#dcc9a0' },
  dark: { iris: 0.78, skin: 0.27, wash: '#8f6f58' },
};

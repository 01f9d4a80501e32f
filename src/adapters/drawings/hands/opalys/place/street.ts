import type { Plate } from '../engraving/plate.ts';
import type { Points } from '../engraving/shape.ts';
import type { Hour } from './weather.ts';

export interface Street {
  readonly drawn: Plate;
  readonly hour: Hour;
  readonly snow: boolean;
  /** Lit windows. */
  readonly lit: Points[];
  /** Areas covered by snow. */
  readonly white: Points[];
}

export const level = (gap: number) => [{ gap }];

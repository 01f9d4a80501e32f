import type { Plate } from '../engraving/plate.ts';
import type { Points } from '../engraving/shape.ts';
import type { Hour } from './weather.ts';

export interface Street {
  readonly drawn: Plate;
  readonly hour: Hour;
  readonly snow: boolean;
  /** Panes where somebody is at home. */
  readonly lit: Points[];
  /** What snow covers. */
  readonly white: Points[];
}

export const level = (gap: number) => [{ gap }];

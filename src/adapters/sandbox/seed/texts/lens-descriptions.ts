import type { LensType } from '../../../../domain/catalogue/product.ts';
import type { Localised } from '../../../../domain/shared/locale.ts';
import type { LensFamily } from '../lens-families.ts';
import { eachLocale } from './localised.ts';
export const lensDescription = (family: LensFamily, _type: LensType, _ct: boolean): Localised =>
  eachLocale(() => family.brand);

import type { BrandId } from '../../../domain/shared/brand-id.ts';

/** What the numbers of a shop's orders and bills begin with. */
export const brandPrefixes: Readonly<Record<BrandId, string>> = {
  okulino: 'OKU',
  linsenwerk: 'LIW',
  viszola: 'VIS',
  opalys: 'OPA',
  augental: 'AUG',
};

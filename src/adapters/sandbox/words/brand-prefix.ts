import type { BrandId } from '../../../domain/shared/brand-id.ts';

/** The prefix of a shop's order and invoice numbers. */
export const brandPrefixes: Readonly<Record<BrandId, string>> = {
  okulino: 'OKU',
  linsenwerk: 'LIW',
  viszola: 'VIS',
  opalys: 'OPA',
  augental: 'AUG',
};

import type { AddressStyle, BrandId } from '../../domain/shared/brand-id.ts';

/** How each shop speaks to its shoppers. */
export const styleOf: Readonly<Record<BrandId, AddressStyle>> = {
  okulino: 'informal',
  linsenwerk: 'formal',
  viszola: 'informal',
  opalys: 'formal',
  augental: 'formal',
};

import type { AddressStyle, BrandId } from '../../domain/shared/brand-id.ts';

/** The form of address that each shop uses for its shoppers. */
export const styleOf: Readonly<Record<BrandId, AddressStyle>> = {
  okulino: 'informal',
  linsenwerk: 'formal',
  viszola: 'informal',
  opalys: 'formal',
  augental: 'formal',
};

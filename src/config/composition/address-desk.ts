import { all } from 'email-misspelled';
import { type AddressDesk, makeAddressDesk } from '../../application/checkout/address-desk.ts';

/**
 * The address desk with the list of existing mail providers. In a file of its own, so that the list is loaded with the
 * desk.
 */
export const addressDesk = (
  parts: Omit<Parameters<typeof makeAddressDesk>[0], 'mailProviders'>,
): AddressDesk => makeAddressDesk({ ...parts, mailProviders: all });

import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { AddressBookPort } from '../../../application/customer/ports/addresses.ts';
import type { BookAddress } from '../../../domain/customer/address-book.ts';
import { addressFromWire } from '../../contract/checkout/address-translation.ts';
import type { BookAddressWire } from '../../contract/personal/address-book.ts';
import { addressToSend } from '../address-to-send.ts';
import type { PersonalClient } from '../client.ts';

const entryFromWire = (wire: BookAddressWire): BookAddress => ({
  ...addressFromWire(wire),
  id: wire.id,
  isDefault: wire.isDefault,
});

/** Source: ADDR-1. */
export const makeAddressBookAdapter = (client: PersonalClient): AddressBookPort => ({
  addresses: () =>
    pipe(
      client.getCustomerAddresses({}),
      TE.map((book) => book.map(entryFromWire)),
    ),
  create: (address) =>
    pipe(client.createCustomerAddress({ body: addressToSend(address) }), TE.map(entryFromWire)),
  update: (id, address) =>
    pipe(
      client.updateCustomerAddress({ params: { id }, body: addressToSend(address) }),
      TE.map(entryFromWire),
    ),
  remove: (id) =>
    pipe(
      client.deleteCustomerAddress({ params: { id } }),
      TE.map(() => undefined),
    ),
});

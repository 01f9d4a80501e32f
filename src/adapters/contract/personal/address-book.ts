import * as t from 'io-ts';
import { AddressC } from '../checkout/address.ts';
import { operation } from '../operation.ts';

/** An address of a customer's address book, with its id, and a mark for the default that forms start with. */
export const BookAddressC = t.intersection(
  [AddressC, t.type({ id: t.string, isDefault: t.boolean })],
  'BookAddress',
);
export type BookAddressWire = t.TypeOf<typeof BookAddressC>;

export const addressBookOperations = {
  getCustomerAddresses: operation({
    summary: 'The addresses that the customer keeps, the default first, then the newest.',
    method: 'GET',
    path: '/customers/me/addresses',
    answer: t.readonlyArray(BookAddressC),
    refusals: [401],
  }),
  createCustomerAddress: operation({
    summary: 'Keeps an address; one that is kept already is answered with again. The first is the default.',
    method: 'POST',
    path: '/customers/me/addresses',
    body: AddressC,
    answer: BookAddressC,
    refusals: [401, 422],
  }),
  updateCustomerAddress: operation({
    summary: 'Writes an address anew, or makes it the default by `isDefault`.',
    method: 'PUT',
    path: '/customers/me/addresses/:id',
    body: AddressC,
    answer: BookAddressC,
    refusals: [401, 404, 422],
  }),
  deleteCustomerAddress: operation({
    summary: 'Forgets an address. Orders keep theirs.',
    method: 'DELETE',
    path: '/customers/me/addresses/:id',
    answer: t.type({ done: t.literal(true) }),
    refusals: [401, 404],
  }),
} as const;

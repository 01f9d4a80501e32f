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
  /** Returns the customer’s addresses: the default first, then the newest. */
  getCustomerAddresses: operation({
    method: 'GET',
    path: '/customers/me/addresses',
    answer: t.readonlyArray(BookAddressC),
    refusals: [401],
  }),
  /** Stores an address; an equal stored one is returned instead. The first becomes the default. */
  createCustomerAddress: operation({
    method: 'POST',
    path: '/customers/me/addresses',
    body: AddressC,
    answer: BookAddressC,
    refusals: [401, 422],
  }),
  /** Changes an address; `isDefault` makes it the default. */
  updateCustomerAddress: operation({
    method: 'PUT',
    path: '/customers/me/addresses/:id',
    body: AddressC,
    answer: BookAddressC,
    refusals: [401, 404, 422],
  }),
  /** Deletes an address. Orders keep theirs. */
  deleteCustomerAddress: operation({
    method: 'DELETE',
    path: '/customers/me/addresses/:id',
    answer: t.type({ done: t.literal(true) }),
    refusals: [401, 404],
  }),
} as const;

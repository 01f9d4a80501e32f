import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Address } from '../../domain/customer/address.ts';
import type { BookAddress } from '../../domain/customer/address-book.ts';
import type { Failure } from '../shared/failure.ts';
import { failureWords, type Notifications } from '../shared/notifications.ts';
import type { AddressBookPort } from './ports/addresses.ts';
import { ignoringNotFound, makeRemoteCollection, type RemoteCollection } from './remote-collection.ts';

export type AddressBookTask = 'save' | 'remove' | 'makeDefault';

/** The addresses of the signed-in customer. Source: ADDR-1. */
export interface AddressBook extends RemoteCollection<readonly BookAddress[], AddressBookTask> {
  /** Updates an address that has an id; creates any other. */
  readonly save: (address: Address) => void;
  readonly remove: (id: string) => void;
  /** Changes nothing else of the address, which another tab may have changed meanwhile. */
  readonly makeDefault: (id: string) => void;
  /** Stores addresses given for an order. Callers do not wait for it; a failure is shown as a notification. */
  readonly keep: (addresses: readonly Address[]) => void;
}

export interface AddressBookParts {
  readonly port: AddressBookPort;
  readonly notifications: Pick<Notifications, 'notify'>;
}

const gone: Failure = { _tag: 'NotFound', code: 'address.not_found' };

export const makeAddressBook = ({ port, notifications }: AddressBookParts): AddressBook => {
  const { during, ...collection } = makeRemoteCollection<readonly BookAddress[], AddressBookTask>(
    port.addresses,
  );
  return {
    ...collection,
    save: (address) =>
      during(
        'save',
        address.id === undefined ? port.create(address) : port.update(address.id, address),
        undefined,
        { content: address },
      ),
    remove: (id) => during('remove', ignoringNotFound(port.remove(id)), id),
    makeDefault: (id) =>
      during(
        'makeDefault',
        pipe(
          port.addresses(),
          TE.flatMap((book) => {
            const address = book.find((one) => one.id === id);
            return address ? port.update(id, { ...address, isDefault: true }) : TE.left(gone);
          }),
        ),
        id,
      ),
    keep: (addresses) =>
      void TE.traverseSeqArray(port.create)(addresses)().then((answer) => {
        collection.load();
        if (E.isLeft(answer))
          notifications.notify({
            key: 'address_not_kept',
            tone: 'warning',
            title: { key: 'checkout:book.notKept' },
            text: failureWords(answer.left),
          });
      }),
  };
};

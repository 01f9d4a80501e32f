import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Observable } from 'rxjs';
import type { Address } from '../../domain/customer/address.ts';
import type { BookAddress } from '../../domain/customer/address-book.ts';
import { failureWords, type Notifications } from '../shared/notifications.ts';
import { type Kept, makeKeeping } from './keeping.ts';
import type { AddressBookPort } from './ports/addresses.ts';

export type AddressBookTask = 'save' | 'remove' | 'makeDefault';
export type AddressBookView = Kept<readonly BookAddress[], AddressBookTask>;

/** The addresses of the signed-in customer. Source: ADDR-1. */
export interface AddressBook {
  readonly state$: Observable<AddressBookView>;
  readonly load: () => void;
  /** One with an id is written anew, any other is a new one. */
  readonly save: (address: Address) => void;
  readonly remove: (id: string) => void;
  readonly makeDefault: (address: BookAddress) => void;
  /** Keeps addresses that were given for an order. It holds nobody up: what fails is told. */
  readonly keep: (addresses: readonly Address[]) => void;
  readonly acknowledge: () => void;
}

export interface AddressBookParts {
  readonly port: AddressBookPort;
  readonly notifications: Pick<Notifications, 'notify'>;
}

export const makeAddressBook = ({ port, notifications }: AddressBookParts): AddressBook => {
  const { state$, load, during, acknowledge } = makeKeeping<readonly BookAddress[], AddressBookTask>(
    port.addresses,
  );
  return {
    state$,
    load,
    save: (address) =>
      during('save', address.id === undefined ? port.create(address) : port.update(address.id, address)),
    remove: (id) =>
      during(
        'remove',
        pipe(
          port.remove(id),
          // Gone already: the answer of a press before was lost, or it was another tab.
          TE.orElse((failure) => (failure._tag === 'NotFound' ? TE.right(undefined) : TE.left(failure))),
        ),
        id,
      ),
    makeDefault: (address) =>
      during('makeDefault', port.update(address.id, { ...address, isDefault: true }), address.id),
    keep: (addresses) =>
      void TE.traverseSeqArray(port.create)(addresses)().then((answer) => {
        load();
        if (E.isLeft(answer))
          notifications.notify({
            key: 'address_not_kept',
            tone: 'warning',
            title: { key: 'checkout:book.notKept' },
            text: failureWords(answer.left),
          });
      }),
    acknowledge,
  };
};

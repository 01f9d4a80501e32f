import * as E from 'fp-ts/Either';
import type { Observable } from 'rxjs';
import { destinationOf } from '../../domain/checkout/destination.ts';
import {
  offerSanitized,
  type SanitizeOffer,
  sanitizedFields,
} from '../../domain/checkout/sanitized-address.ts';
import type { Address } from '../../domain/customer/address.ts';
import type { CountryCode } from '../../domain/shared/country.ts';
import type { AddressPort } from '../customer/ports/addresses.ts';
import type { Failure } from '../shared/failure.ts';
import { makeStore } from '../shared/store.ts';

export type AddressRole = 'billing' | 'shipping';
export interface AddressPair {
  readonly billing: Address;
  readonly shipping: Address;
}

/** The state of the address check. `Asking`: the customer has to choose between two addresses. */
export type AddressChecking =
  | { readonly _tag: 'Idle' }
  | { readonly _tag: 'Checking' }
  | {
      readonly _tag: 'Asking';
      readonly role: AddressRole;
      readonly corrected: Address;
      readonly original: Address;
    };

export interface AddressCheckView {
  readonly checking: AddressChecking;
  /** Why the last check got no answer. The customer was not held up by it. Source: CHK-8. */
  readonly failure?: Failure;
}

/**
 * Checks the addresses with a service before they are saved. If the answer is missing or too late, that is kept as a
 * failure, and the addresses stay as typed. Source: CHK-8, NOTE-6.
 */
export interface AddressCheck {
  readonly state$: Observable<AddressCheckView>;
  /**
   * `countries`: the countries that the shop ships to. An address that the customer has insisted on is not checked again.
   * `settled`: receives the addresses to save, once nothing is left to ask; never called for a check that was left or
   * replaced.
   */
  readonly check: (
    addresses: AddressPair,
    countries: readonly CountryCode[],
    settled: (addresses: AddressPair) => void,
  ) => void;
  readonly choose: (which: 'corrected' | 'original') => void;
  /** Returns to the form. Nothing is chosen or changed. */
  readonly leave: () => void;
}

interface Question {
  readonly role: AddressRole;
  readonly corrected: Address;
  readonly original: Address;
}

const keyOf = (address: Address): string => JSON.stringify(sanitizedFields.map((field) => address[field]));
const isSame = (a: Address, b: Address): boolean => keyOf(a) === keyOf(b);
const roles: readonly AddressRole[] = ['billing', 'shipping'];

export const makeAddressCheck = (addresses: Pick<AddressPort, 'sanitize'>): AddressCheck => {
  const store = makeStore<AddressCheckView>({ checking: { _tag: 'Idle' } });
  const stoodBy = new Set<string>();
  let round = 0;
  let pair: AddressPair | undefined;
  let settle: (addresses: AddressPair) => void = () => undefined;
  let questions: readonly Question[] = [];

  const put = (checking: AddressChecking): void => store.update((view) => ({ ...view, checking }));
  const next = (): void => {
    const [question] = questions;
    if (question) {
      put({ _tag: 'Asking', ...question });
      return;
    }
    put({ _tag: 'Idle' });
    if (pair) settle(pair);
  };

  const offerFor = async (
    address: Address,
    countries: readonly CountryCode[],
  ): Promise<E.Either<Failure, SanitizeOffer>> => {
    const skip = destinationOf(address) !== 'door' || stoodBy.has(keyOf(address));
    if (skip) return E.right({ _tag: 'NotOffered' });
    return E.map((answer: Parameters<typeof offerSanitized>[1]) =>
      offerSanitized(address, answer, countries),
    )(await addresses.sanitize(address)());
  };

  const ask = async (asked: AddressPair, countries: readonly CountryCode[]): Promise<void> => {
    const mine = ++round;
    pair = asked;
    questions = [];
    store.update(() => ({ checking: { _tag: 'Checking' } }));
    const together = isSame(asked.billing, asked.shipping);
    const open = together ? (['billing'] as const) : roles;
    const offers = await Promise.all(open.map((role) => offerFor(asked[role], countries)));
    if (mine !== round) return;
    const failure = offers.find(E.isLeft)?.left;
    if (failure) store.update((view) => ({ ...view, failure }));
    questions = offers.flatMap((offer, index): readonly Question[] => {
      const role = open[index];
      if (!role || E.isLeft(offer) || offer.right._tag !== 'Choice') return [];
      const { corrected, original } = offer.right;
      return [{ role, corrected, original }];
    });
    next();
  };

  return {
    state$: store.state$,
    check: (asked, countries, settled) => {
      settle = settled;
      void ask(asked, countries);
    },
    choose: (which) => {
      const [question, ...others] = questions;
      if (!question || !pair) return;
      questions = others;
      if (which === 'original') stoodBy.add(keyOf(question.original));
      else {
        const { original, corrected } = question;
        const mended = Object.fromEntries(sanitizedFields.map((field) => [field, corrected[field]]));
        const mend = (address: Address): Address =>
          isSame(address, original) ? { ...address, ...mended } : address;
        pair = { billing: mend(pair.billing), shipping: mend(pair.shipping) };
      }
      next();
    },
    leave: () => {
      round += 1;
      questions = [];
      put({ _tag: 'Idle' });
    },
  };
};

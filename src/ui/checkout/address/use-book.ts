import { useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormSetValue } from 'react-hook-form';
import type { Cart } from '../../../domain/cart/cart.ts';
import type { Address } from '../../../domain/customer/address.ts';
import type { BookAddress } from '../../../domain/customer/address-book.ts';
import { alikeIn } from '../../../domain/customer/alike-addresses.ts';
import { requiredFields } from '../../../domain/customer/asked-fields.ts';
import { knownDefault } from '../../../domain/customer/default-address.ts';
import { asksTaxNumber, taxNumberRuleIn } from '../../../domain/customer/tax-number.ts';
import { isCountryCode } from '../../../domain/shared/country.ts';
import { useAccount } from '../../identity/use-account.ts';
import { useKept } from '../../identity/use-kept.ts';
import { useServices } from '../../shared/services.ts';
import { type AddressForm, type ShownTexts, shownFields, textsOfAddress } from './address-form.ts';

export type BookKind = 'billing' | 'shipping';
const kinds: readonly BookKind[] = ['billing', 'shipping'];

/** The address book of the signed-in customer, for a form that it fills in. */
export interface FormBook {
  readonly addresses: readonly BookAddress[];
  /** Whether a customer is signed in and can save addresses. */
  readonly isOpen: boolean;
  /** Returns the stored address that equals the form's values. */
  readonly chosen: (texts: ShownTexts) => BookAddress | undefined;
  /** Returns a stored address that most likely means the same. */
  readonly alike: (texts: ShownTexts) => BookAddress | undefined;
  /** Whether the address is stored already. */
  readonly isKept: (texts: ShownTexts) => boolean;
  /** Fills in an address. Undefined: clears the fields for another address. */
  readonly take: (kind: BookKind, address: Address | undefined) => void;
  readonly keeps: (kind: BookKind) => boolean;
  readonly setKeeps: (kind: BookKind, keeps: boolean) => void;
  /**
   * Whether the book accepts such an address: all of its addresses can be billed to. A shipping address lacks what only
   * bills need.
   */
  readonly accepts: (kind: BookKind, address: Partial<ShownTexts>) => boolean;
  /** Adds the selected addresses to the book, once they are valid. `shipping`: if it is an address of its own. */
  readonly keep: (billing: Address, shipping: Address | undefined) => void;
}

const none: readonly BookAddress[] = [];
const isBlank = (texts: ShownTexts): boolean =>
  shownFields.every((field) => field === 'countryCode' || texts[field].trim() === '');

const isTextOf = (texts: ShownTexts, known: ShownTexts): boolean =>
  shownFields.every((field) => known[field] === texts[field].trim());

/**
 * Fills an untouched form with the default address: first that of the profile, and that of the address book once it is
 * loaded. Source: ADDR-1.
 */
export const useBook = ({
  cart,
  form,
  setValue,
}: {
  readonly cart: Cart;
  readonly form: AddressForm;
  readonly setValue: UseFormSetValue<AddressForm>;
}): FormBook => {
  const { shop, account, wasSignedIn } = useServices();
  const { desk, customer } = useAccount();
  useEffect(() => {
    if (wasSignedIn()) account.restore();
  }, [account, wasSignedIn]);
  const { kept } = useKept(desk?.addressBook);
  const [keptKinds, setKeptKinds] = useState<readonly BookKind[]>([]);
  const addresses = kept.value ?? none;
  const textsOf = (address: Address) => textsOfAddress(address, shop.country);

  const take = useCallback(
    (kind: BookKind, address: Address | undefined): void => {
      const texts = textsOfAddress(address, shop.country);
      for (const field of shownFields) setValue(`${kind}.${field}`, texts[field]);
    },
    [setValue, shop.country],
  );
  const begin = knownDefault(kept.value, customer?.defaultAddress);
  const isRead = kept._tag === 'Ready';
  const { billing } = form;
  const untouched = cart.billingAddress === undefined && isBlank(billing);
  const began = useRef(false);
  /** The default address with which the form started before the book was loaded. */
  const guess = useRef<Address>(undefined);
  useEffect(() => {
    if (began.current) return;
    const guessed = guess.current;
    if (!isRead) {
      if (!begin || guessed || !untouched) return;
      guess.current = begin;
      take('billing', begin);
      return;
    }
    began.current = true;
    // The default address may have changed since the profile was loaded. The form follows it if nothing was typed over
    // it.
    const stands = guessed && isTextOf(billing, textsOfAddress(guessed, shop.country));
    if (stands || (!guessed && untouched && begin)) take('billing', begin);
  }, [begin, isRead, billing, untouched, take, shop.country]);

  const accepts = (kind: BookKind, address: Partial<ShownTexts>): boolean =>
    kind === 'billing' ||
    (!asksTaxNumber(taxNumberRuleIn(shop, address.countryCode), address.company ?? '') &&
      requiredFields(shop.addressForm).every((field) => address[field]));
  const keep = (billing: Address, shipping: Address | undefined): void => {
    const given = { billing, shipping };
    const wanted = kinds.flatMap((kind) => {
      const address = given[kind];
      return address && keptKinds.includes(kind) && accepts(kind, address) ? [address] : [];
    });
    if (wanted.length > 0) desk?.addressBook.keep(wanted);
  };
  const chosen = (texts: ShownTexts) => addresses.find((address) => isTextOf(texts, textsOf(address)));
  return {
    addresses,
    isOpen: desk !== undefined,
    chosen,
    alike: ({ countryCode, firstName, lastName, street, streetNumber, postcode, city, phone }) =>
      isCountryCode(countryCode)
        ? alikeIn(addresses, {
            countryCode,
            firstName,
            lastName,
            street,
            streetNumber,
            postcode,
            city,
            phone,
          })
        : undefined,
    isKept: (texts) =>
      chosen(texts) !== undefined || (begin !== undefined && isTextOf(texts, textsOf(begin))),
    take,
    accepts,
    keeps: (kind) => keptKinds.includes(kind),
    setKeeps: (kind, keeps) =>
      setKeptKinds((before) => [...before.filter((one) => one !== kind), ...(keeps ? [kind] : [])]),
    keep,
  };
};

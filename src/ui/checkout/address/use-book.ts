import { useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormSetValue } from 'react-hook-form';
import type { Cart } from '../../../domain/cart/cart.ts';
import type { Address } from '../../../domain/customer/address.ts';
import type { BookAddress } from '../../../domain/customer/address-book.ts';
import { useAccount } from '../../identity/use-account.ts';
import { useKept } from '../../identity/use-kept.ts';
import { useServices } from '../../shared/services.ts';
import { type AddressForm, type ShownTexts, shownFields, textsOfAddress } from './address-form.ts';

export type BookKind = 'billing' | 'shipping';
const kinds: readonly BookKind[] = ['billing', 'shipping'];

/** The address book of the signed-in customer, beside the form that it fills. */
export interface FormBook {
  readonly addresses: readonly BookAddress[];
  /** Whether a customer is signed in, who can keep what they type. */
  readonly isOpen: boolean;
  /** The address that the form says. */
  readonly chosen: (texts: ShownTexts) => BookAddress | undefined;
  /** None: the fields are empty, for another address. */
  readonly take: (kind: BookKind, address: BookAddress | undefined) => void;
  readonly keeps: (kind: BookKind) => boolean;
  readonly setKeeps: (kind: BookKind, keeps: boolean) => void;
  /** Once the addresses are right: those that are to be kept go into the book. */
  readonly keep: (billing: Address, shipping: Address) => void;
}

const none: readonly BookAddress[] = [];
const isBlank = (texts: ShownTexts): boolean =>
  shownFields.every((field) => field === 'countryCode' || texts[field].trim() === '');

/** A form that nobody has touched begins with the default address. Source: ADDR-1. */
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
  const { desk } = useAccount();
  useEffect(() => {
    if (wasSignedIn()) account.restore();
  }, [account, wasSignedIn]);
  const { kept } = useKept(desk?.addressBook);
  const [keptKinds, setKeptKinds] = useState<readonly BookKind[]>([]);
  const addresses = kept.value ?? none;
  const textsOf = (address: Address) => textsOfAddress(address, shop.country);

  const take = useCallback(
    (kind: BookKind, address: BookAddress | undefined): void => {
      const texts = textsOfAddress(address, shop.country);
      for (const field of shownFields) setValue(`${kind}.${field}`, texts[field]);
    },
    [setValue, shop.country],
  );
  const begin = addresses[0];
  const untouched = cart.billingAddress === undefined && isBlank(form.billing);
  const began = useRef(false);
  useEffect(() => {
    if (!begin || began.current) return;
    began.current = true;
    if (untouched) take('billing', begin);
  }, [begin, untouched, take]);

  const keep = useCallback(
    (billing: Address, shipping: Address): void => {
      const given = { billing, shipping };
      const wanted = kinds.filter((kind) => keptKinds.includes(kind)).map((kind) => given[kind]);
      if (wanted.length > 0) desk?.addressBook.keep(wanted);
    },
    [desk, keptKinds],
  );
  return {
    addresses,
    isOpen: desk !== undefined,
    chosen: (texts) =>
      addresses.find((address) => {
        const known = textsOf(address);
        return shownFields.every((field) => known[field] === texts[field].trim());
      }),
    take,
    keeps: (kind) => keptKinds.includes(kind),
    setKeeps: (kind, keeps) =>
      setKeptKinds((before) => [...before.filter((one) => one !== kind), ...(keeps ? [kind] : [])]),
    keep,
  };
};

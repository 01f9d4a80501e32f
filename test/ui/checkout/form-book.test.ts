import { act } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { failed, loading, ready } from '../../../src/application/shared/remote-state.ts';
import type { Shop } from '../../../src/application/shared/shop.ts';
import { noTextStore } from '../../../src/application/shared/text-store.ts';
import type { Cart } from '../../../src/domain/cart/cart.ts';
import type { Address } from '../../../src/domain/customer/address.ts';
import { formOf, shownFields, textsOfAddress } from '../../../src/ui/checkout/address/address-form.ts';
import { useBook } from '../../../src/ui/checkout/address/use-book.ts';
import { useKnownNumber } from '../../../src/ui/checkout/address/use-known-number.ts';
import { useKnownOptician } from '../../../src/ui/checkout/address/use-known-optician.ts';
import { hook, stage } from '../hook.tsx';

const home: Address = {
  firstName: 'Mara',
  lastName: 'Keller',
  street: 'Seestrasse',
  streetNumber: '12',
  postcode: '8002',
  city: 'Zürich',
  countryCode: 'CH',
};
const office: Address = {
  ...home,
  street: 'Bahnhofstrasse',
  streetNumber: '1',
  city: 'Bern',
  postcode: '3011',
};
const kept = (address: Address, id: string, isDefault = false) => ({ ...address, id, isDefault });
const noCart = {} as Cart;
const state = (changes: object = {}) => ({
  auth: { system: 'resolved', customer: 'resolved' },
  customer: undefined,
  desk: undefined,
  task: { _tag: 'Idle' },
  ...changes,
});
const keeping = (initial: object) => {
  const { state$, next } = stage<object>({ kept: initial, task: { _tag: 'Idle' } });
  return { state$, next, load: vi.fn(), acknowledge: vi.fn(), keep: vi.fn() };
};

const bookOf = ({
  addresses,
  told,
  cart = noCart,
  signedIn = true,
  was = true,
  shop = { taxNumber: 'none' },
}: {
  readonly addresses: object;
  readonly told?: Address;
  readonly cart?: Cart;
  readonly signedIn?: boolean;
  readonly was?: boolean;
  readonly shop?: Pick<Shop, 'taxNumber' | 'taxNumberIn' | 'addressForm'>;
}) => {
  const addressBook = keeping(addresses);
  const account = stage<object>(
    state(
      signedIn
        ? { desk: { addressBook }, customer: { ...(told && { defaultAddress: { id: '1', address: told } }) } }
        : {},
    ),
  );
  const restore = vi.fn();
  const setValue = vi.fn();
  let form = formOf(cart, {}, 'CH');
  const services = {
    shop: { country: 'CH', ...shop },
    account: { state$: account.state$, restore },
    wasSignedIn: () => was,
  };
  const { result, rerender } = hook(services, () => useBook({ cart, form, setValue }));
  return {
    result,
    restore,
    addressBook,
    /** Values written into the form since the last call. */
    written: () => Object.fromEntries(setValue.mock.calls.splice(0)),
    type: (changes: Partial<typeof form>) => {
      form = { ...form, ...changes };
      rerender();
    },
  };
};
const textsIn = (kind: string, address: Address | undefined) =>
  Object.fromEntries(
    Object.entries(textsOfAddress(address, 'CH')).map(([field, text]) => [`${kind}.${field}`, text]),
  );

describe('a form beside an address book', () => {
  it('starts with the default address if nothing is typed · ADDR-1', () => {
    const { written, result } = bookOf({
      addresses: ready([kept(office, '2'), kept(home, '1', true)]),
      told: home,
    });
    expect(written()).toEqual(textsIn('billing', home));
    expect(result.current.isOpen).toBe(true);
    expect(result.current.addresses).toHaveLength(2);
  });

  it('starts with the address of the profile, and then follows the address book · ADDR-1', () => {
    const { written, addressBook, type } = bookOf({ addresses: loading, told: home });
    expect(written()).toEqual(textsIn('billing', home));
    type({ billing: textsOfAddress(home, 'CH') });
    expect(written()).toEqual({});
    addressBook.next({ kept: ready([kept(office, '1', true)]) });
    expect(written()).toEqual(textsIn('billing', office));
    addressBook.next({ kept: ready([kept(home, '1', true)]) });
    expect(written()).toEqual({});
  });

  it('keeps text typed over its initial address', () => {
    const { written, addressBook, type } = bookOf({ addresses: loading, told: home });
    written();
    type({ billing: { ...textsOfAddress(home, 'CH'), city: 'Genf' } });
    addressBook.next({ kept: ready([kept(office, '1', true)]) });
    expect(written()).toEqual({});
  });

  it('leaves the address of the cart and earlier typed text alone · CHK-7', () => {
    const cart = { billingAddress: office } as Cart;
    expect(bookOf({ addresses: ready([kept(home, '1', true)]), cart, told: home }).written()).toEqual({});
    expect(bookOf({ addresses: loading, cart, told: home }).written()).toEqual({});
    const { written, addressBook, type } = bookOf({ addresses: loading });
    type({ billing: { ...textsOfAddress(undefined, 'CH'), firstName: 'N' } });
    addressBook.next({ kept: ready([kept(home, '1', true)]) });
    expect(written()).toEqual({});
  });

  it('treats blanks and a country as nothing typed', () => {
    const { written, addressBook, type } = bookOf({ addresses: loading });
    type({ billing: { ...textsOfAddress(undefined, 'DE'), firstName: '  ' } });
    addressBook.next({ kept: ready([kept(home, '1', true)]) });
    expect(written()).toEqual(textsIn('billing', home));
  });

  it('is filled with an address of the address book, or emptied for a new one · CHK-7', () => {
    const { result, written } = bookOf({ addresses: ready([]) });
    act(() => result.current.take('shipping', office));
    expect(written()).toEqual(textsIn('shipping', office));
    act(() => result.current.take('billing', undefined));
    expect(written()).toEqual(textsIn('billing', undefined));
    expect(Object.keys(textsIn('billing', undefined))).toHaveLength(shownFields.length);
  });

  it('recognises the address it shows, and a similar one', () => {
    const { result } = bookOf({ addresses: ready([kept(home, '1', true), kept(office, '2')]) });
    const said = textsOfAddress(office, 'CH');
    expect(result.current.chosen({ ...said, city: ' Bern ' })?.id).toBe('2');
    expect(result.current.chosen({ ...said, city: 'Genf' })).toBeUndefined();
    expect(result.current.alike({ ...said, street: 'BAHNHOFSTRASSE' })?.id).toBe('2');
    expect(result.current.alike({ ...said, countryCode: 'moon' })).toBeUndefined();
    expect(result.current.isKept(said)).toBe(true);
    expect(result.current.isKept({ ...said, city: 'Genf' })).toBe(false);
  });

  it('knows that the address of the profile is stored, before the address book is loaded', () => {
    const { result } = bookOf({ addresses: failed({ _tag: 'Unreachable' }), told: home });
    expect(result.current.isKept(textsOfAddress(home, 'CH'))).toBe(true);
    expect(result.current.isKept(textsOfAddress(office, 'CH'))).toBe(false);
    expect(result.current.addresses).toEqual([]);
  });

  it('saves the addresses marked for saving, and no others', () => {
    const { result, addressBook } = bookOf({ addresses: ready([]) });
    result.current.keep(home, office);
    expect(addressBook.keep).not.toHaveBeenCalled();
    act(() => result.current.setKeeps('shipping', true));
    act(() => result.current.setKeeps('shipping', true));
    expect([result.current.keeps('shipping'), result.current.keeps('billing')]).toEqual([true, false]);
    result.current.keep(home, office);
    act(() => result.current.setKeeps('billing', true));
    result.current.keep(home, office);
    act(() => result.current.setKeeps('shipping', false));
    result.current.keep(home, office);
    expect(addressBook.keep.mock.calls).toEqual([[[office]], [[home, office]], [[home]]]);
  });

  it.each([
    [{ taxNumber: 'company' }, { company: 'Optik AG' }, false],
    [{ taxNumber: 'company' }, {}, true],
    [{ taxNumber: 'private', taxNumberIn: ['IT'] }, { countryCode: 'IT' }, false],
    [{ taxNumber: 'private', taxNumberIn: ['IT'] }, { countryCode: 'IT', company: 'Optik AG' }, true],
    [{ taxNumber: 'private', taxNumberIn: ['IT'] }, {}, true],
    [{ taxNumber: 'none', addressForm: { birthday: 'required' } }, {}, false],
    [{ taxNumber: 'none', addressForm: { salutation: 'required' } }, { salutation: 'female' }, true],
  ] as const)(
    'of a shop with %j accepts the delivery address %j only if it could be billed to: %j · ADDR-1 · CHK-7',
    (shop, more: Partial<Address>, accepted) => {
      const { result, addressBook } = bookOf({ addresses: ready([]), shop });
      act(() => result.current.setKeeps('shipping', true));
      act(() => result.current.setKeeps('billing', true));
      const parcel = { ...office, ...more };
      expect(result.current.accepts('shipping', parcel)).toBe(accepted);
      result.current.keep(home, parcel);
      expect(addressBook.keep.mock.calls).toEqual([[accepted ? [home, parcel] : [home]]]);
    },
  );

  it('saves no delivery address that was ticked before the parcel went elsewhere · ADDR-1', () => {
    const { result, addressBook } = bookOf({ addresses: ready([]) });
    act(() => result.current.setKeeps('shipping', true));
    result.current.keep(home, undefined);
    expect(addressBook.keep).not.toHaveBeenCalled();
  });

  it('has no address book for a guest, and restores a session only if there was one', () => {
    const { result, restore, written } = bookOf({ addresses: loading, signedIn: false, was: false });
    expect(result.current).toMatchObject({ isOpen: false, addresses: [] });
    expect(restore).not.toHaveBeenCalled();
    act(() => result.current.setKeeps('billing', true));
    result.current.keep(home, office);
    expect(written()).toEqual({});
    expect(bookOf({ addresses: loading, signedIn: false }).restore).toHaveBeenCalledTimes(1);
  });
});

describe('the loyalty number of an account', () => {
  const number = '222012345678901';
  const known = ({ milesAndMore = true, own = number, cart = noCart, typed = '' } = {}) => {
    const setValue = vi.fn();
    const account = stage<object>(state({ customer: { milesAndMoreNumber: own } }));
    const form = { ...formOf(cart, {}, 'CH'), milesAndMoreNumber: typed };
    const services = { shop: { features: { milesAndMore } }, account };
    const { rerender } = hook(services, () => useKnownNumber({ cart, form, setValue }));
    rerender();
    return { setValue, account };
  };

  it('is filled in, once · CHK-15', () => {
    const { setValue, account } = known();
    expect(setValue.mock.calls).toEqual([['milesAndMoreNumber', number]]);
    account.next({ customer: { milesAndMoreNumber: '999912345678901' } });
    expect(setValue).toHaveBeenCalledTimes(1);
  });
  it.each([
    ['the shop has no loyalty programme', { milesAndMore: false }],
    ['the number is invalid', { own: '12' }],
    ['the customer typed a number', { typed: '9' }],
    ['the cart has a number', { cart: { customer: { milesAndMoreNumber: '9' } } as unknown as Cart }],
  ])('is not filled in where %s', (_, given) => expect(known(given).setValue).not.toHaveBeenCalled());
  it('is filled in over blanks', () => expect(known({ typed: ' ' }).setValue).toHaveBeenCalledTimes(1));
});

describe('the optician of a customer', () => {
  const partner = { id: 'p7', pickupEnabled: true, pickup: true };
  const own = { pickupWanted: true, closed: false, partner };
  const known = ({
    pickup = true,
    value = { own },
    cart = noCart,
    draft,
  }: {
    readonly pickup?: boolean;
    readonly value?: object;
    readonly cart?: Cart;
    readonly draft?: object;
  } = {}) => {
    const setValue = vi.fn();
    const optician = keeping(ready(value));
    const account = stage<object>(state({ desk: { optician } }));
    const tab = draft
      ? { read: () => JSON.stringify({ account: '', texts: draft }), write: () => true }
      : noTextStore;
    hook({ shop: { features: { pickup } }, account, tab }, () => useKnownOptician({ cart, setValue }));
    return { setValue, optician };
  };

  it('is selected, once, if the customer wants to collect parcels there · ACC-8', () => {
    const { setValue, optician } = known();
    const chosen = [
      ['delivery', 'partner'],
      ['partner', 'p7'],
    ];
    expect(setValue.mock.calls).toEqual(chosen);
    optician.next({ kept: ready({ own: { ...own, partner: { ...partner, id: 'p8' } } }) });
    expect(setValue.mock.calls).toEqual(chosen);
  });
  it('is requested only if the shop offers collection', () => {
    expect(known().optician.load).toHaveBeenCalledTimes(1);
    expect(known({ pickup: false }).optician.load).not.toHaveBeenCalled();
  });
  it.each([
    ['the shop offers no pickup', { pickup: false }],
    ['the customer has no optician', { value: {} }],
    ['the customer does not want pickup', { value: { own: { ...own, pickupWanted: false } } }],
    ['the optician is closed', { value: { own: { ...own, closed: true } } }],
    [
      'the optician accepts no parcels',
      { value: { own: { ...own, partner: { ...partner, pickup: false } } } },
    ],
    ['the cart goes elsewhere', { cart: { shippingAddress: home } as Cart }],
    ['the customer chose otherwise', { draft: { delivery: 'same' } }],
  ])('is not chosen where %s', (_, given) => expect(known(given).setValue).not.toHaveBeenCalled());
  it('is selected if a draft does not mention it', () =>
    expect(known({ draft: { email: 'x' } }).setValue).toHaveBeenCalledTimes(2));
});

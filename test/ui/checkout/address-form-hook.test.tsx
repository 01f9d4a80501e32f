import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import type { AddressPair } from '../../../src/application/checkout/address-check.ts';
import type { AddressDesk } from '../../../src/application/checkout/address-desk.ts';
import { ready } from '../../../src/application/shared/remote-state.ts';
import { brands } from '../../../src/config/brands/brands.ts';
import type { Cart } from '../../../src/domain/cart/cart.ts';
import type { Address } from '../../../src/domain/customer/address.ts';
import type { FieldPath } from '../../../src/ui/checkout/address/address-check.ts';
import { useAddressForm } from '../../../src/ui/checkout/address/use-address-form.ts';
import { useStream } from '../../../src/ui/shared/use-stream.ts';
import { hook, stage } from '../hook.tsx';

const home: Address = {
  firstName: 'Mara',
  lastName: 'Keller',
  street: 'Hauptstrasse',
  streetNumber: '12',
  postcode: '10115',
  city: 'Berlin',
  countryCode: 'DE',
};
const customer = { id: '7', email: 'mara@example.org' };
const partner = {
  id: 'p7',
  name: 'Optik Blick',
  street: 'Bahnhofstrasse',
  streetNumber: '1',
  postcode: '10115',
  city: 'Berlin',
  countryCode: 'DE',
  pickupEnabled: true,
  pickup: true,
};
const noCart = { cart: {} as Cart };
type CartStage = ReturnType<typeof stage<{ readonly cart: Cart }>>;
const InCheckout = ({ carts }: { readonly carts: CartStage }) => (
  <Outlet context={useStream(carts.state$, noCart).cart} />
);

const begin = (first: object = { customer }, kept: object = {}) => {
  const carts: CartStage = stage({ cart: first as Cart });
  const checkoutState = stage<object>({ task: { _tag: 'Idle' } });
  const desk = stage<object>({
    check: { checking: { _tag: 'Idle' } },
    partner: { partners: ready([partner, { ...partner, id: 'p8' }]), unavailable: ['p8'] },
  });
  const texts = new Map([['checkout-draft-address', JSON.stringify({ account: '', texts: kept })]]);
  const checkout = { ...checkoutState, submitAddresses: vi.fn(), acknowledge: vi.fn() };
  const addressDesk = {
    ...desk,
    check: vi.fn((..._: Parameters<AddressDesk['check']>) => undefined),
    leave: vi.fn(),
  };
  const account = stage<object>({
    auth: { system: 'resolved', customer: 'resolved' },
    task: { _tag: 'Idle' },
  });
  const services = {
    shop: {
      ...brands.linsenwerk.shop,
      country: 'DE',
      countries: brands.linsenwerk.shop.countries,
      taxNumber: 'none',
    },
    clock: { now: () => Date.parse('2026-11-19T09:00:00Z'), zone: 'Europe/Berlin' },
    tab: {
      read: (name: string) => texts.get(name),
      write: (name: string, text = '') => !!texts.set(name, text),
    },
    wasSignedIn: () => false,
    account: { ...account, restore: () => undefined },
    checkout,
    addressDesk,
  };
  const within = (children: ReactNode) => (
    <RouterProvider
      router={createMemoryRouter(
        [{ path: '/', element: <InCheckout carts={carts} />, children: [{ path: '*', element: children }] }],
        { initialEntries: ['/checkout/address'] },
      )}
    />
  );
  const { result, unmount } = hook(services, useAddressForm, { within });
  return {
    result,
    unmount,
    carts,
    checkout,
    addressDesk,
    task: (task: object) => checkoutState.next({ task }),
    checking: (checking: object) => desk.next({ check: { checking } }),
    settle: (addresses: AddressPair) => act(() => addressDesk.check.mock.calls.at(-1)?.[2](addresses)),
    type: (fields: Partial<Record<FieldPath | 'delivery', string>>) =>
      act(() => {
        for (const [path, text] of Object.entries(fields)) result.current.setValue(path as FieldPath, text);
      }),
    submit: () => act(async () => result.current.submit()),
    draft: () => JSON.parse(texts.get('checkout-draft-address') ?? '{}').texts,
    wrong: () => result.current.entries.map(({ path }) => path),
  };
};
const withBill = { customer, billingAddress: home, shippingAddress: home };
const office = Object.fromEntries(
  Object.entries({ ...home, street: 'Torstrasse', streetNumber: '3' }).map(([field, text]) => [
    `shipping.${field}`,
    text,
  ]),
);
const refusing = (...fields: readonly string[]) => ({
  _tag: 'Failed',
  name: 'address',
  failure: {
    _tag: 'Refused',
    code: 'x',
    violations: fields.map((field) => ({ field, code: 'invalid_characters' })),
  },
});

describe('the address form', () => {
  it('shows no error before the first try, and then each field until it is valid · CHK-7', async () => {
    const { result, wrong, submit, type, addressDesk } = begin({ customer });
    expect([wrong(), result.current.tries]).toEqual([[], 0]);
    await submit();
    expect(result.current.tries).toBe(1);
    expect(wrong()).toEqual([
      'billing.firstName',
      'billing.lastName',
      'billing.street',
      'billing.streetNumber',
      'billing.postcode',
      'billing.city',
    ]);
    expect(result.current.entries[0]).toEqual({
      path: 'billing.firstName',
      label: 'field.firstName',
      text: 'invalid.required {"label":"field.firstName"}',
    });
    type({ 'billing.firstName': 'Mara' });
    expect(wrong()).not.toContain('billing.firstName');
    expect(addressDesk.check).not.toHaveBeenCalled();
    await submit();
    expect(result.current.tries).toBe(2);
  });

  it('does not mark the fields of another delivery method before they were submitted · CHK-7', async () => {
    const { wrong, submit, type } = begin(withBill);
    type({ 'billing.city': '' });
    await submit();
    type({ delivery: 'other' });
    expect(wrong()).toEqual(['billing.city']);
    type({ delivery: 'partner' });
    expect(wrong()).toEqual(['billing.city']);
    type({ milesAndMoreNumber: 'x' });
    expect(wrong()).toEqual(['billing.city', 'milesAndMoreNumber']);
    await submit();
    expect(wrong()).toEqual(['billing.city', 'partner', 'milesAndMoreNumber']);
  });

  it('accepts a partner that hands out parcels, and rejects one that does not · CHK-9', async () => {
    const { wrong, submit, type, addressDesk } = begin(withBill);
    type({ delivery: 'partner', partner: 'p8' });
    await submit();
    expect(wrong()).toEqual(['partner']);
    type({ partner: 'p7' });
    expect(wrong()).toEqual([]);
    await submit();
    expect(addressDesk.check.mock.calls[0]?.[0]).toMatchObject({ shipping: { studioId: 'p7' } });
  });

  it('stores what is typed, and the delivery method even if the cart has it · CHK-7', () => {
    const { draft, type } = begin(withBill);
    expect(draft()).toEqual({ delivery: 'same' });
    type({ 'billing.city': 'Bern' });
    expect(draft()).toEqual({ delivery: 'same', 'billing.city': 'Bern' });
  });

  it('starts with the stored draft, and fills in what the cart adds · CHK-7', () => {
    const { result, carts } = begin({ customer }, { 'billing.firstName': 'Noah' });
    expect(result.current.form.billing.firstName).toBe('Noah');
    carts.next({ cart: withBill as Cart });
    expect(result.current.form.billing).toMatchObject({ firstName: 'Noah', city: 'Berlin' });
  });

  it('moves the house number out of the street if its own field is empty', () => {
    const { result, type } = begin();
    const split = () => {
      act(() => result.current.splitStreet('billing'));
      const { street, streetNumber } = result.current.form.billing;
      return [street, streetNumber];
    };
    type({ 'billing.street': 'Torstrasse 3', 'billing.streetNumber': ' ' });
    expect(split()).toEqual(['Torstrasse', '3']);
    type({ 'billing.street': 'Torstrasse 4' });
    expect(split()).toEqual(['Torstrasse 4', '3']);
    type({ 'billing.street': 'Torstrasse', 'billing.streetNumber': '' });
    expect(split()).toEqual(['Torstrasse', '']);
  });

  it('has valid input checked, and then saves it with the corrections of the check', async () => {
    const { result, submit, type, addressDesk, checkout, checking, settle } = begin(withBill);
    type({ delivery: 'other', ...office });
    await submit();
    const sent = {
      billing: expect.objectContaining(home),
      shipping: expect.objectContaining({ street: 'Torstrasse' }),
    };
    expect(addressDesk.check.mock.calls).toEqual([
      [sent, brands.linsenwerk.shop.countries.map(({ code }) => code), expect.any(Function)],
    ]);
    expect(checkout.submitAddresses).not.toHaveBeenCalled();
    checking({ _tag: 'Checking' });
    expect(result.current.busy).toBe(true);
    const shipping = { ...home, street: 'Torstraße', streetNumber: '3' };
    settle({ billing: { ...home, city: 'Berlin-Mitte' }, shipping });
    expect(result.current.form.billing.city).toBe('Berlin-Mitte');
    expect(result.current.form.shipping.street).toBe('Torstraße');
    expect(checkout.submitAddresses.mock.calls).toEqual([
      [
        expect.objectContaining({
          email: customer.email,
          billing: { ...home, city: 'Berlin-Mitte' },
          shipping,
        }),
      ],
    ]);
  });

  it('writes no shipping address if the parcel goes to the billing address', async () => {
    const { result, submit, settle } = begin(withBill);
    const before = result.current.form.shipping;
    await submit();
    settle({ billing: home, shipping: { ...home, city: 'Mitte' } });
    expect(result.current.form.shipping).toEqual(before);
  });

  it.each([
    [{ _tag: 'Busy', name: 'address' }, true],
    [{ _tag: 'Busy', name: 'shipping' }, false],
    [{ _tag: 'Done', name: 'address' }, false],
    [{ _tag: 'Idle' }, false],
  ])('is busy while the checkout is at %j: %s', (at, busy) => {
    const { result, task } = begin(withBill);
    task(at);
    expect(result.current.busy).toBe(busy);
  });

  const sent = async (fields: Partial<Record<FieldPath | 'delivery', string>> = {}) => {
    const form = begin(withBill);
    form.type(fields);
    await form.submit();
    form.settle({ billing: home, shipping: home });
    return form;
  };

  it('marks the fields that the shop refused until they are changed · CHK-18', async () => {
    const { wrong, task, type, result } = await sent();
    task(refusing('billing_address.city', 'email', 'miles_and_more_number'));
    expect(wrong()).toEqual(['billing.city', 'email', 'milesAndMoreNumber']);
    expect(result.current.failure).toBeUndefined();
    type({ 'billing.city': 'Bern' });
    expect(wrong()).toEqual(['email', 'milesAndMoreNumber']);
    type({ milesAndMoreNumber: '', email: 'noah@example.org' });
    expect(wrong()).toEqual(['milesAndMoreNumber']);
    type({ 'billing.city': '' });
    expect(wrong()).toEqual(['billing.city', 'milesAndMoreNumber']);
  });

  it('lists a field once if both the form and the shop refuse it', async () => {
    const { wrong, task, type } = await sent();
    task(refusing('billing_address.city'));
    type({ 'billing.city': '' });
    type({ 'billing.city': 'Berlin' });
    expect(wrong()).toEqual(['billing.city']);
  });

  it('marks the partner if the shop refuses its address', async () => {
    const { wrong, task, type } = await sent({ delivery: 'partner', partner: 'p7' });
    task(refusing('shipping_address.city'));
    expect(wrong()).toEqual(['partner']);
    type({ partner: '' });
    expect(wrong()).toEqual(['partner']);
  });

  it('shows an error about no field for the whole form, and none of another step · CHK-18', async () => {
    const { result, task, wrong } = await sent();
    task(refusing('comment'));
    expect(result.current.failure).toMatchObject({ _tag: 'Refused' });
    expect(wrong()).toEqual([]);
    task({ ...refusing('billing_address.city'), name: 'payment' });
    expect([result.current.failure, wrong()]).toEqual([undefined, []]);
    task({ _tag: 'Failed', name: 'address', failure: { _tag: 'Unreachable' } });
    expect(result.current.failure).toEqual({ _tag: 'Unreachable' });
  });

  it('lists the problems of a parcel machine even before a submit', () => {
    const { result, type, wrong } = begin(withBill);
    type({ delivery: 'packStation', 'packStation.postcode': '10115', 'packStation.city': 'Berlin' });
    expect(result.current.stationEntries.map(({ path }) => path)).toEqual([
      'packStation.streetNumber',
      'packStation.additionalInfo',
    ]);
    expect(wrong()).toEqual([]);
  });

  it('leaves the address desk on unmount', () => {
    const { unmount, addressDesk } = begin(withBill);
    expect(addressDesk.leave).not.toHaveBeenCalled();
    unmount();
    expect(addressDesk.leave).toHaveBeenCalledTimes(1);
  });
});

import { act } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Cart } from '../../../src/domain/cart/cart.ts';
import { useAdding } from '../../../src/ui/cart/offers/use-adding.ts';
import { useChoice } from '../../../src/ui/cart/offers/use-choice.ts';
import { useShippingPrice } from '../../../src/ui/cart/sums/use-shipping-price.ts';
import type { Choosing } from '../../../src/ui/shared/choosing.ts';
import { ChoosingContext } from '../../../src/ui/shared/choosing.ts';
import { echo, hook } from '../hook.tsx';

describe('the shipping price of a cart', () => {
  const priced = (key: string, minor: number) => ({ key, price: { minor, currency: 'CHF' } });
  const shopOf = (methods: Readonly<Record<string, readonly object[]>>) => {
    const asked: string[] = [];
    const gates = new Map<string, () => void>();
    const shippingOptions = (country: string) => () => {
      asked.push(country);
      return new Promise((resolve) =>
        gates.set(country, () =>
          resolve(
            methods[country]
              ? { _tag: 'Right', right: methods[country] }
              : { _tag: 'Left', left: { _tag: 'Unreachable' } },
          ),
        ),
      );
    };
    const answer = (country: string) => act(async () => gates.get(country)?.());
    return { asked, answer, services: { shop: { country: 'CH' }, shipping: { shippingOptions } } };
  };
  const itemsTotal = { minor: 2000, currency: 'CHF' };
  const cart = (changes: object = {}) =>
    ({ items: [{}], shipments: [{}], itemsTotal, ...changes }) as unknown as Cart;
  const methods = {
    CH: [priced('b', 900), priced('pickup_point', 0), priced('a', 700)],
    DE: [priced('c', 1200)],
  };

  it('is that of the cheapest home delivery, and unknown until the response arrives', async () => {
    const { services, asked, answer } = shopOf(methods);
    const { result } = hook(services, useShippingPrice, { initialProps: cart() });
    expect(result.current).toBeUndefined();
    await answer('CH');
    expect(result.current).toEqual({ minor: 700, currency: 'CHF' });
    expect(asked).toEqual(['CH']);
  });

  it('is that of the cart’s country, and ignores the response for an earlier country', async () => {
    const { services, asked, answer } = shopOf(methods);
    const { result, rerender } = hook(services, useShippingPrice, { initialProps: cart() });
    rerender(cart({ shippingAddress: { countryCode: 'DE' } }));
    await answer('DE');
    await answer('CH');
    expect(asked).toEqual(['CH', 'DE']);
    expect(result.current?.minor).toBe(1200);
  });

  it('is never that of the country before, neither while it is requested nor without an answer · CART-21', async () => {
    const { services, answer } = shopOf({ CH: methods.CH });
    const { result, rerender } = hook(services, useShippingPrice, { initialProps: cart() });
    await answer('CH');
    expect(result.current?.minor).toBe(700);
    rerender(cart({ shippingAddress: { countryCode: 'FR' } }));
    expect(result.current).toBeUndefined();
    await answer('FR');
    expect(result.current).toBeUndefined();
    rerender(cart());
    expect(result.current?.minor).toBe(700);
  });

  it('stays unknown without an answer', async () => {
    const { services, answer } = shopOf({});
    const { result } = hook(services, useShippingPrice, { initialProps: cart() });
    await answer('CH');
    expect(result.current).toBeUndefined();
  });

  it('is not requested for an empty cart', () => {
    const { services, asked } = shopOf(methods);
    const { result } = hook(services, useShippingPrice, { initialProps: cart({ items: [] }) });
    expect([result.current, asked]).toEqual([undefined, []]);
  });

  it('is what the cart says, without a request · CART-21', () => {
    const { services, asked } = shopOf(methods);
    const shippingFrom = { minor: 250, currency: 'CHF' };
    expect(hook(services, useShippingPrice, { initialProps: cart({ shippingFrom }) }).result.current).toBe(
      shippingFrom,
    );
    expect(asked).toEqual([]);
  });

  it('is the cart’s own shipping total once a method is chosen, without a request', () => {
    const { services, asked } = shopOf(methods);
    const shippingTotal = { minor: 500, currency: 'CHF' };
    const chosen = cart({ shipments: [{}, { method: 'a' }], shippingTotal });
    expect(hook(services, useShippingPrice, { initialProps: chosen }).result.current).toBe(shippingTotal);
    expect(asked).toEqual([]);
  });
});

describe('adding lines to the cart', () => {
  type Lines = Parameters<ReturnType<typeof useAdding>['add']>[0];
  const lines = [{ line: {}, product: {} }] as unknown as Lines;
  const begin = (code: 'here' | 'lost' | 'away' = 'here') => {
    const added: Lines[] = [];
    let end: (isAdded: boolean) => void = () => undefined;
    const add = (wanted: Lines, ended: (isAdded: boolean) => void) => {
      added.push(wanted);
      end = ended;
    };
    const onAdded = vi.fn();
    const { result } = hook({ cart: { add }, fetchCart: async () => code }, () => useAdding(onAdded));
    return {
      result,
      added,
      onAdded,
      press: () => act(async () => result.current.add(lines)),
      end: (isAdded: boolean) => act(async () => end(isAdded)),
    };
  };

  it('reports that it is running, and when it is done', async () => {
    const { result, added, onAdded, press, end } = begin();
    expect(result.current).toMatchObject({ isBusy: false, isRefused: false });
    await press();
    expect(added).toEqual([lines]);
    expect(result.current.isBusy).toBe(true);
    expect(onAdded).not.toHaveBeenCalled();
    await end(true);
    expect(result.current).toMatchObject({ isBusy: false, isRefused: false });
    expect(onAdded).toHaveBeenCalledTimes(1);
  });

  it('is refused if nothing was added, until it is tried again', async () => {
    const { result, onAdded, press, end } = begin();
    await press();
    await end(false);
    expect(result.current).toMatchObject({ isBusy: false, isRefused: true });
    expect(onAdded).not.toHaveBeenCalled();
    await press();
    expect(result.current).toMatchObject({ isBusy: true, isRefused: false });
  });

  it('is refused if the code of the cart cannot be loaded', async () => {
    const { result, press } = begin('lost');
    await press();
    expect(result.current).toMatchObject({ isBusy: false, isRefused: true });
  });
});

const choosing = { withoutChoice: () => undefined } as unknown as Choosing;

describe('choosing the values of a product within its card', () => {
  type Opens = Parameters<typeof useChoice>[1];
  const begin = ({
    product = { _tag: 'Right', right: { id: '1' } },
    fetchChoosing = async () => choosing,
    opens = () => true,
  }: {
    readonly product?: object;
    readonly fetchChoosing?: () => Promise<Choosing>;
    readonly opens?: Opens;
  } = {}) => {
    const translator = echo();
    const { result } = hook(
      { catalogue: { product: () => async () => product } },
      () => useChoice('1' as Parameters<typeof useChoice>[0], opens),
      {
        translator,
        within: (children) => <ChoosingContext value={fetchChoosing}>{children}</ChoosingContext>,
      },
    );
    return { result, translator, open: () => act(async () => result.current.open()) };
  };

  it('loads the product, the form and its texts, and then opens', async () => {
    const opens = vi.fn(() => true);
    const { result, translator, open } = begin({ opens });
    expect(result.current.choice).toEqual({ _tag: 'Shut' });
    await open();
    expect(result.current.choice).toEqual({ _tag: 'Open', product: { id: '1' }, choosing });
    expect(translator.loadNamespaces).toHaveBeenCalledWith('catalogue');
    expect(opens).toHaveBeenCalledWith({ product: { id: '1' }, choosing });
    act(() => result.current.shut());
    expect(result.current.choice).toEqual({ _tag: 'Shut' });
  });
  it('reports that it is loading', () => {
    const { result } = begin({ fetchChoosing: () => new Promise(() => undefined) });
    act(() => result.current.open());
    expect(result.current.choice).toEqual({ _tag: 'Coming' });
  });
  it('stays closed if there is nothing to choose', async () => {
    const { result, open } = begin({ opens: () => false });
    await open();
    expect(result.current.choice).toEqual({ _tag: 'Shut' });
  });
  it('reports why the product or the code could not be loaded', async () => {
    const failure = { _tag: 'NotFound' };
    const gone = begin({ product: { _tag: 'Left', left: failure } });
    await gone.open();
    expect(gone.result.current.choice).toEqual({ _tag: 'Failed', failure });
    const lost = begin({ fetchChoosing: () => Promise.reject(new Error('no code')) });
    await lost.open();
    expect(lost.result.current.choice).toEqual({ _tag: 'Failed', failure: { _tag: 'Unreachable' } });
  });
});

import { expect, it } from 'vitest';
import { every, eyes, regularCare } from '../fixtures/regular-goods.ts';
import {
  add,
  anyItem,
  care,
  cartWith,
  daily,
  done,
  item,
  reduced,
  refused,
  requestId,
  trial,
} from '../fixtures/shopper.ts';
import type { TestSandbox } from '../fixtures/start-sandbox.ts';

/** Subscription goods in a cart: they are delivered regularly from their order on. */
export const regularCartSuite = (started: () => TestSandbox): void => {
  const client = () => started().client();

  it('state their interval, and cost less by the saving of the shop · SUBS-2 · SUBS-3', async () => {
    const once = await cartWith(client(), item(care, 2));
    expect(once).toMatchObject({ subscription: false, subscription_frequency: 1 });
    const cart = await cartWith(client(), regularCare);
    expect(cart).toMatchObject({
      subscription: true,
      subscription_frequency: 30,
      subscription_frequency_unit: 'day',
      items: [{ meta: { subscription_frequency: 30, subscription_frequency_unit: 'day' } }],
    });
    const [before, after] = [once.items[0]?.unit_price ?? 0, cart.items[0]?.unit_price ?? 0];
    expect(after).toBe(before - Math.round(before * 0.05));
    expect(cart.items_total).toBe(after * 2);
  });

  it('share the interval chosen last, while single goods stay single · SUBS-3', async () => {
    const cart = await cartWith(client(), ...eyes.map((eye) => every(eye, 90)));
    const both = await add(client(), cart, every(item(care), 2, 'month'));
    const more = await add(client(), both, await anyItem(client(), reduced));
    expect(
      more.items.map(({ meta }) => [meta.subscription_frequency, meta.subscription_frequency_unit]),
    ).toEqual([
      [2, 'month'],
      [2, 'month'],
      [2, 'month'],
      [undefined, undefined],
    ]);
    expect(more.subscription_frequency_unit).toBe('month');
  });

  it('stay regular when more is added, and become regular when requested · SUBS-3', async () => {
    const cart = await cartWith(client(), item(care));
    const regular = await add(client(), cart, every(item(care), 45));
    expect(regular.items).toMatchObject([{ quantity: 2, meta: { subscription_frequency: 45 } }]);
    const more = await add(client(), regular, item(care));
    expect(more.items).toMatchObject([{ quantity: 3, meta: { subscription_frequency: 45 } }]);
  });

  it('can become single again, both eyes together, at the single price · SUBS-3', async () => {
    const plain = await cartWith(client(), ...eyes);
    const cart = await cartWith(client(), ...eyes.map((eye) => every(eye)));
    const [first] = cart.items;
    const params = { token: cart.token_value, item: first?.id ?? ('' as never) };
    const once = await done(client().updateCartQuantity({ params, body: { quantity: 1, once: true } }));
    expect(once.subscription).toBe(false);
    expect(once.items.map(({ meta }) => meta)).toEqual([
      { eye: 'right', pair_id: 'pair' },
      { eye: 'left', pair_id: 'pair' },
    ]);
    expect(once.items_total).toBe(plain.items_total);
  });

  it.each([
    ['with a shorter interval than the shop allows', () => every(item(care), 3), 'subscription.interval_day'],
    [
      'with a longer interval than the shop allows',
      () => every(item(care), 13, 'month'),
      'subscription.interval_month',
    ],
  ])('are refused %s · SUBS-1', async (_, line, code) => {
    const { token_value: token } = await done(client().createCart({}));
    const body = { request_id: requestId(), items: [line()] };
    expect(await refused(client().addToCart({ params: { token }, body }))).toMatchObject({
      violations: [{ field: 'items[0].meta.subscription_frequency', code }],
    });
  });

  it('are refused for a trial, which comes once · SUBS-1', async () => {
    const { token_value: token } = await done(client().createCart({}));
    const body = { request_id: requestId(), items: [every(await anyItem(client(), trial))] };
    expect(await refused(client().addToCart({ params: { token }, body }))).toMatchObject({
      violations: [{ code: 'subscription.not_offered' }],
    });
  });

  it('are refused if the shop does not offer them · SUBS-2', async () => {
    const { shops } = started().sandbox;
    const { regularSaving: _, ...without } = shops.okulino;
    const kept = shops.okulino;
    Object.assign(shops, { okulino: without });
    try {
      const { token_value: token } = await done(client().createCart({}));
      const body = { request_id: requestId(), items: [every(item(daily))] };
      expect((await refused(client().addToCart({ params: { token }, body }))).violations).not.toEqual([]);
    } finally {
      Object.assign(shops, { okulino: kept });
    }
  });
};

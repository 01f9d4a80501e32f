import { expect, it } from 'vitest';
import {
  add,
  anyItem,
  capped,
  care,
  cartWith,
  daily,
  discontinued,
  done,
  failed,
  fewCare,
  item,
  refused,
  requestId,
  soldOutCare,
  stoppedCare,
  tenCare,
  trial,
} from '../fixtures/shopper.ts';
import type { TestSandbox } from '../fixtures/start-sandbox.ts';

export const cartSuite = (started: () => TestSandbox): void => {
  it('makes an empty cart with an unguessable token · CART-1', async () => {
    const cart = await done(started().client().createCart({}));
    expect(cart.items).toEqual([]);
    expect(cart.checkout_state).toBe('cart');
    expect(cart.token_value).toMatch(/^[\w-]{24}$/);
  });

  it('answers with every field of a line · CART-1', async () => {
    const client = started().client('okulino', 'fr');
    const lens = await anyItem(client, daily, 2);
    const cart = await cartWith(client, { ...lens, meta: { eye: 'right', pair_id: 'pair' } });
    expect(cart.items[0]).toMatchObject({
      product_id: daily,
      quantity: 2,
      meta: { eye: 'right', pair_id: 'pair' },
      detail: { category: 'lens', lens_usage: 'daily', lens_type: 'spherical' },
      is_trial: false,
      position: 1,
      number: '01',
      price_channel: 'okulino_web',
    });
    expect(cart.items[0]?.formatted_options[0]).toMatchObject({ code: 'sphere', label: 'Sphère' });
    expect(cart.items[0]?.total).toBe((cart.items[0]?.unit_price ?? 0) * 2);
    expect(cart.total).toBe(cart.items[0]?.total);
  });

  it('returns a cart by its token, only in the shop that created it · CART-1', async () => {
    const { client } = started();
    const cart = await cartWith(client(), item(care));
    const params = { token: cart.token_value };
    expect((await done(client().getCart({ params }))).items).toHaveLength(1);
    expect(await failed(client('augental').getCart({ params }))).toEqual({
      _tag: 'NotFound',
      code: 'cart.not_found',
    });
    expect(await failed(client().getCart({ params: { token: 'nobody' } }))).toEqual({
      _tag: 'NotFound',
      code: 'cart.not_found',
    });
  });

  it('adds all lines or none · CART-17', async () => {
    const client = started().client();
    const cart = await cartWith(client, item(care));
    const items = [item(care, 1), item(discontinued, 1)];
    const body = { request_id: requestId(), items };
    const refusal = await refused(client.addToCart({ params: { token: cart.token_value }, body }));
    expect(refusal.code).toBe('product.not_orderable');
    expect(refusal.violations[0]?.field).toBe('items[1].product.product_id');
    const after = await done(client.getCart({ params: { token: cart.token_value } }));
    expect(after.items.map(({ quantity }) => quantity)).toEqual([1]);
  });

  it('merges equal lines, and a pair of eyes only as a whole · CART-17', async () => {
    const client = started().client();
    const lens = await anyItem(client, daily);
    const pair = (pair_id: string) => [
      { ...lens, meta: { eye: 'right' as const, pair_id } },
      { ...lens, meta: { eye: 'left' as const, pair_id } },
    ];
    const first = await cartWith(client, ...pair('a'), item(care));
    const second = await add(client, first, ...pair('b'), item(care));
    expect(second.items.map(({ quantity, meta }) => [meta.eye, meta.pair_id, quantity])).toEqual([
      ['right', 'a', 2],
      ['left', 'a', 2],
      [undefined, undefined, 2],
    ]);
    const third = await add(client, second, { ...lens, meta: { eye: 'right', pair_id: 'c' } });
    expect(third.items).toHaveLength(4);
  });

  it('rejects lens values that are not made, with a message in the requested language', async () => {
    const client = started().client('okulino', 'it');
    const { token_value: token } = await done(client.createCart({}));
    const wrong = item(daily, 1, { sphere: '-99.00' });
    const refusal = await refused(
      client.addToCart({ params: { token }, body: { request_id: requestId(), items: [wrong] } }),
    );
    expect(refusal).toMatchObject({
      code: 'product.variant_does_not_exist',
      message: 'Questa variante non esiste. Scegliere altri valori.',
    });
  });

  it('allows at most 99 pieces of a line, one of a product coded BTT, one of a trial · CART-8', async () => {
    const client = started().client();
    const full = await cartWith(client, item(care, 99));
    const tryAdd = async (line: Parameters<typeof item>[0]) =>
      refused(
        client.addToCart({
          params: { token: full.token_value },
          body: { request_id: requestId(), items: [await anyItem(client, line, 1)] },
        }),
      );
    expect(await tryAdd(care)).toMatchObject({ code: 'product.max_quantity_exceeded', values: { max: 99 } });
    await add(client, full, await anyItem(client, capped));
    expect(await tryAdd(capped)).toMatchObject({ values: { max: 1 } });
    const once = await add(client, full, await anyItem(client, trial));
    const twice = await add(client, once, await anyItem(client, trial));
    expect(twice.items.find(({ is_trial }) => is_trial)?.quantity).toBe(1);
  });

  it('allows a trial for each of two different eyes, and no third · CART-8', async () => {
    const client = started().client();
    const first = await anyItem(client, trial);
    const { options } = await done(client.getProduct({ params: { id: trial } }));
    const of = (index: number) => {
      const sphere = options.find(({ code }) => code === 'sphere')?.values[index] ?? '';
      return { ...first, product: { ...first.product, option: { ...first.product.option, sphere } } };
    };
    const cart = await cartWith(client, of(0), of(1));
    expect(cart.items.map(({ quantity }) => quantity)).toEqual([1, 1]);
    const body = { request_id: requestId(), items: [of(2)] };
    expect(await refused(client.addToCart({ params: { token: cart.token_value }, body }))).toMatchObject({
      code: 'product.max_quantity_exceeded',
      values: { max: 2 },
    });
  });

  it('sells no more than the stock of a product under stop-order, and always accepts less · CART-9 · CART-13', async () => {
    const client = started().client();
    const cart = await cartWith(client, item(stoppedCare, 4));
    const set = (quantity: number) =>
      client.updateCartQuantity({
        params: { token: cart.token_value, item: cart.items[0]?.id ?? '' },
        body: { quantity },
      });
    expect(await refused(set(5))).toMatchObject({
      code: 'product.stock.reduce_stock',
      values: { stock: 4 },
      message: 'Nur noch 4 Stück lieferbar. Bitte weniger wählen.',
    });
    expect((await done(set(1))).items[0]?.quantity).toBe(1);
    const body = { request_id: requestId(), items: [item(soldOutCare)] };
    const soldOut = await refused(client.addToCart({ params: { token: cart.token_value }, body }));
    expect(soldOut.code).toBe('product.stock.no_stock_available');
  });

  it('rejects a quantity below one or above the maximum · CART-8', async () => {
    const client = started().client();
    const cart = await cartWith(client, item(care));
    const params = { token: cart.token_value, item: cart.items[0]?.id ?? '' };
    expect((await refused(client.updateCartQuantity({ params, body: { quantity: 0 } }))).code).toBe(
      'validation.invalid',
    );
    expect((await refused(client.updateCartQuantity({ params, body: { quantity: 100 } }))).code).toBe(
      'product.max_quantity_exceeded',
    );
  });

  it('counts both eyes together for the bulk price · PRICE-5', async () => {
    const client = started().client();
    const lens = await anyItem(client, daily, 2);
    const { bulk_price, price } = await done(client.getProduct({ params: { id: daily } }));
    const single = await cartWith(client, { ...lens, meta: { eye: 'right' } });
    expect(single.items[0]?.unit_price).toBe(price.current);
    const both = await add(client, single, { ...lens, meta: { eye: 'left' } });
    expect(both.items.map(({ unit_price }) => unit_price)).toEqual([
      bulk_price[0]?.price,
      bulk_price[0]?.price,
    ]);
  });

  it('replaces lines by new ones in one step, once even if the request is repeated · CART-17', async () => {
    const client = started().client();
    const cart = await cartWith(client, item(care, 2), item(tenCare));
    const replaced = cart.items[0]?.id;
    const body = {
      request_id: requestId(),
      items: [item(fewCare, 2)],
      ...(replaced && { replaces: [replaced] }),
    };
    const params = { token: cart.token_value };
    await done(client.addToCart({ params, body }));
    const after = await done(client.addToCart({ params, body }));
    expect(after.items.map(({ product_id, quantity }) => [product_id, quantity])).toEqual([
      [tenCare, 1],
      [fewCare, 2],
    ]);
  });

  it('keeps the replaced line if the new one is refused · CART-17', async () => {
    const client = started().client();
    const cart = await cartWith(client, item(care, 2));
    const replaces = cart.items.map(({ id }) => id);
    const body = { request_id: requestId(), items: [item(discontinued)], replaces };
    await refused(client.addToCart({ params: { token: cart.token_value }, body }));
    const after = await done(client.getCart({ params: { token: cart.token_value } }));
    expect(after.items.map(({ quantity }) => quantity)).toEqual([2]);
  });
};

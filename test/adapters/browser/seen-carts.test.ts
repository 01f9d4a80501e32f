import { describe, expect, it } from 'vitest';
import { makeSeenCarts } from '../../../src/adapters/browser/seen-carts.ts';
import { makeTextStore } from '../../../src/adapters/browser/storages.ts';
import type { CartItemId } from '../../../src/domain/cart/cart.ts';
import type { SeenCart } from '../../../src/domain/cart/cart-check.ts';
import type { ProductId } from '../../../src/domain/catalogue/product.ts';
import { memoryStorage } from './memory-storage.ts';

const cart = '41';
const other = '42';
const seen = (id: string): SeenCart => ({
  id,
  lines: [
    {
      id: '1' as CartItemId,
      productId: '10010' as ProductId,
      quantity: 2,
      price: 1990,
      currency: 'CHF',
      supply: 'shelf',
    },
  ],
});

describe('the cart as it was last seen', () => {
  it('is read as it was written, for its own id only', () => {
    const carts = makeSeenCarts(
      'okulino',
      makeTextStore(() => storage),
    );
    const storage = memoryStorage();
    carts.write(seen(cart));
    expect(carts.read(cart)).toEqual(seen(cart));
    expect(carts.read(other)).toBeUndefined();
  });

  it('is in euros if it was stored without a currency · PRICE-9', () => {
    const storage = memoryStorage();
    const carts = makeSeenCarts(
      'okulino',
      makeTextStore(() => storage),
    );
    const { lines } = seen(cart);
    const before = { id: cart, lines: lines.map(({ currency: _unknown, ...line }) => line) };
    carts.write(before as unknown as SeenCart);
    expect(carts.read(cart)?.lines).toEqual(lines.map((line) => ({ ...line, currency: 'EUR' })));
  });

  it('is kept only for the newest cart', () => {
    const storage = memoryStorage();
    const carts = makeSeenCarts(
      'okulino',
      makeTextStore(() => storage),
    );
    carts.write(seen(cart));
    carts.write(seen(other));
    expect([carts.read(cart), carts.read(other)]).toEqual([undefined, seen(other)]);
    expect(storage.length).toBe(1);
  });

  it('is separate for each shop', () => {
    const storage = memoryStorage();
    makeSeenCarts(
      'okulino',
      makeTextStore(() => storage),
    ).write(seen(cart));
    expect(
      makeSeenCarts(
        'viszola',
        makeTextStore(() => storage),
      ).read(cart),
    ).toBeUndefined();
  });

  it.each(['', '{', 'null', '[]', '{"id":"41"}', '{"id":"41","lines":7}'])(
    'is ignored if storage holds %s',
    (text) => {
      const storage = memoryStorage();
      storage.setItem('dioptra.seen-cart.okulino', text);
      expect(
        makeSeenCarts(
          'okulino',
          makeTextStore(() => storage),
        ).read(cart),
      ).toBeUndefined();
    },
  );

  it('remembers for which cart the visitor was told of a gift · CART-14', () => {
    const storage = memoryStorage();
    const carts = makeSeenCarts(
      'okulino',
      makeTextStore(() => storage),
    );
    expect(carts.knowsGift(cart)).toBe(false);
    carts.noteGift(cart);
    expect([carts.knowsGift(cart), carts.knowsGift(other)]).toEqual([true, false]);
    expect(
      makeSeenCarts(
        'okulino',
        makeTextStore(() => storage),
      ).knowsGift(cart),
    ).toBe(true);
    expect(
      makeSeenCarts(
        'viszola',
        makeTextStore(() => storage),
      ).knowsGift(cart),
    ).toBe(false);
  });

  it('remembers for the page that a gift was shown if the browser refuses storage · CART-14', () => {
    const carts = makeSeenCarts(
      'okulino',
      makeTextStore(() => memoryStorage(true)),
    );
    expect(carts.knowsGift(cart)).toBe(false);
    carts.noteGift(cart);
    expect(carts.knowsGift(cart)).toBe(true);
  });

  it('is not remembered if the browser refuses storage', () => {
    const refusing = makeSeenCarts(
      'okulino',
      makeTextStore(() => memoryStorage(true)),
    );
    refusing.write(seen(cart));
    expect(refusing.read(cart)).toBeUndefined();
    const none = makeSeenCarts(
      'okulino',
      makeTextStore(() => {
        throw new Error('no storage');
      }),
    );
    none.write(seen(cart));
    expect(none.read(cart)).toBeUndefined();
  });
});

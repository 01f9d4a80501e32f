import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { KeptOrderSource } from '../../../src/application/checkout/ports.ts';
import type { Failure } from '../../../src/application/shared/failure.ts';
import type { Cart, CartToken } from '../../../src/domain/cart/cart.ts';
import { type SeenOrder, seenOrder } from '../../../src/domain/checkout/seen-order.ts';
import type { OrderSource } from '../../../src/domain/tracking/campaign.ts';
import { cartOf, plainCartItem } from '../../arbitraries/cart.ts';
import { euros } from '../../arbitraries/money.ts';
import { notFound } from '../cart/shop-of-one.ts';
import { atTheTill, orderOf, raised } from './till.ts';

const visa = { method: 'visa' } as const;
const changed: Failure = { _tag: 'Refused', code: 'cart.changed', violations: [] };
const withGift = (cart: Cart): Cart => ({
  ...cart,
  items: [...cart.items, { ...plainCartItem, total: euros(0), isGift: true }],
});
const pieceMore = (cart: Cart): Cart => ({
  ...cart,
  items: cart.items.map((item) => ({ ...item, quantity: item.quantity + 1 })),
});

/** A checkout whose backend changes the cart by itself; records the requested orders. */
const tillWith = async (change: (cart: Cart) => Cart) => {
  const asked: SeenOrder[] = [];
  const answer = (token: CartToken) => async () => {
    const cart = till.backend.carts.get(token);
    return cart ? E.right(cart) : E.left(notFound);
  };
  const till = await atTheTill({
    choosePayment: (token, paymentMethod) => async () => {
      const cart = till.backend.carts.get(token);
      if (cart) till.backend.carts.set(token, change({ ...cart, paymentMethod }));
      return answer(token)();
    },
    setComment: (token, comment) => async () => {
      const cart = till.backend.carts.get(token);
      if (cart) till.backend.carts.set(token, change({ ...cart, comment }));
      return answer(token)();
    },
    placeOrder: (seen) => async () => {
      asked.push(seen);
      return E.right(orderOf());
    },
  });
  return { till, asked };
};

describe('the source of an order', () => {
  it.each<[string, KeptOrderSource, OrderSource]>([
    ['is sent with the order', async () => ({ studio_id: '7' }), { studio_id: '7' }],
    ['does not prevent the order if it is unreadable', () => Promise.reject(new Error('no chunk')), {}],
  ])('%s · TRK-2', async (_, kept, source) => {
    const sent: unknown[] = [];
    const till = await atTheTill(
      {
        placeOrder: (_seen, from) => async () => {
          sent.push(from);
          return E.right(orderOf());
        },
      },
      undefined,
      undefined,
      kept,
    );
    till.order({ way: visa });
    await till.settled();
    expect(sent).toEqual([source]);
  });
});

describe('an order for a cart that differs from the one on screen', () => {
  it.each([
    ['the price of the cart rises', raised],
    ['the cart gets a gift', withGift],
    ['the cart gets more pieces', pieceMore],
  ])(
    'is not placed when %s while the payment method is saved, but is by the next press · CHK-20',
    async (_, change) => {
      let isFirst = true;
      const { till, asked } = await tillWith((cart) => (isFirst ? change(cart) : cart));
      till.order({ way: visa });
      await till.settled();
      expect(asked).toEqual([]);
      expect(till.task()).toEqual({ _tag: 'Failed', name: 'order', failure: changed });
      expect(till.attempt()).toBeUndefined();
      const shown = till.cart();
      expect(shown).toMatchObject({ paymentMethod: 'visa' });

      isFirst = false;
      till.order({ way: visa, comment: 'Bitte klingeln' });
      await till.settled();
      expect(asked).toEqual([seenOrder(shown ?? cartOf())]);
      expect(till.task()?._tag).toBe('Ordered');
    },
  );

  it('is not placed when the price rises while the comment is saved · CHK-20', async () => {
    const { till, asked } = await tillWith(raised);
    till.order({ comment: 'Bitte klingeln' });
    await till.settled();
    expect(asked).toEqual([]);
    expect(till.task()).toMatchObject({ _tag: 'Failed', failure: changed });
  });

  it('is not placed when a cart change was under way at the press · CHK-20', async () => {
    const { till, asked } = await tillWith((cart) => cart);
    const seen = till.cart() ?? cartOf();
    const [line] = seen.items;
    if (line) till.visitor.setQuantity(line.id, 3);
    till.order({ seen });
    await till.settled();
    expect(asked).toEqual([]);
    expect(till.task()).toMatchObject({ _tag: 'Failed', failure: changed });
  });

  it('is not placed when another cart has taken its place · CHK-20', async () => {
    const { till, asked } = await tillWith((cart) => cart);
    till.order({ seen: { ...(till.cart() ?? cartOf()), token: 'another' as CartToken } });
    await till.settled();
    expect(asked).toEqual([]);
  });

  it('is compared with the cart that was seen, not with later responses · CHK-20', async () => {
    const { till, asked } = await tillWith((cart) => cart);
    const seen = till.cart() ?? cartOf();
    till.order({ way: visa, comment: 'Bitte klingeln' });
    await till.settled();
    expect(asked).toEqual([seenOrder(seen)]);
    expect(till.events).toEqual(['PaymentChosen']);
  });
});

describe('two tabs that order the same cart', () => {
  it('both reach the order, at whichever request the slower one finds the cart gone · CHK-12', async () => {
    for (const gone of ['choosePayment', 'setComment'] as const) {
      const till = await atTheTill({ [gone]: () => TE.left(notFound) });
      const seen = till.cart() ?? cartOf();
      till.order({ seen, way: visa, comment: 'Bitte klingeln' });
      await till.settled();
      expect(till.task(), gone).toMatchObject({ _tag: 'Ordered', order: { number: 'D-1' } });
    }
  });

  it('both reach the order, even if the other one has already cleared the cart · CHK-12', async () => {
    const till = await atTheTill();
    const seen = till.cart() ?? cartOf();
    till.forget();
    till.order({ seen, way: visa });
    await till.settled();
    expect(till.task()).toMatchObject({ _tag: 'Ordered', order: { number: 'D-1' } });
  });

  it('keep a cart that was started since · CART-4', async () => {
    const till = await atTheTill();
    const seen = till.cart() ?? cartOf();
    const next = cartOf([], { token: 'next' as CartToken });
    till.backend.carts.set(next.token, next);
    till.tokens.write(next.token);
    till.order({ seen });
    await till.settled();
    expect([till.task()?._tag, till.kept(), till.cart()?.token]).toEqual(['Ordered', 'next', 'next']);
  });

  it('report that there is no order if none exists', async () => {
    const till = await atTheTill({
      choosePayment: () => TE.left(notFound),
      placeOrder: () => TE.left(notFound),
    });
    till.order({ way: visa });
    await till.settled();
    expect(till.task()).toEqual({ _tag: 'Failed', name: 'order', failure: notFound });
    expect(till.attempt()).toBeUndefined();
  });
});

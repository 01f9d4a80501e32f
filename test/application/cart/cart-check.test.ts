import * as E from 'fp-ts/Either';
import { BehaviorSubject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { type CartCheckView, makeCartCheck } from '../../../src/application/cart/cart-check.ts';
import type { CartState } from '../../../src/application/cart/cart-state.ts';
import type { Failure } from '../../../src/application/shared/failure.ts';
import type { Cart, CartToken } from '../../../src/domain/cart/cart.ts';
import { type SeenCart, seenCart } from '../../../src/domain/cart/cart-check.ts';
import type { DeliveryDates, DeliveryQuery } from '../../../src/domain/catalogue/delivery.ts';
import { cartOf, plainCartItem } from '../../arbitraries/cart.ts';
import { euros } from '../../arbitraries/money.ts';
import { seeing } from '../../config/quiet-outside.ts';
import { tick } from '../shared/shelf.ts';
import { lineOf, makeBackend, visit } from './shop-of-one.ts';

const stock = (available: number): DeliveryDates => ({
  tags: [],
  items: [{ variantId: 'aqualis-daily:sphere=-2.50', available, tags: ['stop-order'] }],
});
const cut: Failure = { _tag: 'Unreachable' };
const cart = cartOf();
const dearer = cartOf([{ ...plainCartItem, unitPrice: euros(2190) }]);

/** A cart that a visitor saw before, or none, and the stock that the shop reports for it. */
const opened = (before?: SeenCart, dates: E.Either<Failure, DeliveryDates> = E.right(stock(5))) => {
  const state$ = new BehaviorSubject<CartState>({
    remote: { _tag: 'Loading' },
    tasks: [],
    added: 0,
    loads: 0,
  });
  const asked: (readonly DeliveryQuery[])[] = [];
  const written: SeenCart[] = [];
  const known = () => written.at(-1) ?? before;
  const check = makeCartCheck({
    session: { state$ },
    catalogue: {
      deliveryDates: (items) => async () => {
        asked.push(items);
        return dates;
      },
    },
    seen: {
      ...seeing(),
      read: (id) => (known()?.id === id ? known() : undefined),
      write: (seen) => void written.push(seen),
    },
  });
  const views: CartCheckView[] = [];
  check.state$.subscribe((view) => views.push(view));
  const show = async (value: Cart | null, more: Partial<CartState> = {}) => {
    state$.next({ ...state$.value, remote: { _tag: 'Ready', value }, ...more });
    await tick();
  };
  return { check, asked, written, show, view: () => views.at(-1) };
};

describe('the stock of a cart', () => {
  it('shows what is left once the cart is loaded again, even with the same lines · STOCK-3 · CART-9', async () => {
    const visitor = visit(makeBackend().port);
    let available = 5;
    const check = makeCartCheck({
      session: visitor.session,
      catalogue: { deliveryDates: () => async () => E.right(stock(available)) },
      seen: seeing(),
    });
    let view: CartCheckView | undefined;
    check.state$.subscribe((next) => {
      view = next;
    });
    visitor.session.add([lineOf('daily', 3)]);
    await visitor.settled();
    expect(view?.obstacles).toEqual([]);
    available = 1;
    visitor.session.restore();
    await visitor.settled();
    expect(view?.obstacles).toMatchObject([{ _tag: 'TooMany', stock: 1 }]);
  });

  it('is requested by its lines, once for each change of lines, and again when the cart is loaded', async () => {
    const { show, asked } = opened();
    await show(cart);
    const line = { productId: 'aqualis-daily', options: { sphere: '-2.50' }, quantity: 1 };
    expect(asked).toEqual([[line]]);
    await show({ ...cart, comment: 'no other lines' });
    await show(cart, { tasks: [{ _tag: 'Add', lines: [] }] });
    expect(asked).toHaveLength(1);
    await show(cartOf([{ ...plainCartItem, quantity: 2 }]));
    expect(asked.slice(1)).toEqual([[{ ...line, quantity: 2 }]]);
    await show(cartOf([{ ...plainCartItem, quantity: 2 }], { token: 'another' as CartToken }));
    expect(asked).toHaveLength(3);
    await show(cartOf([{ ...plainCartItem, quantity: 2 }], { token: 'another' as CartToken }), { loads: 1 });
    expect(asked).toHaveLength(4);
    await show(null);
    expect(asked).toHaveLength(4);
  });

  it('is not requested for an empty cart, which counts as seen', async () => {
    const { show, asked, written, view } = opened();
    await show(cartOf([]));
    expect([asked, written]).toEqual([[], [{ id: cart.id, lines: [] }]]);
    expect(view()).toEqual({ changes: [], obstacles: [] });
  });
});

describe('changes in a cart', () => {
  it('are empty for a cart never seen, which now counts as seen with its known stock', async () => {
    const known = opened();
    await known.show(cart);
    expect([known.view(), known.written]).toEqual([
      { changes: [], obstacles: [] },
      [seenCart(cart, stock(5))],
    ]);
    const unknown = opened(undefined, E.left(cut));
    await unknown.show(cart);
    expect([unknown.view(), unknown.written]).toEqual([{ changes: [], obstacles: [] }, [seenCart(cart)]]);
  });

  it('are shown until confirmed, and then the new cart counts as seen', async () => {
    const { check, show, written, view } = opened(seenCart(cart, stock(5)), E.right(stock(0)));
    await show(dearer);
    const obstacles = [{ _tag: 'SoldOut', item: dearer.items[0] }];
    expect(view()).toEqual({
      changes: [{ _tag: 'PriceChanged', item: dearer.items[0], from: euros(1990) }],
      obstacles,
    });
    expect(written).toEqual([]);
    check.confirm();
    expect([view(), written]).toEqual([{ changes: [], obstacles }, [seenCart(dearer, stock(0))]]);
  });

  it('are found with the last known stock if it cannot be requested', async () => {
    const { show, written, view } = opened(seenCart(cart, stock(5)), E.left(cut));
    await show(cart);
    expect([view(), written]).toEqual([{ changes: [], obstacles: [] }, []]);
  });

  it('that are empty leave the cart seen with its current stock', async () => {
    const { show, written } = opened(seenCart(cart), E.right(stock(5)));
    await show(cart);
    expect(written).toEqual([seenCart(cart, stock(5))]);
  });

  it('are empty once the cart is gone, with nothing to confirm', async () => {
    const { check, show, written, view } = opened(undefined, E.right(stock(0)));
    await show(cart);
    expect(view()?.obstacles).toHaveLength(1);
    await show(null);
    expect(view()).toEqual({ changes: [], obstacles: [] });
    check.confirm();
    expect([view(), written]).toEqual([{ changes: [], obstacles: [] }, [seenCart(cart, stock(0))]]);
  });
});

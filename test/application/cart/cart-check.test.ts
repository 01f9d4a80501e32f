import * as E from 'fp-ts/Either';
import { expect, it } from 'vitest';
import { type CartCheckView, makeCartCheck } from '../../../src/application/cart/cart-check.ts';
import type { DeliveryDates } from '../../../src/domain/catalogue/delivery.ts';
import { seeing } from '../../config/quiet-outside.ts';
import { lineOf, makeBackend, visit } from './shop-of-one.ts';

const stock = (available: number): DeliveryDates => ({
  tags: [],
  items: [{ variantId: 'aqualis-daily:sphere=-2.50', available, tags: ['stop-order'] }],
});

it('names what is left once the cart is loaded again, as after a refusal, though its lines are the same · STOCK-3 · CART-9', async () => {
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

import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import {
  type MendLinesParts,
  type MendView,
  makeMendLines,
} from '../../../src/application/cart/mend-lines.ts';
import type { Failure } from '../../../src/application/shared/failure.ts';
import type { CartItemId, NewCartLine } from '../../../src/domain/cart/cart.ts';
import type { ProductId } from '../../../src/domain/catalogue/product.ts';
import { cartOf } from '../../arbitraries/cart.ts';
import { tick } from '../shared/shelf.ts';

const cut: Failure = { _tag: 'Unreachable' };
const refused: Failure = { _tag: 'NotFound' };
const cart = cartOf();
const pair = ['right', 'left'] as unknown as readonly CartItemId[];
const lines = (['right', 'left'] as const).map(
  (eye): NewCartLine => ({ productId: 'aqualis' as ProductId, options: {}, quantity: 1, eye }),
);

const opened = (answers: readonly E.Either<Failure, typeof cart>[]) => {
  const left = [...answers];
  const asked: unknown[] = [];
  let ids = 0;
  const add: MendLinesParts['carts']['add'] = (token, added, request, instead) => async () => {
    asked.push([token, added.map(({ eye }) => eye), request, instead]);
    return left.shift() ?? E.left(refused);
  };
  const mending = makeMendLines({
    session: { change: (operation) => operation(cart) },
    carts: { add },
    newId: () => `request-${++ids}`,
    wait: async () => undefined,
  });
  let now: MendView | undefined;
  mending.state$.subscribe((view) => {
    now = view;
  });
  return { mending, asked, now: () => now };
};

describe('lines corrected in the cart', () => {
  it('are replaced in one step, once, however often a response is lost · WEAR-3 · CART-17', async () => {
    const { mending, asked, now } = opened([E.left(cut), E.right(cart)]);
    mending.mend(pair, lines);
    expect(now()).toEqual({ busy: true });
    mending.mend(pair, lines);
    await tick();
    await tick();
    const once = [cart.token, ['right', 'left'], 'request-1', ['right', 'left']];
    expect(asked).toEqual([once, once]);
    expect(now()).toEqual({ busy: false });
  });

  it('show where the correction failed and why, until it is retried · WEAR-3', async () => {
    const { mending, now } = opened([E.left(refused), E.right(cart)]);
    mending.mend(pair, lines);
    await tick();
    expect(now()).toEqual({ busy: false, failed: { item: 'right', failure: refused } });
    mending.mend(pair, lines);
    await tick();
    expect(now()).toEqual({ busy: false });
  });

  it('cause no request if there are none', async () => {
    const { mending, asked } = opened([]);
    mending.mend([], lines);
    await tick();
    expect(asked).toEqual([]);
  });
});

import * as fc from 'fast-check';
import * as E from 'fp-ts/Either';
import type * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { CartPort } from '../../../src/application/cart/ports.ts';
import type { Failure } from '../../../src/application/shared/failure.ts';
import type { CartItemId } from '../../../src/domain/cart/cart.ts';
import { cartOf } from '../../arbitraries/cart.ts';
import { lineOf, makeBackend, unreachable, type Visit, visit } from './shop-of-one.ts';

/** What the cart must hold once everything is answered: pieces by product. */
interface Model {
  pieces: Map<string, number>;
  hasCart: boolean;
}
interface Real {
  readonly visitor: () => Visit;
  /** Another page of the same visitor: only the token is left. */
  readonly reload: () => void;
  readonly settle: () => Promise<void>;
  /** The next answers never arrive, though the backend did what it was asked. */
  readonly loseAnswers: (count: number) => void;
  /** Another tab orders the cart. */
  readonly orderElsewhere: () => void;
}

type CartCommand = fc.AsyncCommand<Model, Real, false>;
const command = (
  name: string,
  run: (model: Model, real: Real) => Promise<void> | void,
  check: (model: Readonly<Model>) => boolean = () => true,
): CartCommand => ({
  check,
  run: async (model, real) => run(model, real),
  toString: () => name,
});

const idOf = (product: string) => `line-${product}` as CartItemId;

const add = (product: string, n: number): CartCommand =>
  command(`add ${n} ${product}`, (model, real) => {
    real.visitor().session.add([lineOf(product, n)]);
    model.pieces.set(product, (model.pieces.get(product) ?? 0) + n);
    model.hasCart = true;
  });

const setQuantity = (product: string, n: number): CartCommand =>
  command(`set ${product} to ${n}`, (model, real) => {
    real.visitor().session.setQuantity(idOf(product), n);
    if (model.pieces.has(product)) model.pieces.set(product, n);
  });

const remove = (product: string): CartCommand =>
  command(`remove ${product}`, (model, real) => {
    real.visitor().session.remove(idOf(product));
    model.pieces.delete(product);
  });

const expectCart = (model: Readonly<Model>, real: Real): void => {
  const cart = real.visitor().cart();
  expect(cart !== null).toBe(model.hasCart);
  const pieces = (cart?.items ?? []).map(({ productId, quantity }) => [productId, quantity] as const);
  expect(new Map(pieces)).toEqual(model.pieces);
  expect(pieces).toHaveLength(model.pieces.size);
};

const settle = command('wait', async (model, real) => {
  await real.settle();
  expectCart(model, real);
});

const reload = command('reload', async (model, real) => {
  await real.settle();
  real.reload();
  await real.settle();
  expectCart(model, real);
});

const loseAnswers = (count: number): CartCommand =>
  command(`lose ${count} answers`, (_, real) => real.loseAnswers(count));

const orderElsewhere = command(
  'order in another tab, and come back',
  async (model, real) => {
    await real.settle();
    real.orderElsewhere();
    real.reload();
    await real.settle();
    Object.assign(model, { pieces: new Map(), hasCart: false });
    expectCart(model, real);
  },
  ({ hasCart }) => hasCart,
);

const product = fc.constantFrom('a', 'b');
const plans = fc.commands<Model, Real, false>(
  [
    fc.tuple(product, fc.integer({ min: 1, max: 3 })).map(([one, n]) => add(one, n)),
    fc.tuple(product, fc.integer({ min: 1, max: 9 })).map(([one, n]) => setQuantity(one, n)),
    product.map(remove),
    fc.constantFrom(1, 2).map(loseAnswers),
    fc.constant(settle),
    fc.constant(reload),
    fc.constant(orderElsewhere),
  ],
  { size: '+1' },
);

/** A visitor whose answers come when the scheduler says so. */
const slowShop = (s: fc.Scheduler): Real => {
  const backend = makeBackend();
  let toLose = 0;
  const slow =
    <Args extends unknown[], A>(ask: (...args: Args) => TE.TaskEither<Failure, A>) =>
    (...args: Args): TE.TaskEither<Failure, A> =>
    async () => {
      await s.schedule(Promise.resolve());
      const answer = await ask(...args)();
      await s.schedule(Promise.resolve());
      if (toLose === 0) return answer;
      toLose -= 1;
      return E.left(unreachable);
    };
  const port: CartPort = {
    ...backend.port,
    load: slow(backend.port.load),
    add: slow(backend.port.add),
    setQuantity: slow(backend.port.setQuantity),
    remove: slow(backend.port.remove),
  };
  let visitor = visit(port);
  return {
    visitor: () => visitor,
    reload: () => {
      const token = visitor.kept();
      visitor = visit(port, token ? { token } : {});
      visitor.session.restore();
    },
    settle: async () => {
      await s.waitIdle();
      await visitor.settled();
      await s.waitIdle();
      toLose = 0;
    },
    loseAnswers: (count) => {
      toLose = count;
    },
    orderElsewhere: () => {
      for (const token of backend.carts.keys())
        backend.carts.set(token, cartOf([], { token, checkoutState: 'completed' }));
    },
  };
};

describe('a cart whose answers overlap', () => {
  it('holds what was asked for, once everything is answered · CART-2 · CART-3 · CART-17', () =>
    fc.assert(
      fc.asyncProperty(fc.scheduler(), plans, async (s, plan) => {
        const real = slowShop(s);
        const model: Model = { pieces: new Map(), hasCart: false };
        await fc.asyncModelRun(() => ({ model, real }), plan);
        await real.settle();
        expectCart(model, real);
      }),
      { numRuns: 150 },
    ));
});

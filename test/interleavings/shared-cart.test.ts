import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CartWire } from '../../src/adapters/contract/cart/cart.ts';
import { sequences } from './sequences.ts';
import { openSharedShop, toldBy } from './shared-cart.ts';
import { type Call, explained, type Op, type Product, type SharedCart } from './shared-cart-model.ts';

let shop: Awaited<ReturnType<typeof openSharedShop>>;
beforeAll(async () => {
  shop = await openSharedShop();
});
afterAll(() => shop?.backend.close());

/** All possible states of the cart: answers do not show everything. */
interface Model {
  carts: readonly SharedCart[];
}
/** Two clients of a cart, and their calls that were not checked yet. */
interface Real {
  readonly send: (client: number, op: (seen: CartWire) => Op | undefined) => void;
  /** Resolves when one more answer has arrived. */
  readonly one: () => Promise<void>;
  /** Resolves when all answers have arrived: they must be explained by one cart. */
  readonly all: (model: Model) => Promise<void>;
  readonly shelve: (product: Product, pieces: number) => Promise<void>;
}

const command = (
  name: string,
  run: (model: Model, real: Real) => Promise<void> | void,
): fc.AsyncCommand<Model, Real, false> => ({
  check: () => true,
  run: async (model, real) => run(model, real),
  toString: () => name,
});

let requests = 0;
const client = fc.nat(1);
const product = fc.constantFrom<Product>('a', 'b');
const few = fc.integer({ min: 1, max: 3 });
const nth = fc.nat(1);
const lineOf = ({ items }: CartWire, at: number) => items.filter(({ is_gift }) => !is_gift)[at];

const commands = [
  fc.tuple(client, product, few, fc.boolean()).map(([by, what, pieces, isTwice]) =>
    command(`${by} adds ${pieces} ${what}${isTwice ? ', twice under one name' : ''}`, (_, real) => {
      const request = `shared-${++requests}`;
      for (let times = isTwice ? 2 : 1; times > 0; times -= 1)
        real.send(by, () => ({ do: 'add', product: what, pieces, request }));
    }),
  ),
  fc.tuple(client, nth, few).map(([by, at, pieces]) =>
    command(`${by} sets line ${at} to ${pieces}`, (_, real) =>
      real.send(by, (seen) => {
        const line = lineOf(seen, at);
        return line && { do: 'set', item: line.id, pieces };
      }),
    ),
  ),
  fc.tuple(client, nth).map(([by, at]) =>
    command(`${by} takes line ${at} out`, (_, real) =>
      real.send(by, (seen) => {
        const line = lineOf(seen, at);
        return line && { do: 'remove', item: line.id };
      }),
    ),
  ),
  fc
    .tuple(client, fc.boolean())
    .map(([by, on]) =>
      command(`${by} ${on ? 'puts the coupon on' : 'takes the coupon off'}`, (_, real) =>
        real.send(by, (seen) => (lineOf(seen, 0) ? { do: 'coupon', on } : undefined)),
      ),
    ),
  fc.constant(command('0 orders', (_, real) => order(real, 0))),
  fc.constant(command('1 orders', (_, real) => order(real, 1))),
  fc.constant(command('a stranger orders', (_, real) => real.send(0, () => ({ do: 'stranger orders' })))),
  fc.tuple(product, fc.nat(4)).map(([what, pieces]) =>
    command(`${pieces} of ${what} lie on the shelf`, async (model, real) => {
      await real.all(model);
      await real.shelve(what, pieces);
      model.carts = model.carts.map((cart) => ({ ...cart, stock: { ...cart.stock, [what]: pieces } }));
    }),
  ),
  fc.constant(command('one answer', (_, real) => real.one())),
  fc.constant(command('all answers', (model, real) => real.all(model))),
];
const order = (real: Real, by: number): void =>
  real.send(by, (seen) => {
    const { lines, coupon } = seenBy(seen);
    return { do: 'order', seen: { lines, coupon } };
  });
const seenBy = (cart: CartWire) => {
  const told = toldBy({ do: 'look' }, { _tag: 'Right', right: cart });
  if (!('lines' in told)) throw new Error('no cart');
  return told;
};

/** More overlapping calls would take longer to explain than to make. */
const mostOpen = 5;

const openReal = async (s: fc.Scheduler, stock: SharedCart['stock']) => {
  const { token, clients, ask } = await shop.open(s, stock);
  const [first] = clients;
  if (!first) throw new Error('no client');
  const looked = await s.waitFor(first.getCart({ params: { token } })());
  if (looked._tag === 'Left') throw new Error('no cart');
  const seen: CartWire[] = clients.map(() => looked.right);
  let moment = 0;
  let open: Promise<Call>[] = [];
  const unanswered = new Set<Promise<Call>>();
  const send = (by: number, opOf: (seen: CartWire) => Op | undefined, most = mostOpen): void => {
    const here = seen[by];
    const through = clients[by];
    const op = here && opOf(here);
    if (!op || !through || open.length >= most) return;
    const begun = ++moment;
    const call = ask(through, op, here)().then((answer) => {
      unanswered.delete(call);
      if (answer._tag === 'Right' && answer.right.state === 'cart') seen[by] = answer.right as CartWire;
      return { op, told: toldBy(op, answer), begun, ended: ++moment };
    });
    unanswered.add(call);
    open.push(call);
  };
  const all: Real['all'] = async (model) => {
    await s.waitFor(Promise.all(open));
    // The result of overlapping calls is known once it is read.
    send(0, () => ({ do: 'look' }), Number.POSITIVE_INFINITY);
    const calls = await s.waitFor(Promise.all(open));
    open = [];
    const after = explained(model.carts, calls);
    expect(after, `${JSON.stringify(model.carts)} ${JSON.stringify(calls)}`).not.toEqual([]);
    model.carts = after;
  };
  const real: Real = {
    send,
    one: async () => {
      if (unanswered.size > 0) await s.waitFor(Promise.race(unanswered));
    },
    all,
    shelve: async (what, pieces) => {
      await shop.shelve(what, pieces);
    },
  };
  const { lines, coupon } = seenBy(looked.right);
  const cart: SharedCart = {
    lines,
    coupon,
    requests: new Set(),
    isPayable: true,
    isOrdered: false,
    stock,
    hasStrangerOrdered: false,
  };
  return { real, token, model: { carts: [cart] } };
};

it('a cart in two browsers matches some sequence of all presses, becomes one order, and stock is never negative · CART-17 · CHK-12 · CHK-20 · PRICE-1', async () => {
  const stocks = fc.record({ a: fc.integer({ min: 1, max: 4 }), b: fc.integer({ min: 0, max: 4 }) });
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      stocks,
      fc.commands<Model, Real, false>(commands, { maxCommands: 14, size: '+1' }),
      async (s, shelf, plan) => {
        const { real, token, model } = await openReal(s, shelf);
        await fc.asyncModelRun(() => ({ model, real }), plan);
        await real.all(model);
        const stock = { a: await shop.onShelf('a'), b: await shop.onShelf('b') };
        const orders = await shop.backend.sandbox.db
          .selectFrom('shop_order')
          .select('token')
          .where('cart_token', '=', token)
          .execute();
        expect(
          model.carts.map(({ stock, isOrdered }) => ({ stock, orders: isOrdered ? 1 : 0 })),
        ).toContainEqual({
          stock,
          orders: orders.length,
        });
        expect(shop.backend.incidents).toEqual([]);
      },
    ),
    sequences(100),
  );
}, 0);

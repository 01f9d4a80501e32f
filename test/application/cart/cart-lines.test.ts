import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { CartPort } from '../../../src/application/cart/ports.ts';
import type { CartItemId } from '../../../src/domain/cart/cart.ts';
import { lineOf, makeBackend, visit } from './shop-of-one.ts';

const [daily, care, none] = ['line-daily', 'line-care', 'line-none'] as CartItemId[] as [
  CartItemId,
  CartItemId,
  CartItemId,
];

/** A cart of five daily lenses and one bottle; later adds wait for `letGo`. */
const opened = async () => {
  const { port } = makeBackend();
  const sent: unknown[] = [];
  const checked: unknown[] = [];
  const gates: (() => void)[] = [];
  let isGated = false;
  const carts: CartPort = {
    ...port,
    add:
      (...request) =>
      async () => {
        if (isGated) await new Promise<void>((resolve) => gates.push(resolve));
        return port.add(...request)();
      },
    setQuantity: (token, item, quantity) => {
      sent.push([item, quantity]);
      return port.setQuantity(token, item, quantity);
    },
    remove: (token, item) => {
      sent.push([item, 'out']);
      return port.remove(token, item);
    },
  };
  const visitor = visit(carts, {
    checkQuantity: (item, quantity) => {
      checked.push([item.id, quantity]);
      return TE.right(quantity);
    },
  });
  visitor.session.add([lineOf('daily', 5), lineOf('care')]);
  await visitor.settled();
  isGated = true;
  const breath = () => new Promise((resolve) => setImmediate(resolve));
  const letGo = async () => {
    gates.shift()?.();
    await breath();
    await breath();
  };
  return { ...visitor, sent, checked, breath, letGo };
};

describe('changes to a cart', () => {
  it('are none at first; loads and additions are counted', async () => {
    const { session, state, settled } = visit(makeBackend().port);
    expect(state()).toEqual({ remote: { _tag: 'Loading' }, tasks: [], added: 0, loads: 0 });
    session.restore();
    await settled();
    expect([state().loads, state().added]).toEqual([1, 0]);
    session.add([lineOf('daily')]);
    await settled();
    session.restore();
    await settled();
    expect([state().loads, state().added]).toEqual([2, 1]);
  });

  it('are listed until done, one after the other, each with its lines', async () => {
    const { session, state, breath, letGo } = await opened();
    const [first, second] = [[lineOf('daily')], [lineOf('drops'), lineOf('care')]];
    session.add(first);
    session.add(second);
    session.remove(care);
    await breath();
    const waiting = [
      { _tag: 'Add', lines: second },
      { _tag: 'Line', item: care },
    ];
    expect(state().tasks).toEqual([{ _tag: 'Add', lines: first }, ...waiting]);
    await letGo();
    expect(state().tasks).toEqual(waiting);
    await letGo();
    expect(state().tasks).toEqual([]);
  });
});

describe('the quantity of a line', () => {
  it('is checked against the stock when it grows, not when it shrinks or stays · CART-9', async () => {
    const { session, settled, sent, checked } = await opened();
    for (const [item, quantity] of [
      [care, 3],
      [care, 3],
      [daily, 2],
    ] as const) {
      session.setQuantity(item, quantity);
      await settled();
    }
    expect(checked).toEqual([[care, 3]]);
    expect(sent).toEqual([
      [care, 3],
      [care, 3],
      [daily, 2],
    ]);
  });

  it('is not sent once the line is being removed · CART-17', async () => {
    const { session, settled, sent, cart, letGo, breath } = await opened();
    session.add([lineOf('drops')]);
    session.setQuantity(daily, 9);
    session.remove(daily);
    await breath();
    await letGo();
    await settled();
    expect(sent).toEqual([[daily, 'out']]);
    expect(cart()?.items.map(({ id }) => id)).toEqual([care, 'line-drops']);
  });

  it('is not sent for an unknown line: the cart stays, without a message', async () => {
    const { session, settled, sent, checked, state, cart, heard } = await opened();
    const before = cart();
    session.setQuantity(none, 3);
    await settled();
    expect([sent, checked, heard, state().tasks, cart()]).toEqual([[], [], [], [], before]);
  });
});

import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import {
  makeSwitchProduct,
  type SwitchProductParts,
  type SwitchView,
} from '../../../src/application/cart/switch-product.ts';
import type { Failure } from '../../../src/application/shared/failure.ts';
import type { Cart, CartItemId } from '../../../src/domain/cart/cart.ts';
import type { Product, ProductId } from '../../../src/domain/catalogue/product.ts';
import { cartOf, plainCartItem } from '../../arbitraries/cart.ts';
import { waitUntil } from '../../wait-until.ts';

const cut: Failure = { _tag: 'Unreachable' };
const other = 'lumora-daily' as ProductId;
const madeIn = (...values: readonly string[]) =>
  ({ id: other, options: [{ code: 'sphere', values }] }) as unknown as Product;
const open: Cart = cartOf();

const watched = (over: Partial<SwitchProductParts> = {}, product = madeIn('-2.50', '-2.25')) => {
  const added: unknown[] = [];
  const waits: number[] = [];
  let ids = 0;
  const desk = makeSwitchProduct({
    session: { change: (operation) => operation(open) },
    carts: {
      add: (token, lines, request, instead) =>
        TE.fromIO<Cart, Failure>(() => {
          added.push([token, lines.map(({ productId }) => productId), request, instead]);
          return open;
        }),
    },
    catalogue: {
      replacement: () => TE.right({ id: other } as never),
      product: () => TE.right(product),
    },
    newId: () => `request-${++ids}`,
    wait: async (ms) => {
      waits.push(ms);
    },
    ...over,
  });
  let now: SwitchView | undefined;
  desk.state$.subscribe((state) => {
    now = state;
  });
  const offered = (tag: SwitchView['offer']['_tag']) => waitUntil(() => expect(now?.offer._tag).toBe(tag));
  return { desk, added, waits, now: () => now, offered };
};

describe('another product for a line', () => {
  it('is shown with what changes, and replaces the old one in one step · CART-12', async () => {
    const { desk, added, now, offered } = watched();
    expect(now()).toEqual({ offer: { _tag: 'Loading' }, busy: false });
    desk.offer(plainCartItem);
    expect(now()).toMatchObject({ item: plainCartItem, offer: { _tag: 'Loading' } });
    await offered('Ready');
    expect(now()?.offer).toMatchObject({ value: { product: { id: other }, change: { _tag: 'Ready' } } });
    desk.accept();
    expect(now()?.busy).toBe(true);
    desk.accept();
    await waitUntil(() => expect(now()).toEqual({ offer: { _tag: 'Loading' }, busy: false }));
    expect(added).toEqual([[open.token, [other], 'request-1', [plainCartItem.id]]]);
  });

  it('keeps its request id after a lost response, and has a new one for a new offer', async () => {
    const answers: E.Either<Failure, Cart>[] = [E.left(cut), E.left(cut), E.left(cut), E.right(open)];
    const requests: string[] = [];
    const { desk, waits, now, offered } = watched({
      carts: {
        add: (_token, _lines, request) => async () => {
          requests.push(request);
          return answers.shift() ?? E.right(open);
        },
      },
    });
    desk.offer(plainCartItem);
    await offered('Ready');
    desk.accept();
    await offered('Failed');
    expect([waits, now()?.busy, now()?.item]).toEqual([[400, 1200], false, plainCartItem]);
    // A failed item is offered again, under a new id.
    desk.offer(plainCartItem);
    await offered('Ready');
    desk.accept();
    await waitUntil(() => expect(now()?.item).toBeUndefined());
    expect(requests).toEqual(['request-1', 'request-1', 'request-1', 'request-2']);
  });

  it.each([E.right(open), E.left(cut)])(
    'leaves the next offer alone when the one before is answered late: %j',
    async (answer) => {
      const late = Promise.withResolvers<E.Either<Failure, Cart>>();
      const { desk, now, offered } = watched({ session: { change: () => () => late.promise } });
      desk.offer(plainCartItem);
      await offered('Ready');
      desk.accept();
      desk.refuse();
      const next = { ...plainCartItem, id: 'next' as CartItemId };
      desk.offer(next);
      await offered('Ready');
      late.resolve(answer);
      await new Promise((resolve) => setTimeout(resolve));
      expect(now()).toMatchObject({ item: next, busy: false, offer: { _tag: 'Ready' } });
    },
  );

  it('is not added while values are missing, or nothing is offered', async () => {
    const { desk, added, now, offered } = watched({}, madeIn('-1.00', '-1.25'));
    desk.accept();
    desk.offer(plainCartItem);
    desk.accept();
    await offered('Ready');
    expect(now()?.offer).toMatchObject({ value: { change: { _tag: 'ValuesMissing' } } });
    desk.accept();
    expect([added, now()?.busy]).toEqual([[], false]);
  });

  it('shows why there is none, and drops a line that was refused or asked about before', async () => {
    const slow = Promise.withResolvers<E.Either<Failure, Product>>();
    const { desk, now, offered } = watched({
      catalogue: {
        replacement: (id) => (id === other ? TE.left(cut) : TE.right({ id: other } as never)),
        product: () => () => slow.promise,
      },
    });
    const second = { ...plainCartItem, id: 'item-2' as CartItemId, productId: other };
    desk.offer(plainCartItem);
    desk.offer(second);
    await offered('Failed');
    slow.resolve(E.right(madeIn('-2.50')));
    await new Promise((resolve) => setTimeout(resolve));
    expect(now()).toMatchObject({ item: second, offer: { _tag: 'Failed', error: cut } });
    desk.refuse();
    expect(now()).toEqual({ offer: { _tag: 'Loading' }, busy: false });
  });
});

import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { CartPort } from '../../../src/application/cart/ports.ts';
import type { Failure } from '../../../src/application/shared/failure.ts';
import type { CartToken } from '../../../src/domain/cart/cart.ts';
import { cartOf } from '../../arbitraries/cart.ts';
import { lineOf, makeBackend, notFound, visit } from './shop-of-one.ts';

const mine = 'mine' as CartToken;
const next = 'next' as CartToken;

/** A visitor whose cart is loaded. `answers`: failures returned for the first adds instead of executing them. */
const visited = (answers: readonly Failure[] = []) => {
  const backend = makeBackend();
  for (const token of [mine, next]) backend.carts.set(token, cartOf([], { token }));
  const left = [...answers];
  const asked: (readonly [CartToken, string])[] = [];
  const add: CartPort['add'] = (token, lines, requestId) => {
    asked.push([token, requestId]);
    const failure = left.shift();
    return failure ? TE.left(failure) : backend.port.add(token, lines, requestId);
  };
  const visitor = visit({ ...backend.port, add }, { token: mine });
  const added = async () => {
    visitor.session.add([lineOf('daily')]);
    await visitor.settled();
  };
  return { ...visitor, backend, asked, added };
};

describe('a stored cart', () => {
  it('is asked once to add something', async () => {
    const { added, asked, backend } = visited();
    await added();
    expect([asked.map(([token]) => token), backend.madeCarts()]).toEqual([[mine], 0]);
  });

  it('is not replaced because of another failure · CART-18', async () => {
    const { added, asked, backend, kept } = visited([{ _tag: 'NotFound', code: 'product.not_found' }]);
    await added();
    expect([asked.length, backend.madeCarts(), kept()]).toEqual([1, 0, mine]);
  });

  it.each<[string, Failure]>([
    ['no', { _tag: 'Refused', code: 'product.odd', violations: [] }],
    ['a not-found response', { _tag: 'NotFound', code: 'product.not_found' }],
  ])('gets a new request id after an addition was answered with %s · CART-17', async (_, failure) => {
    const { added, asked, cart } = visited([failure]);
    await added();
    await added();
    expect(new Set(asked.map(([, requestId]) => requestId)).size).toBe(2);
    expect(cart()?.items.map(({ quantity }) => quantity)).toEqual([1]);
  });

  it.each<[string, Failure]>([
    ['may be done although there was no response', { _tag: 'Unavailable', status: 503 }],
    ['may be requested again later', { _tag: 'Unavailable', status: 429 }],
  ])('gets the same request id again for an addition that %s · CART-17', async (_, failure) => {
    const { added, asked } = visited([failure]);
    await added();
    await added();
    expect(new Set(asked.map(([, requestId]) => requestId)).size).toBe(1);
  });

  it('gives way to a cart begun by another tab if it is gone, and no new one is created · CART-2 · CART-17', async () => {
    const backend = makeBackend();
    backend.carts.set(next, cartOf([], { token: next }));
    let tell = (): void => undefined;
    const visitor = visit(
      {
        ...backend.port,
        add:
          (token, ...request) =>
          async () => {
            if (token === next) return backend.port.add(token, ...request)();
            tell();
            return E.left(notFound);
          },
      },
      { token: mine },
    );
    tell = () => void visitor.tokens.write(next);
    visitor.session.add([lineOf('daily')]);
    await visitor.settled();
    expect([visitor.kept(), backend.madeCarts(), visitor.cart()?.items.length]).toEqual([next, 0, 1]);
  });
});

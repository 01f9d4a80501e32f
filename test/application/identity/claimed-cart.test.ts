import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it, vi } from 'vitest';
import type { AccountPort } from '../../../src/application/identity/ports.ts';
import type { Failure } from '../../../src/application/shared/failure.ts';
import type { Cart } from '../../../src/domain/cart/cart.ts';
import { waitUntil } from '../../wait-until.ts';
import { mara, start } from './visited-session.ts';

const cart = (token: string, customer?: string) =>
  ({ token, ...(customer !== undefined && { customer: { id: customer } }) }) as unknown as Cart;
const away: Failure = { _tag: 'NotFound' };

/** Signs in with an existing cart, and returns what the cart session received. */
const claimed = async (atHand: Cart | null, claimCart: AccountPort['claimCart']) => {
  const asked = vi.fn(claimCart);
  const visit = start({ claimCart: asked });
  const answers: E.Either<Failure, Cart | null>[] = [];
  vi.spyOn(visit.visit.cart, 'adopt').mockImplementation(async (load) => void answers.push(await load()));
  visit.visit.cart$.next(atHand);
  visit.session.signIn(mara.email, 'Linse 2026');
  await visit.settled();
  await waitUntil(async () => expect((await visit.state()).isClaiming).toBe(false));
  return { answers, asked };
};

describe('the cart of a customer who signs in', () => {
  it.each<[string, Cart | null, E.Either<Failure, Cart | null>, E.Either<Failure, Cart | null>, number]>([
    [
      'is the current one if it belongs to the customer already',
      cart('a', '7'),
      E.right(cart('b')),
      E.right(cart('a', '7')),
      0,
    ],
    ['includes the cart of a guest', cart('a'), E.right(cart('b')), E.right(cart('b')), 1],
    ['includes the cart of another customer', cart('a', '8'), E.right(cart('b')), E.right(cart('b')), 1],
    ['is the stored one of the account', null, E.right(cart('b')), E.right(cart('b')), 1],
    ['is undefined without any cart', null, E.right(null), E.right(null), 1],
    [
      'stays the current one if that of the account cannot be loaded',
      cart('a'),
      E.left(away),
      E.right(cart('a')),
      1,
    ],
    ['fails if there is no current one either', null, E.left(away), E.left(away), 1],
  ])('%s · CART-4', async (_, atHand, answer, adopted, times) => {
    const { answers, asked } = await claimed(atHand, () => TE.fromEither(answer));
    expect(answers).toEqual([adopted]);
    expect(asked).toHaveBeenCalledTimes(times);
  });

  it('is marked as being claimed until the response comes · CART-4', async () => {
    const coming = Promise.withResolvers<E.Either<Failure, Cart | null>>();
    const { session, settled, state } = start({ claimCart: () => () => coming.promise });
    session.signIn(mara.email, 'Linse 2026');
    expect((await settled()).isClaiming).toBe(true);
    coming.resolve(E.right(null));
    await waitUntil(async () => expect((await state()).isClaiming).toBe(false));
  });
});

import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { type AbandonedLinkView, makeAbandonedLink } from '../../../src/application/cart/abandoned-link.ts';
import type { CartPort } from '../../../src/application/cart/ports.ts';
import type { Failure } from '../../../src/application/shared/failure.ts';
import type { Cart, CartToken } from '../../../src/domain/cart/cart.ts';
import { cartOf } from '../../arbitraries/cart.ts';
import { makeBackend, notFound, unreachable, visit } from './shop-of-one.ts';

const linked = cartOf(undefined, { token: 'linked' as CartToken });
const own = cartOf([], { token: 'own' as CartToken });

/** A visitor with a cart of their own, or none, who opens a link. */
const opened = async (
  answer: E.Either<Failure, Cart>,
  { mine = own, port = {} }: { readonly mine?: Cart | null; readonly port?: Partial<CartPort> } = {},
) => {
  const backend = makeBackend();
  if (mine) backend.carts.set(mine.token, mine);
  const carts = { ...backend.port, setCurrent: () => TE.fromEither(answer), ...port };
  const visitor = visit(carts, mine ? { token: mine.token } : {});
  const link = makeAbandonedLink({
    carts,
    tokens: visitor.tokens,
    session: visitor.session,
    wait: async () => undefined,
  });
  let view: AbandonedLinkView = { link: null };
  link.state$.subscribe((next) => {
    view = next;
  });
  link.open(linked.token);
  await visitor.settled();
  await visitor.settled();
  return { ...visitor, view: () => view };
};

describe('a link to a cart', () => {
  it('makes its cart the current one · REO-5', async () => {
    const { cart, kept, view } = await opened(E.right(linked));
    expect([cart(), kept(), view().link]).toEqual([linked, 'linked', { _tag: 'Restored', cart: linked }]);
  });

  it.each([
    ['leads nowhere', E.left(notFound)],
    ['leads to an order', E.right({ ...linked, checkoutState: 'completed' as const })],
  ])('that %s is said, and what the visitor had is there · REO-5', async (_, answer) => {
    const { cart, kept, view } = await opened(answer);
    expect([cart(), kept(), view()]).toEqual([
      own,
      'own',
      { link: { _tag: 'NotRestored', cart: own }, failure: notFound },
    ]);
  });

  it('that leads nowhere leaves somebody who had nothing with nothing · REO-5', async () => {
    const { cart, kept, view } = await opened(E.left(notFound), { mine: null });
    expect([cart(), kept(), view().link]).toEqual([null, undefined, { _tag: 'NotRestored' }]);
  });

  it('takes no cart away from a visitor whose network is gone · REO-5 · CALL-3', async () => {
    const port = { load: () => TE.left(unreachable) };
    const { kept, view, state } = await opened(E.left(unreachable), { port });
    expect([kept(), view().failure, state().remote._tag]).toEqual(['own', unreachable, 'Failed']);
  });
});

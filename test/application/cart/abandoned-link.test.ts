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

/** A visitor with or without a cart of their own, who opens a link. */
const opened = async (
  answer: E.Either<Failure, Cart>,
  { mine = own, port = {} }: { readonly mine?: Cart | null; readonly port?: Partial<CartPort> } = {},
) => {
  const backend = makeBackend();
  if (mine) backend.carts.set(mine.token, mine);
  const carts = { ...backend.port, setCurrent: () => TE.fromEither(answer), ...port };
  const visitor = visit(carts, mine ? { token: mine.token } : {});
  const waits: number[] = [];
  /** Changes of the cookie. */
  const cookies: (CartToken | 'cleared')[] = [];
  const link = makeAbandonedLink({
    carts,
    tokens: {
      ...visitor.tokens,
      write: (token) => {
        cookies.push(token);
        return visitor.tokens.write(token);
      },
      clear: () => {
        cookies.push('cleared');
        visitor.tokens.clear();
      },
    },
    session: visitor.session,
    wait: async (ms) => void waits.push(ms),
  });
  const views: AbandonedLinkView[] = [];
  link.state$.subscribe((next) => views.push(next));
  link.open(linked.token);
  await visitor.settled();
  await visitor.settled();
  return { ...visitor, views, waits, cookies, view: () => views.at(-1) };
};

describe('a cart link', () => {
  it('makes its cart the current one · REO-5', async () => {
    const { cart, cookies, views } = await opened(E.right(linked));
    expect([cart(), cookies]).toEqual([linked, ['linked']]);
    expect(views).toEqual([
      { link: null },
      { link: { _tag: 'Opening', token: 'linked' } },
      { link: { _tag: 'Restored', cart: linked } },
    ]);
  });

  it.each([
    ['leads to no cart', E.left(notFound)],
    ['leads to an order', E.right({ ...linked, checkoutState: 'completed' as const })],
  ])('that %s reports so, and keeps the visitor’s own cart · REO-5', async (_, answer) => {
    const { cart, kept, view } = await opened(answer);
    expect([cart(), kept(), view()]).toEqual([
      own,
      'own',
      { link: { _tag: 'NotRestored', cart: own }, failure: notFound },
    ]);
  });

  it('that leads nowhere leaves a visitor without a cart with none · REO-5', async () => {
    const { state, cookies, view } = await opened(E.left(notFound), { mine: null });
    expect([state().remote, view()?.link]).toEqual([{ _tag: 'Ready', value: null }, { _tag: 'NotRestored' }]);
    expect(new Set(cookies)).toEqual(new Set(['cleared']));
  });

  it.each<[string, E.Either<Failure, Cart>]>([
    ['gone', E.left(notFound)],
    ['an order', E.right({ ...own, checkoutState: 'completed' })],
  ])('that leads nowhere leaves no cart if the visitor’s own is %s · REO-5 · CART-3', async (_, mine) => {
    const { state, kept, cookies, view } = await opened(E.left(notFound), {
      port: { load: () => TE.fromEither(mine) },
    });
    expect([state().remote, kept(), view()?.link]).toEqual([
      { _tag: 'Ready', value: null },
      undefined,
      { _tag: 'NotRestored' },
    ]);
    expect(new Set(cookies)).toEqual(new Set(['cleared']));
  });

  it('keeps the visitor’s cart if the network is down · REO-5 · CALL-3', async () => {
    const port = { load: () => TE.left(unreachable) };
    const { kept, view, state, waits } = await opened(E.left(unreachable), { port });
    expect(waits).toEqual([400, 1200, 400, 1200]);
    expect([kept(), view()?.failure, state().remote._tag]).toEqual(['own', unreachable, 'Failed']);
  });
});

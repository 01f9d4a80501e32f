import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { type AbandonedLinkView, makeAbandonedLink } from '../../../src/application/cart/abandoned-link.ts';
import type { CartPort, CartRenewal } from '../../../src/application/cart/ports.ts';
import type { Failure } from '../../../src/application/shared/failure.ts';
import type { Cart, CartToken } from '../../../src/domain/cart/cart.ts';
import { cartOf } from '../../arbitraries/cart.ts';
import { makeBackend, notFound, unreachable, visit } from './shop-of-one.ts';

const linked = cartOf(undefined, { token: 'linked-0123456789' as CartToken });
const own = cartOf([], { token: 'own-0123456789abc' as CartToken });

const requestId = 'request-0123456789';

/** A visitor with or without a cart of their own, who opens a link. */
const opened = async (
  answer: E.Either<Failure, Cart>,
  {
    mine = own,
    port = {},
    mark = '',
    keepsTokens = true,
    renew,
    link: asked = linked.token,
  }: {
    readonly mine?: Cart | null;
    readonly port?: Partial<CartPort>;
    /** What the cookie says beside the token of the visitor's own cart. */
    readonly mark?: string;
    readonly keepsTokens?: boolean;
    readonly renew?: CartRenewal['renew'];
    readonly link?: CartToken;
  } = {},
) => {
  const backend = makeBackend();
  if (mine) backend.carts.set(mine.token, mine);
  const carts = { ...backend.port, setCurrent: () => TE.fromEither(answer), ...port };
  const visitor = visit(carts, { keepsTokens, ...(mine && { token: mine.token }) });
  if (mine) visitor.tokens.write(mine.token, mark);
  const waits: number[] = [];
  /** Changes of the cookie. */
  const cookies: string[] = [];
  const link = makeAbandonedLink({
    carts,
    checkout: { renew: renew ?? backend.renewal.renew },
    tokens: {
      ...visitor.tokens,
      write: (token, written = '') => {
        cookies.push(`${token}${written}`);
        return visitor.tokens.write(token, written);
      },
      clear: () => {
        cookies.push('cleared');
        visitor.tokens.clear();
      },
    },
    session: visitor.session,
    newId: () => requestId,
    wait: async (ms) => void waits.push(ms),
  });
  const views: AbandonedLinkView[] = [];
  link.state$.subscribe((next) => views.push(next));
  link.open(asked);
  await visitor.settled();
  await visitor.settled();
  return { ...visitor, views, waits, cookies, view: () => views.at(-1) };
};

describe('a cart link', () => {
  it('makes its cart the current one · REO-5', async () => {
    const { cart, cookies, views } = await opened(E.right(linked));
    expect([cart(), cookies]).toEqual([linked, [`${linked.token}.${requestId}`]]);
    expect(views).toEqual([
      { link: null },
      { link: { _tag: 'Opening', token: linked.token } },
      { link: { _tag: 'Restored', link: linked.token, cart: linked } },
    ]);
  });

  it('marks no cart that the visitor has already, and leaves its mark · REO-6', async () => {
    const again = await opened(E.right(linked), { mine: linked, mark: '.earlier-0123456789' });
    expect([again.cart(), again.cookies, again.tokens.kept()]).toEqual([
      linked,
      [],
      `${linked.token}.earlier-0123456789`,
    ]);
  });

  it('marks no cart of the signed-in customer, which opens for nobody else · REO-6', async () => {
    const mine = { ...linked, customer: { id: '1', email: 'mara@example.org', accountId: '7' } };
    const { cart, cookies } = await opened(E.right(mine));
    expect([cart(), cookies]).toEqual([mine, [linked.token]]);
  });

  it('opens the cart in which its own was continued here · REO-6', async () => {
    const asked: CartToken[] = [];
    const setCurrent: CartPort['setCurrent'] = (token) => {
      asked.push(token);
      return TE.right(own);
    };
    const long = linked.token;
    const { cart, cookies, view } = await opened(E.left(notFound), {
      mark: `..${long}`,
      port: { setCurrent },
      link: long,
    });
    expect([asked, cart(), cookies]).toEqual([[own.token], own, []]);
    expect(view()).toEqual({ link: { _tag: 'Restored', link: long, cart: own } });
  });

  it('renews its cart at once in a browser that keeps no mark · REO-6', async () => {
    const fresh = { ...linked, token: 'fresh' as CartToken };
    const renewed: unknown[] = [];
    const renew: CartRenewal['renew'] = (...asked) => {
      renewed.push(asked);
      return TE.right(fresh);
    };
    const { cart, kept } = await opened(E.right(linked), { mine: null, renew, keepsTokens: false });
    expect([renewed, cart(), kept()]).toEqual([[[linked.token, requestId]], fresh, 'fresh']);
  });

  it('opens no cart that such a browser could not renew · REO-6', async () => {
    const renew = () => TE.left(unreachable);
    const { cart, view } = await opened(E.right(linked), { mine: null, renew, keepsTokens: false });
    expect([cart(), view()]).toEqual([null, { link: { _tag: 'NotRestored' }, failure: unreachable }]);
  });

  it.each([
    ['leads to no cart', E.left(notFound)],
    ['leads to an order', E.right({ ...linked, checkoutState: 'completed' as const })],
  ])('that %s reports so, and keeps the visitor’s own cart · REO-5', async (_, answer) => {
    const { cart, kept, view } = await opened(answer);
    expect([cart(), kept(), view()]).toEqual([
      own,
      own.token,
      { link: { _tag: 'NotRestored', cart: own }, failure: notFound },
    ]);
  });

  it.each<[string, E.Either<Failure, Cart>]>([
    ['is loaded again', E.right(own)],
    ['cannot be loaded now', E.left(unreachable)],
  ])('that leads nowhere leaves the mark of the visitor’s own cart, which %s · REO-6', async (_, mine) => {
    const { tokens } = await opened(E.left(notFound), {
      mark: '.earlier-0123456789',
      port: { load: () => TE.fromEither(mine) },
    });
    expect(tokens.kept()).toBe(`${own.token}.earlier-0123456789`);
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
    expect([kept(), view()?.failure, state().remote._tag]).toEqual([own.token, unreachable, 'Failed']);
  });
});

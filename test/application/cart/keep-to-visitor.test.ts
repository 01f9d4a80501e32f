import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { keepToVisitor } from '../../../src/application/cart/keep-to-visitor.ts';
import type { CartRenewal } from '../../../src/application/cart/ports.ts';
import type { CartToken } from '../../../src/domain/cart/cart.ts';
import { cartOf } from '../../arbitraries/cart.ts';
import { makeBackend, unreachable, visit } from './shop-of-one.ts';

const token = 'linked-0123456789' as CartToken;
const requestId = 'request-0123456789';
const fresh = `${token}-of-${requestId}` as CartToken;
const linked = cartOf(undefined, { token });

/** A visitor whose checkout opens with the cart of the cookie. `mark`: what the cookie says beside its token. */
const inCheckout = async (mark: string, port: Partial<CartRenewal> = {}) => {
  const backend = makeBackend();
  backend.carts.set(token, linked);
  const asked: string[] = [];
  const checkout: CartRenewal = {
    renew: (of, by) => {
      asked.push(`${of} ${by}`);
      return (port.renew ?? backend.renewal.renew)(of, by);
    },
  };
  const visitor = visit(backend.port, { token });
  visitor.tokens.write(token, mark);
  keepToVisitor({ session: visitor.session, checkout, cartTokens: visitor.tokens });
  visitor.session.restore();
  await visitor.settled();
  await visitor.settled();
  return { ...visitor, backend, asked };
};

describe('the cart in the checkout', () => {
  it('that came by a link is renewed once, and keeps everything but its token · REO-6', async () => {
    const { cart, tokens, asked, session, settled, backend } = await inCheckout(`.${requestId}`);
    expect(asked).toEqual([`${token} ${requestId}`]);
    expect(cart()).toEqual({ ...linked, token: fresh });
    expect(tokens.kept()).toBe(`${fresh}..${token}`);
    expect(E.isLeft(await backend.port.load(token)())).toBe(true);
    session.restore();
    await settled();
    expect(asked).toHaveLength(1);
  });

  it.each(['', `..${token}`])('with the mark %j is not renewed · REO-6', async (mark) => {
    const { cart, asked } = await inCheckout(mark);
    expect([cart(), asked]).toEqual([linked, []]);
  });

  it('stays as it is if it cannot be renewed, and is not asked for again and again · REO-6', async () => {
    const { cart, tokens, asked, session, settled } = await inCheckout(`.${requestId}`, {
      renew: () => TE.left(unreachable),
    });
    session.restore();
    await settled();
    expect([cart(), tokens.kept()]).toEqual([linked, `${token}.${requestId}`]);
    expect(asked).toHaveLength(1);
  });

  it('does not replace one that another tab has begun meanwhile · REO-6', async () => {
    const other = 'other-0123456789ab' as CartToken;
    let begin = (): void => undefined;
    const visitor = await inCheckout('', {
      renew: () => async () => {
        begin();
        return E.right({ ...linked, token: fresh });
      },
    });
    begin = () => void visitor.tokens.write(other);
    visitor.tokens.write(token, `.${requestId}`);
    visitor.session.restore();
    await visitor.settled();
    await visitor.settled();
    expect([visitor.tokens.kept(), visitor.asked.length]).toEqual([other, 1]);
  });
});

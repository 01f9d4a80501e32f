import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { type GiftView, makeGiftChoice } from '../../../src/application/cart/gift-choice.ts';
import type { CartPort } from '../../../src/application/cart/ports.ts';
import type { CartToken } from '../../../src/domain/cart/cart.ts';
import type { CartGift, GiftStanding } from '../../../src/domain/cart/gift.ts';
import type { ProductId } from '../../../src/domain/catalogue/product.ts';
import { cartOf } from '../../arbitraries/cart.ts';
import { euros } from '../../arbitraries/money.ts';
import { seeing } from '../../config/quiet-outside.ts';
import { makeBackend, unreachable, visit } from './shop-of-one.ts';

const token = 'token-with-gift' as CartToken;
const gift = (standing: GiftStanding): CartGift => ({
  productId: '20180' as ProductId,
  slug: 'case',
  title: 'Case',
  image: '/images/20180/front',
  from: euros(9900),
  standing,
});

const withGift = async (standing: GiftStanding, change: Partial<CartPort> = {}, seen = seeing()) => {
  const backend = makeBackend();
  backend.carts.set(token, cartOf(undefined, { token, gift: gift(standing) }));
  const carts = { ...backend.port, ...change };
  const visitor = visit(carts, { token });
  const waits: number[] = [];
  const choice = makeGiftChoice({
    session: visitor.session,
    carts,
    tokens: visitor.tokens,
    seen,
    notifications: { notify: (notification) => void visitor.heard.push(notification) },
    wait: async (ms) => void waits.push(ms),
  });
  const views: GiftView[] = [];
  choice.state$.subscribe((next) => views.push(next));
  const restored = async () => {
    visitor.session.restore();
    await visitor.settled();
  };
  const standingNow = () => visitor.cart()?.gift?.standing;
  return {
    ...visitor,
    ...choice,
    backend,
    views,
    waits,
    view: () => views.at(-1),
    restored,
    standingNow,
    seen,
  };
};

describe('a gift', () => {
  it('is announced once, whatever follows · CART-14', async () => {
    const { restored, view, thank, seen } = await withGift('given');
    await restored();
    expect(view()?.telling).toBe(true);
    thank();
    expect(view()?.telling).toBe(false);
    await restored();
    expect(view()?.telling).toBe(false);
    const later = await withGift('given', {}, seen);
    await later.restored();
    expect(later.view()?.telling).toBe(false);
  });

  it.each(['declined', 'tooLittle'] as const)('that is %s is not announced · CART-14', async (standing) => {
    const { restored, view } = await withGift(standing);
    await restored();
    expect(view()?.telling).toBe(false);
  });

  it('can be declined and accepted again, without being announced again · CART-14', async () => {
    const { restored, view, decline, take, settled, standingNow } = await withGift('given');
    await restored();
    decline();
    expect(view()?.busy).toBe(true);
    await settled();
    expect([view(), standingNow()]).toEqual([{ telling: false, busy: false }, 'declined']);
    take();
    await settled();
    expect([view(), standingNow()]).toEqual([{ telling: false, busy: false }, 'given']);
    await restored();
    expect(view()).toEqual({ telling: false, busy: false });
  });

  it('is announced once, whatever is loaded, and gone with a cart that has none · CART-14', async () => {
    const { restored, views, view, backend } = await withGift('given');
    await restored();
    await restored();
    expect(views).toEqual([
      { telling: false, busy: false },
      { telling: true, busy: false },
    ]);
    backend.carts.set(token, cartOf(undefined, { token }));
    await restored();
    expect(view()).toEqual({ telling: false, busy: false });
  });

  it('cannot be acknowledged without a cart', async () => {
    const { thank, view } = await withGift('given');
    thank();
    expect(view()).toEqual({ telling: false, busy: false });
  });

  it('is declined once, however often the button is pressed', async () => {
    let asked = 0;
    const port = makeBackend().port;
    const { restored, decline, settled } = await withGift('given', {
      declineGift: (of) => {
        asked += 1;
        return port.declineGift(of);
      },
    });
    await restored();
    for (let press = 0; press < 20; press += 1) decline();
    await settled();
    expect(asked).toBe(1);
  });

  it('stays if the choice could not be saved, and says why', async () => {
    const { restored, view, decline, settled, standingNow, state, waits } = await withGift('given', {
      declineGift: () => TE.left(unreachable),
    });
    await restored();
    decline();
    await settled();
    expect([view(), standingNow()]).toEqual([{ telling: true, busy: false, failure: unreachable }, 'given']);
    expect([state().remote._tag, waits]).toEqual(['Ready', [400, 1200]]);
  });

  it('is declined for the cart of the cookie if none is loaded · CART-14', async () => {
    const { decline, settled, standingNow } = await withGift('given');
    decline();
    await settled();
    expect(standingNow()).toBe('declined');
  });

  it('cannot be declined without a cart: that is shown, without a request · CART-14', async () => {
    let asked = 0;
    const { tokens, decline, settled, heard, view } = await withGift('given', {
      declineGift: () => {
        asked += 1;
        return TE.left(unreachable);
      },
    });
    tokens.clear();
    decline();
    await settled();
    expect(heard).toEqual([{ key: 'gift_failed', tone: 'danger', text: { key: 'cart.no_cart_token' } }]);
    expect([asked, view()]).toEqual([0, { telling: false, busy: false }]);
  });
});

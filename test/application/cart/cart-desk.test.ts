import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { type CartDeskView, makeCartDesk } from '../../../src/application/cart/cart-desk.ts';
import type { CataloguePort } from '../../../src/application/catalogue/ports.ts';
import type { CartToken } from '../../../src/domain/cart/cart.ts';
import type { GiftStanding } from '../../../src/domain/cart/gift.ts';
import type { ProductId } from '../../../src/domain/catalogue/product.ts';
import { cartOf, plainCartItem } from '../../arbitraries/cart.ts';
import { euros } from '../../arbitraries/money.ts';
import { seeing } from '../../config/quiet-outside.ts';
import { makeBackend, unreachable, visit } from './shop-of-one.ts';

const token = 'mine' as CartToken;
const gift = (standing: GiftStanding) => ({
  productId: '20180' as ProductId,
  slug: 'case',
  title: 'Case',
  image: '/images/20180/front',
  from: euros(0),
  standing,
});
const linked = cartOf([], { token: 'linked' as CartToken });

const atDesk = async () => {
  const { port, carts, renewal } = makeBackend();
  carts.set(token, cartOf(undefined, { token, gift: gift('given') }));
  carts.set(linked.token, linked);
  const visitor = visit(port, { token });
  const desk = makeCartDesk({
    session: visitor.session,
    carts: port,
    checkout: renewal,
    catalogue: {
      deliveryDates: () => TE.right({ tags: [], items: [] }),
      replacement: () => TE.left(unreachable),
    } as unknown as CataloguePort,
    tokens: visitor.tokens,
    seen: seeing(),
    notifications: { notify: (notification) => void visitor.heard.push(notification) },
    newId: () => 'request',
    wait: async () => undefined,
  });
  const views: CartDeskView[] = [];
  desk.state$.subscribe((view) => views.push(view));
  const restored = async () => {
    visitor.session.restore();
    await visitor.settled();
  };
  return { ...visitor, desk, carts, restored, views, view: () => views.at(-1) };
};

describe('the cart desk', () => {
  it('is empty before anything is requested', async () => {
    const { views } = await atDesk();
    expect(views).toEqual([
      {
        link: { link: null },
        coupon: { busy: false },
        lost: {},
        check: { changes: [], obstacles: [] },
        switching: { offer: { _tag: 'Loading' }, busy: false },
        gift: { telling: false, busy: false },
        mending: { busy: false },
      },
    ]);
  });

  it('does not report a removed coupon as lost, but one that is lost · COUP-3 · COUP-5', async () => {
    const { desk, carts, cart, restored, settled, view, heard } = await atDesk();
    await restored();
    desk.applyCoupon('SEHEN10');
    await settled();
    expect(cart()?.coupon).toBe('SEHEN10');
    desk.removeCoupon();
    await settled();
    expect([cart()?.coupon, view()?.lost]).toEqual([undefined, {}]);
    expect(heard.map(({ key }) => key)).toEqual(['coupon_applied', 'coupon_removed']);
    desk.applyCoupon('SEHEN10');
    await settled();
    carts.set(token, cartOf(undefined, { token }));
    await restored();
    expect(view()?.lost).toEqual({ loss: { _tag: 'Silent', code: 'SEHEN10' } });
    desk.closeLoss();
    expect(view()?.lost).toEqual({});
  });

  it('announces a gift, which can be acknowledged, declined and accepted · CART-14', async () => {
    const { desk, cart, restored, settled, view } = await atDesk();
    await restored();
    expect(view()?.gift.telling).toBe(true);
    desk.thankForGift();
    expect(view()?.gift.telling).toBe(false);
    desk.declineGift();
    await settled();
    expect(cart()?.gift?.standing).toBe('declined');
    desk.takeGift();
    await settled();
    expect(cart()?.gift?.standing).toBe('given');
  });

  it('shows a changed price until it is confirmed', async () => {
    const { desk, carts, restored, settled, view } = await atDesk();
    await restored();
    carts.set(token, cartOf([{ ...plainCartItem, unitPrice: euros(2190) }], { token }));
    await restored();
    await settled();
    expect(view()?.check.changes).toMatchObject([{ _tag: 'PriceChanged', from: euros(1990) }]);
    desk.confirmChanges();
    expect(view()?.check.changes).toEqual([]);
  });

  it('offers another product until that is refused, and opens the cart of a link · REO-5', async () => {
    const { desk, restored, settled, view, kept } = await atDesk();
    await restored();
    desk.offerSwitch(plainCartItem);
    await settled();
    expect(view()?.switching).toMatchObject({ item: plainCartItem, offer: { _tag: 'Failed' } });
    desk.refuseSwitch();
    expect(view()?.switching.item).toBeUndefined();
    desk.openLink(linked.token);
    await settled();
    expect([view()?.link.link, kept()]).toEqual([
      { _tag: 'Restored', link: 'linked', cart: linked },
      linked.token,
    ]);
  });
});

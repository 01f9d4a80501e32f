import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CartModel, type CartReal, cartPlans } from './cart-commands.ts';
import { type CartVisit, openCartVisit } from './cart-visit.ts';
import { sequences } from './sequences.ts';
import { anyFates, passingFates, some } from './wire.ts';

const expectAsConfirmed = (shop: CartVisit): void => {
  expect(shop.isBusy()).toBe(false);
  expect(shop.visitor().cart()).toEqual(shop.confirmed());
};

describe('a cart with lost, late, duplicated and overtaken requests', () => {
  it('holds each requested item once, as last confirmed by the backend, and nothing stays loading · CART-2 · CART-3 · CART-17', () =>
    fc.assert(
      fc.asyncProperty(fc.scheduler(), passingFates, cartPlans, async (s, fates, plan) => {
        const shop = openCartVisit(s, fates);
        const expectCalm = (model: Readonly<CartModel>): void => {
          expectAsConfirmed(shop);
          const cart = shop.visitor().cart();
          expect(cart).toEqual(shop.truth());
          expect(cart !== null).toBe(model.hasCart);
          const pieces = (cart?.items ?? []).map(({ productId, quantity }) => [productId, quantity] as const);
          expect(new Map(pieces)).toEqual(model.pieces);
          expect(pieces).toHaveLength(model.pieces.size);
        };
        const real: CartReal = { ...shop, arrive: (count) => some(s, count), expectCalm };
        const model: CartModel = { pieces: new Map(), hasCart: false };
        await fc.asyncModelRun(() => ({ model, real }), plan);
        await shop.settle();
        expectCalm(model);
      }),
      sequences(),
    ));
});

describe('a cart whose backend refuses, fails, loses the cart or does not answer', () => {
  it('shows the last confirmed state, ends each press once under its own request id, and recovers · CART-13 · CART-17 · CART-18', () =>
    fc.assert(
      fc.asyncProperty(fc.scheduler(), anyFates, cartPlans, async (s, fates, plan) => {
        const shop = openCartVisit(s, fates);
        let pressed = 0;
        let ended = 0;
        const endPage = (): void => {
          const { heard, state } = shop.visitor();
          ended += state().added + heard.filter(({ key }) => key === 'product_add_failed').length;
        };
        const real: CartReal = {
          ...shop,
          visitor: () => {
            const here = shop.visitor();
            const add: typeof here.session.add = (lines) => {
              pressed += 1;
              here.session.add(lines);
            };
            return { ...here, session: { ...here.session, add } };
          },
          reload: () => {
            endPage();
            shop.reload();
          },
          arrive: (count) => some(s, count),
          expectCalm: () => expectAsConfirmed(shop),
        };
        await fc.asyncModelRun(() => ({ model: { pieces: new Map(), hasCart: false }, real }), plan);
        await shop.settle();
        expectAsConfirmed(shop);
        endPage();
        expect(ended).toBe(pressed);
        const names = shop.addsConfirmed();
        expect(new Set(names).size).toBe(names.length);
        expect(shop.mostNamesOpen()).toBeLessThanOrEqual(1);
        shop.heal();
        shop.visitor().session.restore();
        await shop.settle();
        expectAsConfirmed(shop);
        expect(shop.visitor().cart()).toEqual(shop.truth());
      }),
      sequences(),
    ));
});

import * as E from 'fp-ts/Either';
import type { Shop } from '../../../application/shared/shop.ts';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import type { CartEngine } from '../../shop-server/engine/order-engine.ts';
import { type Engine, EngineAway, engineIsAway } from '../engine.ts';
import {
  accountCarts,
  cartReminded,
  forgetCarts,
  forgetOldCarts,
  leftCarts,
  lookAtCart,
} from '../questions.ts';
import { cartFacts } from './cart-facts.ts';

/** How many waiting carts are requested at a time. */
const take = 20;

/** The companion's requests to Vendure about carts. */
export const makeCartEngine = (engine: Engine, shops: Readonly<Record<BrandId, Shop>>): CartEngine => ({
  left: async (brand, before) => {
    const asked = { before: before.toISOString(), take };
    const found = await engine.ask({ brand, locale: 'en' }, leftCarts, asked);
    if (E.isLeft(found)) throw new EngineAway(leftCarts.name, found.left.code);
    return found.right.map(({ account, ...cart }) => ({ ...cart, ...(account !== null && { account }) }));
  },
  look: async (brand, { token, locale, account }) => {
    const name = { token, ...(account !== undefined && { account }) };
    const found = await engine.ask({ brand, locale }, lookAtCart, name);
    return E.isLeft(found) ? undefined : cartFacts(shops[brand], locale, found.right, undefined);
  },
  reminded: async (brand, token) => {
    await engine.ask({ brand, locale: 'en' }, cartReminded, { token });
  },
  ofAccount: async (brand, account) => {
    try {
      const found = await engine.ask({ brand, locale: 'en' }, accountCarts, { account });
      return E.isLeft(found) ? engineIsAway : found;
    } catch (error) {
      if (error instanceof EngineAway) return engineIsAway;
      throw error;
    }
  },
  forgetOf: async (brand, account) => {
    const told = await engine.ask({ brand, locale: 'en' }, forgetCarts, { account });
    if (E.isLeft(told)) throw new EngineAway(forgetCarts.name, told.left.code);
    return told.right;
  },
  forgetOld: async (brand, before) => {
    const asked = { before: before.toISOString() };
    for (;;) {
      const told = await engine.ask({ brand, locale: 'en' }, forgetOldCarts, asked);
      if (E.isLeft(told)) throw new EngineAway(forgetOldCarts.name, told.left.code);
      if (told.right.length === 0) return;
    }
  },
});

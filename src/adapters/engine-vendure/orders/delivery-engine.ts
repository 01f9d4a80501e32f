import * as E from 'fp-ts/Either';
import type { Shop } from '../../../application/shared/shop.ts';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import type { Delivery, DeliveryEngine } from '../../shop-server/engine/delivery-engine.ts';
import { cartFacts } from '../carts/cart-facts.ts';
import { lineForEngine } from '../carts/handlers.ts';
import { updateForEngine } from '../checkout/handlers.ts';
import { type Engine, EngineAway } from '../engine.ts';
import { type DeliveryForEngine, placeDelivery, placeOrder, weighDelivery } from '../questions.ts';
import { saidRefusal } from '../said-refusal.ts';
import type { InStock } from './in-stock.ts';
import { soldOrder } from './sold-order.ts';

const deliveryForEngine = (
  { priceChannel }: Pick<Shop, 'priceChannel'>,
  { account, items, billing, shipping, shippingMethod, paymentMethod, milesAndMore }: Delivery,
): DeliveryForEngine => ({
  account: account.id,
  email: account.email,
  items: items.map((item) => lineForEngine(item, priceChannel)),
  ...updateForEngine({ billing, shipping, ...(milesAndMore !== undefined && { milesAndMore }) }),
  ...(shippingMethod !== undefined && { method: shippingMethod }),
  payment: paymentMethod,
});

/** The companion's requests to Vendure about deliveries. */
export const makeDeliveryEngine = (
  engine: Engine,
  shops: Readonly<Record<BrandId, Shop>>,
  isInStock: InStock,
): DeliveryEngine => ({
  weigh: async (delivery) => {
    const { brand, locale, account } = delivery;
    const asked = { locale, delivery: deliveryForEngine(shops[brand], delivery) };
    const weighed = await engine.ask({ brand, locale }, weighDelivery, asked);
    if (E.isLeft(weighed)) return saidRefusal(shops[brand], weighed.left);
    return E.right(cartFacts(shops[brand], locale, weighed.right, account));
  },
  place: async (delivery, token, weighed) => {
    const { brand, locale, account } = delivery;
    const inStock = await isInStock({ brand_channel: brand, locale }, weighed.lines);
    const placed = await engine.ask({ brand, locale }, placeDelivery, {
      token,
      locale,
      delivery: deliveryForEngine(shops[brand], delivery),
      seen: { total: weighed.totals.total },
    });
    if (E.isLeft(placed)) return saidRefusal(shops[brand], placed.left);
    const sold = soldOrder(shops[brand], locale, placed.right, account);
    if (!sold) throw new EngineAway(placeDelivery.name, 'no order');
    return E.right({ ...sold, inStock });
  },
  placed: async ({ brand, locale, account }, token) => {
    // A delivery is never a cart, so anything with this token is an order.
    const asked = { token, account: account.id, locale, seen: {} };
    const found = await engine.ask({ brand, locale }, placeOrder, asked);
    if (E.isRight(found)) return soldOrder(shops[brand], locale, found.right, account);
    if (found.left.status === 404) return undefined;
    throw new EngineAway(placeOrder.name, found.left.code);
  },
});

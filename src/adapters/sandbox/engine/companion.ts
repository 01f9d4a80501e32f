import * as E from 'fp-ts/Either';
import type { ProductId } from '../../../domain/catalogue/product.ts';
import { seesOrder } from '../../../domain/orders/order-owner.ts';
import type { NewItemWire } from '../../contract/cart/cart-item.ts';
import type { Channel } from '../../contract/channel.ts';
import type { Companion, LineToRepeat } from '../../shop-server/engine/companion.ts';
import { partners } from '../addresses/partners.ts';
import { channelsOf, newLine } from '../cart/add-to-cart.ts';
import { refuseItem, refuseSource } from '../cart/check-lines.ts';
import { followToken } from '../cart/follow-token.ts';
import { everyOf } from '../cart/rhythm.ts';
import { paymentMethodsFor, refuseWayToPay } from '../checkout/choose-payment.ts';
import type { CustomerRow } from '../db/customer-tables.ts';
import { askForCountry, noteCartTick } from '../mail-consent/cart-reminders.ts';
import { keptGoods } from '../order-rows/kept-goods.ts';
import { isGivenAgain } from '../orders/order-store.ts';
import { lastOrder } from '../orders/reorder.ts';
import { type RepeatedLine, repeatLines } from '../orders/repeat-lines.ts';
import { givenPrescription, givePrescription } from '../prescriptions/given-prescription.ts';
import { readProducts } from '../products/read-products.ts';
import type { Sandbox } from '../sandbox.ts';
import { accountOf } from './account-of.ts';
import { keepOrder, keptOrderWire } from './keep-order.ts';
import { stockOfEngine } from './stock-of-engine.ts';

/** Returns refusals for new lines that no shop of ours sells like this. Stock and prices are checked by the engine. */
const refuseItems = async (sandbox: Sandbox, channel: Channel, items: readonly NewItemWire[]) => {
  const { priceChannel } = sandbox.shops[channel.brand_channel];
  const lines = items.map((item) => newLine(item, priceChannel));
  const ids = [...new Set(lines.map(({ productId }) => productId))];
  const products = await readProducts(sandbox.db, sandbox, channel, ids);
  const channels = await channelsOf(sandbox.db, channel.brand_channel);
  return lines.flatMap((line, i) => {
    const path = `items[${i}]`;
    // An engine's carts and prices do not support delivery intervals.
    const rhythm = everyOf(line) && {
      path: `${path}.meta.subscription_frequency`,
      code: 'subscription.not_offered' as const,
    };
    const refusal =
      refuseItem(products.get(line.productId), line, path) ?? refuseSource(line, channels, path) ?? rhythm;
    return refusal ? [refusal] : [];
  });
};

const withheldOf = async ({ db }: Sandbox, { brand_channel }: Channel, ids: readonly ProductId[]) => {
  if (ids.length === 0) return new Set<ProductId>();
  const rows = await db
    .selectFrom('product_gap')
    .select('product_id')
    .where('brand', '=', brand_channel)
    .where('product_id', 'in', ids.map(Number))
    .execute();
  return new Set(rows.map(({ product_id }) => String(product_id) as ProductId));
};

/** Converts a line to the request that adds it to a cart again, at the shop's own prices. */
const toRepeat = (line: RepeatedLine, priceChannel: string): LineToRepeat => {
  if (line._tag === 'Gone' || line._tag === 'NotNow') return line;
  const { _tag, from, product } = line;
  const { options, meta, quantity } = line.line;
  return {
    _tag,
    from,
    title: product.title,
    isTrial: product.isTrial,
    ...(line._tag === 'Switched' && { changed: line.changed }),
    item: {
      product: { product_id: product.id, option: options, price_channel: priceChannel },
      quantity,
      meta,
    },
  };
};

/** The data that the sandbox's tables keep in addition to a commerce engine. */
export const makeCompanion = (sandbox: Sandbox): Companion<CustomerRow> => ({
  partners,
  accountOf,
  refuseItems: (channel, items) => refuseItems(sandbox, channel, items),
  withheldOf: (channel, ids) => withheldOf(sandbox, channel, ids),
  paymentMethods: (buyer) => paymentMethodsFor(sandbox.db, sandbox, buyer),
  refuseWayToPay: (buyer, method, sum) => refuseWayToPay(sandbox.db, sandbox, buyer, method, sum),

  noteCartTick: ({ brand_channel: brand, locale }, owner, cart, { given: wanted, words }) =>
    sandbox.db
      .transaction()
      .execute((trx) => noteCartTick(trx, sandbox, { brand, ...cart, owner }, { wanted, words, locale })),
  askForCountry: ({ brand_channel: brand, locale }, owner, cart) =>
    sandbox.db.transaction().execute((trx) => askForCountry(trx, sandbox, { brand, ...cart, owner }, locale)),

  givePrescription: (cart, prescription, owner) =>
    givePrescription(sandbox.db, cart, prescription, {
      at: new Date(sandbox.clock.now()),
      customer: owner?.id ?? null,
    }),
  prescriptionOf: (cart) => givenPrescription(sandbox.db, cart),
  followToken: (from, to, isAccounts) =>
    sandbox.db.transaction().execute((trx) => followToken(trx, from, to, isAccounts)),

  keepOrder: async (sold, visitor, source) => {
    return sandbox.db.transaction().execute(async (trx) => {
      const order = await keepOrder(trx, sandbox, sold, source);
      return isGivenAgain(sandbox.clock, order, visitor) ? keptOrderWire(trx, order) : undefined;
    });
  },

  orderToRepeat: async (channel, { id }, body) => {
    const order = await lastOrder(sandbox, { channel, body }, id);
    if (!order || !seesOrder(order.customer_id ?? undefined, id)) return E.left(undefined);
    if (order.state === 'payment_pending') return E.left('last_order_not_completed');
    const { basket, payment_method } = order;
    const goods = await keptGoods(sandbox.db, order);
    if (goods.length === 0) return E.left('no_reorderable_products');
    const { priceChannel } = sandbox.shops[channel.brand_channel];
    const lines = await repeatLines(sandbox.db, sandbox, channel, goods, stockOfEngine(sandbox, channel));
    return E.right({
      basket,
      lines: lines.map((line) => toRepeat(line, priceChannel)),
      ...(payment_method !== null && { paymentMethod: payment_method }),
    });
  },
});

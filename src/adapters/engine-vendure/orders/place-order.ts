import * as E from 'fp-ts/Either';
import { today } from '../../../application/shared/clock.ts';
import type { Minor } from '../../../domain/shared/money.ts';
import type { BodyOf } from '../../contract/operation.ts';
import type { OrderWire } from '../../contract/orders/orders.ts';
import type { ShopApi } from '../../contract/shop-api.ts';
import type { Asker, Handlers } from '../../shop-server/call.ts';
import type { CartFacts } from '../../shop-server/cart/cart-facts.ts';
import { refuseOrder } from '../../shop-server/orders/refuse-order.ts';
import { type FieldRefusal, notFound, type Refusal, refuseAny, violate } from '../../shop-server/refusal.ts';
import { buyerOf } from '../checkout/buyer.ts';
import { accountOf, type Desk, look, nameOf } from '../desk.ts';
import { placeOrder, type SeenForEngine } from '../questions.ts';
import type { InStock } from './in-stock.ts';
import { soldOrder } from './sold-order.ts';

type PlaceBody = BodyOf<ShopApi['createMyOrderFromCart']>;

/**
 * Returns what the buyer saw. Anything they did not send is taken from the cart as the shop loaded it, so that nothing
 * can change between the shop's checks and the order.
 */
export const seenBy = (body: PlaceBody, cart: CartFacts | undefined): SeenForEngine => {
  const { total = cart?.totals.total, currency_code: currency, gift, items } = body;
  return {
    ...(total !== undefined && { total }),
    ...(currency !== undefined && { currency }),
    ...(gift !== undefined && { gift }),
    ...(items && {
      lines: items.map((item) => ({
        shopId: item.product_id,
        variantId: item.variant_id,
        quantity: item.quantity,
        unitPrice: item.unit_price,
      })),
    }),
  };
};

const refuseWithheld = async <Customer>(
  { companion }: Desk<Customer>,
  channel: Asker<Customer>,
  { lines }: CartFacts,
): Promise<E.Either<Refusal, never> | undefined> => {
  const withheld = await companion.withheldOf(
    channel,
    lines.map(({ product }) => product.id),
  );
  return refuseAny(
    lines.flatMap(({ product }, i): readonly FieldRefusal[] =>
      withheld.has(product.id) ? [{ path: `items[${i}]`, code: 'product.withheld' }] : [],
    ),
  );
};

/** Checks what the engine does not know: the law on products and their destination, and who may use which payment method. */
const refusedByShop = async <Customer>(
  desk: Desk<Customer>,
  channel: Asker<Customer>,
  cart: CartFacts,
): Promise<E.Either<Refusal, never> | undefined> => {
  const { server, companion } = desk;
  const { brand_channel: brand } = channel;
  const shop = server.shops[brand];
  const given = { today: today(server.clock), prescription: await companion.prescriptionOf(cart.token) };
  const refused = (await refuseWithheld(desk, channel, cart)) ?? refuseOrder(shop, cart, given);
  if (refused || cart.checkoutState === 'payment_skipped') return refused;
  const sum = { minor: cart.totals.total as Minor, currency: cart.currency };
  const payment = await companion.refuseWayToPay(buyerOf(brand, cart), cart.paymentMethod ?? '', sum);
  return payment && violate([{ path: 'payment_method', code: payment }]);
};

/** Turns a cart into an order of the engine, only once however often it is called. Source: CHK-12, CHK-14. */
export const makePlaceOrder =
  <Customer, Session>(
    desk: Desk<Customer>,
    isInStock: InStock,
  ): Handlers<Customer, Session>['createMyOrderFromCart'] =>
  async ({ channel, body }): Promise<E.Either<Refusal, OrderWire>> => {
    const shop = desk.server.shops[channel.brand_channel];
    const token = body.token_value;
    // A cart that was ordered is no longer a cart: the engine returns its order, though not that of another account.
    const found = await look(desk, channel, token);
    if (E.isLeft(found) && found.left.status !== 404) return found;
    const cart = E.isRight(found) ? found.right : undefined;
    const refused = cart && (await refusedByShop(desk, channel, cart));
    if (refused) return refused;
    const inStock = cart ? await isInStock(channel, cart.lines) : undefined;
    const placed = await desk.ask(channel, placeOrder, {
      ...nameOf(desk, channel, token),
      locale: channel.locale,
      seen: seenBy(body, cart),
    });
    if (E.isLeft(placed)) return placed;
    const sold = soldOrder(shop, channel.locale, placed.right, accountOf(desk, channel));
    if (!sold) return notFound('cart');
    const toKeep = { ...sold, ...(inStock !== undefined && { inStock }) };
    const kept = await desk.companion.keepOrder(toKeep, channel.customer, body.source);
    return kept ? E.right(kept) : notFound('cart');
  };

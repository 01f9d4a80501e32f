import * as E from 'fp-ts/Either';
import { isSold } from '../../../domain/orders/order-state.ts';
import type { OrderedBasket } from '../../contract/cart/basket.ts';
import type { ShopApi } from '../../contract/shop-api.ts';
import type { CartFacts } from '../../shop-server/cart/cart-facts.ts';
import { cartWire } from '../../shop-server/cart/cart-wire.ts';
import { type Refusal, refuse } from '../../shop-server/refusal.ts';
import type { Call } from '../call.ts';
import { readCart } from '../cart/cart-store.ts';
import { viewCart } from '../cart/cart-view.ts';
import { cartFacts } from '../cart/cart-wire.ts';
import type { CustomerRow } from '../db/customer-tables.ts';
import { findRow } from '../db/rows.ts';
import type { Trx } from '../db/schema.ts';
import { isRegular } from '../order-rows/begun-subscription.ts';
import { keptGoods } from '../order-rows/kept-goods.ts';
import { givenPrescription } from '../prescriptions/given-prescription.ts';
import type { Sandbox } from '../sandbox.ts';

type CreateCall = Pick<Call<ShopApi['createSubscription']>, 'channel' | 'body'>;

/** What is repeated: the goods, addresses and methods of an order or a cart. Withdrawn goods are not. Source: ORD-7. */
export interface Repeated {
  readonly source: string;
  readonly basket: Pick<
    OrderedBasket,
    'items' | 'billing_address' | 'shipping_address' | 'shipments' | 'prescription'
  >;
  readonly paymentMethod?: string;
  readonly orderToken?: string;
}

/** Reads the cart at an engine. Done before the transaction, since no transaction waits for an engine. */
export const cartAtEngine = async (
  { engine }: Pick<Sandbox, 'engine'>,
  { channel: { brand_channel, locale }, body: { cart_token: token } }: CreateCall,
  { id }: CustomerRow,
): Promise<E.Either<Refusal, CartFacts | undefined>> => {
  if (!engine || token === undefined) return E.right(undefined);
  try {
    return E.right(await engine.carts.look(brand_channel, { token, locale, account: String(id) }));
  } catch {
    return refuse(503, 'server.engine_unavailable');
  }
};

const storedCart = async (
  trx: Trx,
  sandbox: Sandbox,
  { channel, body }: CreateCall,
): Promise<CartFacts | undefined> => {
  const cart = await readCart(trx, channel, body.cart_token ?? '');
  return cart && cartFacts(sandbox, await viewCart(trx, sandbox, channel, cart));
};

/**
 * Reads the order or cart from which a subscription is created. Undefined if it does not exist or belongs to another
 * customer. `cart`: the cart at an engine.
 */
export const readSource = async (
  trx: Trx,
  sandbox: Sandbox,
  call: CreateCall,
  { customer, cart: atEngine }: { readonly customer: CustomerRow; readonly cart: CartFacts | undefined },
): Promise<Repeated | undefined> => {
  const { channel, body } = call;
  if (body.order_number !== undefined) {
    const order = await findRow(trx, 'shop_order', {
      number: body.order_number,
      brand: channel.brand_channel,
      customer_id: customer.id,
    });
    if (!order || !isSold(order.state) || order.state === 'returned') return undefined;
    return {
      source: `order:${order.number}`,
      basket: { ...order.basket, items: await keptGoods(trx, order) },
      orderToken: order.token,
      ...(order.payment_method !== null && { paymentMethod: order.payment_method }),
    };
  }
  const cart = sandbox.engine ? atEngine : await storedCart(trx, sandbox, call);
  if (!cart) return undefined;
  const prescription = await givenPrescription(trx, cart.token);
  const basket = cartWire(sandbox, channel, cart);
  return {
    source: `cart:${cart.id}`,
    basket: {
      ...basket,
      // A regular line begins a subscription once the cart is ordered: it would be delivered twice.
      items: basket.items.filter((item) => !isRegular(item)),
      ...(prescription && { prescription }),
    },
    ...(cart.paymentMethod !== undefined && { paymentMethod: cart.paymentMethod }),
  };
};

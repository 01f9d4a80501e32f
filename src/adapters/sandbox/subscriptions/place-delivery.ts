import * as E from 'fp-ts/Either';
import type { CartToken } from '../../../domain/cart/cart.ts';
import type { ProductId } from '../../../domain/catalogue/product.ts';
import { numberForOrder } from '../../../domain/customer/miles-and-more.ts';
import type { OrderWire } from '../../contract/orders/orders.ts';
import type { Refusal } from '../../shop-server/refusal.ts';
import { writeLines } from '../cart/add-to-cart.ts';
import type { CustomerRow } from '../db/customer-tables.ts';
import { json } from '../db/json.ts';
import { newId, newToken } from '../db/new-token.ts';
import type { Db, Trx } from '../db/schema.ts';
import type { SubscriptionRow } from '../db/subscription-tables.ts';
import { placeOrder } from '../orders/create-order.ts';
import { givePrescription, takePrescription } from '../prescriptions/given-prescription.ts';
import type { Sandbox } from '../sandbox.ts';
import { charge, mayCharge } from './charge.ts';
import { viewAsCart } from './view-subscription.ts';

export type NotPlaced = 'payment_declined' | 'goods_missing' | 'not_deliverable' | 'prescription';

export const reasonOf = ({ fields }: Refusal): NotPlaced => {
  const path = fields?.[0]?.path ?? '';
  if (path === 'payment_method') return 'payment_declined';
  if (path.startsWith('prescription')) return 'prescription';
  return path.startsWith('items[') ? 'goods_missing' : 'not_deliverable';
};

const isServed = ({ shops }: Pick<Sandbox, 'shops'>, row: SubscriptionRow): boolean =>
  [row.billing_address, row.shipping_address].every(({ country_code }) =>
    shops[row.brand].countries.some(({ code }) => code === country_code),
  );

/** Returns why a delivery is impossible whatever the stock. Undefined if it is possible. */
export const refuseDelivery = async (
  db: Db,
  { shops, clock }: Pick<Sandbox, 'shops' | 'clock'>,
  row: SubscriptionRow,
): Promise<NotPlaced | undefined> => {
  if (!isServed({ shops }, row)) return 'not_deliverable';
  return (await mayCharge(db, row, new Date(clock.now()))) ? undefined : 'payment_declined';
};

/** Creates the cart that becomes the order. Nobody ever sees it. */
const fillCart = async (
  trx: Trx,
  sandbox: Sandbox,
  row: SubscriptionRow,
  customer: CustomerRow | undefined,
): Promise<CartToken> => {
  const token = newToken();
  const now = new Date(sandbox.clock.now());
  const { brand, locale } = row;
  const view = await viewAsCart(trx, sandbox, { brand_channel: brand, locale }, row, customer);
  await trx
    .insertInto('cart')
    .values({
      token,
      brand,
      locale,
      checkout_state: 'payment_selected',
      customer_id: customer ? String(customer.id) : null,
      email: customer?.email ?? row.email,
      billing_address: json(row.billing_address),
      shipping_address: json(row.shipping_address),
      shipment_id: newId(),
      shipping_method: view.row.shipping_method,
      payment_method: row.payment_method,
      miles_and_more_number:
        numberForOrder(sandbox.shops[brand].features.milesAndMore, customer?.miles_and_more_number) ?? null,
      gift_declined: true,
      created_at: now,
      updated_at: now,
    })
    .execute();
  if (row.prescription)
    await givePrescription(trx, token, row.prescription, { at: now, customer: row.customer_id });
  await writeLines(
    trx,
    token,
    row.lines.map(({ product_id, variant_id, options, meta, quantity }, item) => ({
      productId: product_id as ProductId,
      variantId: variant_id,
      options,
      meta,
      quantity,
      item,
    })),
  );
  return token as CartToken;
};

/** An order, and the cart that became it. */
export interface PlacedDelivery {
  readonly order: OrderWire;
  readonly cart: CartToken;
}

/**
 * Orders the current contents of a subscription, as if its customer had gone through the checkout, without charging the
 * order.
 */
const placeUncharged = async (
  trx: Trx,
  sandbox: Sandbox,
  row: SubscriptionRow,
  customer: CustomerRow | undefined,
): Promise<E.Either<NotPlaced, PlacedDelivery>> => {
  const token_value = await fillCart(trx, sandbox, row, customer);
  const channel = { brand_channel: row.brand, locale: row.locale, ...(customer && { customer }) };
  const placed = await placeOrder(trx, sandbox, { channel, body: { token_value } }, customer);
  if (E.isRight(placed)) return E.right({ order: placed.right, cart: token_value });
  await takePrescription(trx, token_value);
  await trx.deleteFrom('cart_line').where('cart_token', '=', token_value).execute();
  await trx.deleteFrom('cart').where('token', '=', token_value).execute();
  return E.left(reasonOf(placed.left));
};

/** Orders the current contents of a subscription, and charges the order. */
export const placeDelivery = async (
  trx: Trx,
  sandbox: Sandbox,
  row: SubscriptionRow,
  customer: CustomerRow | undefined,
): Promise<E.Either<NotPlaced, OrderWire>> => {
  const refused = await refuseDelivery(trx, sandbox, row);
  if (refused) return E.left(refused);
  const placed = await placeUncharged(trx, sandbox, row, customer);
  if (E.isLeft(placed)) return placed;
  await charge(trx, sandbox, row, placed.right.order, new Date(sandbox.clock.now()));
  return E.right(placed.right.order);
};

/** Orders the contents of a guest's subscription, to be paid by the guest. */
export const placeUnpaidDelivery = async (
  trx: Trx,
  sandbox: Sandbox,
  row: SubscriptionRow,
): Promise<E.Either<NotPlaced, PlacedDelivery>> =>
  isServed(sandbox, row) ? placeUncharged(trx, sandbox, row, undefined) : E.left('not_deliverable');

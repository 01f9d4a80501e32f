import { lawFor } from '../../application/shared/law-for.ts';
import type { Shop } from '../../application/shared/shop.ts';
import { preselected, variantId } from '../../domain/catalogue/variant.ts';
import { arrival } from '../../domain/checkout/arrival/arrival.ts';
import { isPrescribed } from '../../domain/checkout/prescription-facts.ts';
import { valuePurposes } from '../../domain/customer/given-consent.ts';
import { matchingEmail } from '../../domain/customer/matching.ts';
import { hasLeft, isSold } from '../../domain/orders/order-state.ts';
import type { CountryCode } from '../../domain/shared/country.ts';
import type { Day } from '../../domain/shared/dates.ts';
import { daysAfter } from '../../domain/shared/day-arithmetic.ts';
import { shopDay, shopTime } from '../../domain/shared/shop-day.ts';
import type { PrescriptionWire } from '../contract/checkout/prescription.ts';
import { paymentMethodsOf } from '../shop-server/checkout/payment-methods.ts';
import { shippingFor, usualShipping } from '../shop-server/delivery/shipping.ts';
import { carrierDays } from '../shop-server/delivery/shipping-table.ts';
import { basketOf } from '../shop-server/orders/basket.ts';
import type { CartView } from './cart/cart-view.ts';
import { cartWire } from './cart/cart-wire.ts';
import { priceLines, sumCart } from './cart/price-cart.ts';
import { noteValues } from './consents/value-consents.ts';
import type { CartRow } from './db/commerce-tables.ts';
import { insertRows } from './db/insert-rows.ts';
import { json } from './db/json.ts';
import { newId, newToken } from './db/new-token.ts';
import type { Db, Trx } from './db/schema.ts';
import { schedule } from './jobs/schedule.ts';
import { numberOfPastOrder } from './orders/order-number.ts';
import type { ProductMap } from './products/product-facts.ts';
import { readProducts } from './products/read-products.ts';
import type { Sandbox } from './sandbox.ts';
import { demoAccountId } from './seed/demo/demo-account.ts';
import { knownCustomer } from './seed/demo/demo-coupons.ts';
import { type DemoCustomer, demoCustomers, demoEmails } from './seed/demo/demo-customers.ts';
import { type PastOrder, secondOfOrder, trackingOf } from './seed/demo/past-orders.ts';
import { seedReminder } from './seed-reminders.ts';
import { seedSubscriptions } from './seed-subscriptions.ts';
import { departure } from './warehouse/departure.ts';
import { dispatchJob } from './warehouse/dispatch-job.ts';
import { packedStates } from './warehouse/hand-over.ts';

/** The dependencies for creating past orders. */
type Seeding = Pick<Sandbox, 'shops' | 'clock' | 'texts'>;
type Row = Readonly<Record<string, unknown>>;

interface Buyer extends DemoCustomer {
  readonly id: number;
  readonly account: string;
}

/** Units: ms. */
const day = 86_400_000;

/** The cart from which a past order was made, ready to be priced. */
const pastCart = (buyer: Buyer, shop: Shop, at: Date, id: number): CartRow => {
  const { country_code: country } = buyer.address;
  const invoice = paymentMethodsOf(shop.country, false).some(({ code }) => code === 'invoice');
  return {
    token: newToken(),
    id,
    brand: buyer.brand,
    locale: buyer.locale,
    checkout_state: 'completed',
    customer_id: null,
    email: buyer.email,
    billing_address: buyer.address,
    shipping_address: buyer.address,
    coupon_code: null,
    comment: null,
    miles_and_more_number: null,
    shipment_id: newId(),
    shipping_method: usualShipping(shop, country)?.key ?? null,
    shipping_opt_in: null,
    payment_method: buyer.onAccount && invoice ? 'invoice' : 'master_card',
    gift_declined: true,
    left_behind: null,
    renewed_from: null,
    renewed_by: null,
    renewed_at: null,
    created_at: at,
    updated_at: at,
  };
};

const viewed = (row: CartRow, order: PastOrder, products: ProductMap, shop: Shop): CartView => {
  const pairId = newId();
  const known = order.lines.flatMap((line, i) => {
    const product = products.get(line.product);
    if (!product) return [];
    const options = { ...preselected(product.optionsFor({})), ...line.options };
    const isPair = line.eye === 'right' || line.eye === 'left';
    return {
      product,
      quantity: line.quantity,
      row: {
        id: newId(),
        cart_token: row.token,
        position: i + 1,
        product_id: product.id,
        variant_id: variantId(product.id, options),
        options,
        meta: { ...(line.eye && { eye: line.eye }), ...(isPair && { pair_id: pairId }) },
        created_from: null,
        price_channel: null,
        fk: null,
        quantity: line.quantity,
      },
    };
  });
  const prices = priceLines(known, shop);
  const lines = known.flatMap((line, i) => {
    const price = prices[i];
    return price ? [{ ...price, ...line, category: line.product.category }] : [];
  });
  const methods = (itemsTotal: number) =>
    shippingFor(shop, row.shipping_address?.country_code ?? shop.country, { pieces: lines, itemsTotal });
  const totals = sumCart(
    shop,
    lines,
    undefined,
    (items) => methods(items).find((method) => method.row.key === row.shipping_method)?.price ?? 0,
  );
  return { row, lines, totals, shippingMethods: methods(totals.items) };
};

/** The prescription for the demonstration's lenses, if the country requires one. It is valid for another year and a half. */
const prescriptionOf = (
  shop: Shop,
  country: CountryCode,
  { lines }: Pick<CartView, 'lines'>,
  today: Day,
): PrescriptionWire | undefined =>
  lawFor(shop, country).prescription && lines.some(({ product }) => isPrescribed(product))
    ? { issued_on: daysAfter(today, -540), prescriber: 'Dr. Claire Lumière' }
    : undefined;

/** The rows of one order: the order, its lines and its payment. */
const rowsOf = (
  buyer: Buyer,
  order: PastOrder,
  { shops, texts, clock: { now, zone } }: Seeding,
  products: ProductMap,
  nth: number,
) => {
  const shop = shops[buyer.brand];
  const at = new Date((Math.floor(now() / day) - order.daysAgo) * day + secondOfOrder(nth) * 1000);
  const number = numberOfPastOrder(buyer, nth);
  const row = pastCart(buyer, shop, at, nth);
  const view = viewed(row, order, products, shop);
  const token = newToken();
  const paid = isSold(order.state);
  const country = buyer.address.country_code;
  // Orders still in the warehouse leave with the next parcels. So a demonstration gets no late orders just because days
  // pass.
  const isNext = packedStates.includes(order.state) && !order.isLate;
  const { earliest, latest } = arrival({
    time: shopTime(isNext ? now() : at.getTime(), zone),
    warehouse: shop.country,
    destination: country,
    carrier: carrierDays(usualShipping(shop, country)?.key),
    inStock: true,
  });
  const entry: Row = {
    token,
    cart_token: row.token,
    number,
    brand: buyer.brand,
    locale: buyer.locale,
    state: order.state,
    email: buyer.email,
    email_key: matchingEmail(buyer.email),
    country,
    total: view.totals.total,
    currency: shop.currency,
    payment_method: row.payment_method,
    basket: basketOf(
      cartWire({ shops, texts }, buyer.locale, view),
      { id: buyer.id, account_id: buyer.account },
      prescriptionOf(shop, country, view, shopDay(now(), zone)),
    ),
    arrival_min: earliest,
    arrival_max: latest,
    created_at: at,
    paid_at: paid ? new Date(at.getTime() + 120_000) : null,
    customer_id: buyer.id,
    tracking: hasLeft(order.state) ? trackingOf(number, nth, row.shipping_method ?? '') : null,
  };
  const lines: readonly Row[] = view.lines.map((line, i) => ({
    order_token: token,
    position: i + 1,
    product_id: line.product.id,
    variant_id: line.row.variant_id,
    quantity: line.quantity,
    from_stock: 0,
  }));
  const payments: readonly Row[] =
    paid && row.payment_method !== 'invoice'
      ? [
          {
            id: newToken(),
            order_token: token,
            method: row.payment_method,
            amount: view.totals.total,
            currency: shop.currency,
            status: 'succeeded',
            return_path: '/',
            created_at: at,
            keep_alias: false,
            automatic: false,
          },
        ]
      : [];
  const leaves = isNext ? new Date(departure(shop.country, now(), true, zone)) : undefined;
  return { token, entry, lines, payments, leaves };
};

const insertBuyer = async (db: Db, customer: DemoCustomer, now: number): Promise<Buyer> => {
  const account = demoAccountId(customer);
  const { brand, locale, email, address, passwordHash } = customer;
  const { id } = await db
    .insertInto('customer')
    .values({
      account_id: account,
      brand,
      email,
      email_key: matchingEmail(email),
      password_hash: passwordHash,
      first_name: address.first_name,
      last_name: address.last_name,
      locale,
      newsletter: false,
      created_at: new Date(now - 366 * day),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('customer_address')
    .values({ id: `${account}-1`, customer_id: id, address: json(address), is_default: true })
    .execute();
  return { ...customer, id, account };
};

/** The regular customer consents to the use of their lens values. The other one has not been asked yet. */
const agree = async (trx: Trx, buyer: Buyer, at: Date): Promise<void> => {
  for (const purpose of valuePurposes)
    await noteValues(trx, buyer, purpose, { given: true, locale: buyer.locale, at });
};

/** Seeds two customers of each shop with a year of orders, once. A closed account is not created again. */
export const seedCustomers = async (db: Db, seeding: Seeding, withOrders = true): Promise<void> => {
  const { shops, clock } = seeding;
  const now = clock.now();
  const known = await db
    .selectFrom('customer')
    .select('id')
    .where('email_key', 'in', demoEmails.map(matchingEmail))
    .limit(1)
    .executeTakeFirst();
  if (known) return;
  await db.transaction().execute(async (trx) => {
    const written = [];
    for (const customer of demoCustomers) {
      const buyer = await insertBuyer(trx, customer, now);
      if (customer.email === knownCustomer) await agree(trx, buyer, new Date(now - 300 * day));
      if (!withOrders) continue;
      const { brand, locale, orders } = customer;
      const ids = [...new Set(orders.flatMap(({ lines }) => lines.map(({ product }) => product)))];
      const products = await readProducts(trx, { shops }, { brand_channel: brand, locale }, ids);
      for (const [i, order] of orders.entries()) {
        const rows = rowsOf(buyer, order, seeding, products, i + 1);
        written.push({ ...rows, buyer, reminder: order.reminder });
      }
    }
    const kept = written.filter(({ lines }) => lines.length > 0);
    await insertRows(
      trx,
      'shop_order',
      kept.map(({ entry }) => entry),
    );
    await insertRows(
      trx,
      'order_line',
      kept.flatMap(({ lines }) => lines),
    );
    await insertRows(
      trx,
      'payment',
      kept.flatMap(({ payments }) => payments),
    );
    for (const { buyer, token, reminder, leaves } of kept) {
      if (reminder) await seedReminder(trx, buyer, { token, reminder }, clock);
      if (leaves) await schedule(trx, { kind: dispatchJob, subjectId: token }, leaves);
    }
    if (withOrders) await seedSubscriptions(trx, clock);
  });
};

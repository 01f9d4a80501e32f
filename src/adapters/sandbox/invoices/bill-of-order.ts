import { lensOptionCodes } from '../../../domain/catalogue/lens/lens-options.ts';
import { streetLine } from '../../../domain/customer/address-lines.ts';
import type { Bill, BillLine, BillSums, Buyer, Seller, Settled } from '../../../domain/orders/bill/bill.ts';
import { daysAfter } from '../../../domain/shared/day-arithmetic.ts';
import type { Minor } from '../../../domain/shared/money.ts';
import { shopDay } from '../../../domain/shared/shop-day.ts';
import { vatLines } from '../../../domain/shared/vat.ts';
import type { CartItemWire } from '../../contract/cart/cart-item.ts';
import type { AddressWire } from '../../contract/checkout/address.ts';
import { vatRateOf } from '../../shop-server/checkout/vat-rates.ts';
import type { OrderRow } from '../db/commerce-tables.ts';
import type { Sandbox } from '../sandbox.ts';
import { writtenAddress, writtenLine } from '../words/written-order.ts';

/** What is needed to create bills. */
export type Biller = Pick<Sandbox, 'shops' | 'clock' | 'texts'> & Partial<Pick<Sandbox, 'papers'>>;

/** The payment term of an order on account. Units: days. */
const paymentTerm = 30;

const isLensValue = (code: string): boolean => lensOptionCodes.some((known) => known === code);

const minor = (amount: number): Minor => amount as Minor;

/** Removes lens values. They are health data, and a bill goes to offices that do not need them. Source: DOC-4. */
const withoutLensValues = (item: CartItemWire): CartItemWire => ({
  ...item,
  formatted_options: item.formatted_options.filter(({ code }) => !isLensValue(code)),
});

const valuesOf = ({ formatted_options: options }: CartItemWire) =>
  Object.fromEntries(options.map(({ code, value }) => [code, value]));

const lineOf = (
  { shops, texts, papers }: Biller,
  { brand, locale, currency, country }: OrderRow,
  item: CartItemWire,
): BillLine => {
  const told = papers?.lensValues ? item : withoutLensValues(item);
  const { category } = item.detail;
  return {
    title: item.title,
    details: writtenLine(shops[brand], texts(brand, locale), { locale, currency })(told).details,
    quantity: item.quantity,
    unit: item.unit_price,
    total: item.is_gift ? minor(0) : item.total,
    ...(item.discount !== undefined && { discount: item.discount }),
    rate: vatRateOf(country, category === 'service' ? 'lenscare' : category, valuesOf(item)),
    isGift: item.is_gift ?? false,
  };
};

/** Computes the sums of a bill. The agreed tax is used if it covers the rates of all lines. */
const sumsOf = (biller: Biller, order: OrderRow): BillSums => {
  const { basket, total } = order;
  const lines = basket.items.map((item) => lineOf(biller, order, item));
  const sold = lines.filter(({ isGift }) => !isGift);
  const agreed = basket.vat_lines ?? [];
  const isAgreed = sold.every(({ rate }) => agreed.some((row) => row.rate === rate));
  return {
    lines,
    itemsTotal: basket.items_total_before_promotion,
    discount: minor(-basket.order_promotion_total),
    shipping: basket.shipping_total,
    ...(basket.rounding_total !== undefined && { rounding: basket.rounding_total }),
    total: minor(total),
    tax: isAgreed
      ? agreed
      : vatLines(
          sold.map(({ rate, total: gross, discount = 0 }) => ({ rate, gross: minor(gross - discount) })),
          minor(total),
        ),
  };
};

const sellerOf = ({ shops, papers }: Biller, order: Pick<OrderRow, 'brand' | 'country'>): Seller => {
  const { name, country, contact, facts } = shops[order.brand];
  const { company, street, city, phone, email, register, vatId, director } = contact;
  const { capital } = facts;
  const number = papers?.taxNumbers?.[order.brand]?.[order.country];
  return {
    ...{ shop: name, company, street, city, country, phone, email, register, vatId, director },
    ...(capital !== undefined && { capital }),
    ...(number !== undefined && { abroad: { country: order.country, number } }),
  };
};

const buyerOf = (shop: Sandbox['shops'][OrderRow['brand']], address: AddressWire): Buyer => ({
  lines: writtenAddress(shop, address),
  name: address.company || `${address.first_name} ${address.last_name}`.trim(),
  street: streetLine({
    street: address.street,
    streetNumber: address.street_number,
    countryCode: address.country_code,
  }),
  postcode: address.postcode,
  city: address.city,
  country: address.country_code,
  ...(address.tax_number && { taxNumber: address.tax_number }),
});

const settledOf = ({ clock }: Biller, { total, payment_method, paid_at, created_at }: OrderRow): Settled => {
  if (total === 0 || payment_method === null) return { _tag: 'Nothing' };
  const dayOf = (at: Date) => shopDay(at.getTime(), clock.zone);
  return paid_at
    ? { _tag: 'Paid', on: dayOf(paid_at), method: payment_method }
    : { _tag: 'Due', by: daysAfter(dayOf(created_at), paymentTerm) };
};

/** Returns the invoice of an order, without its number and date. */
export const invoiceOf = (biller: Biller, order: OrderRow): Omit<Bill, 'number' | 'issuedOn'> => {
  const { basket, locale, currency, number, created_at } = order;
  const shop = biller.shops[order.brand];
  const billing = basket.billing_address ?? basket.shipping_address;
  if (!billing) throw new Error('An order without an address cannot be invoiced');
  const buyer = buyerOf(shop, billing);
  const delivery = basket.shipping_address ? writtenAddress(shop, basket.shipping_address) : [];
  return {
    kind: 'invoice',
    order: { number, orderedOn: shopDay(created_at.getTime(), biller.clock.zone) },
    locale,
    currency,
    seller: sellerOf(biller, order),
    buyer,
    ...(delivery.length > 0 && delivery.join() !== buyer.lines.join() && { delivery }),
    ...(basket.promotion_coupon && { coupon: basket.promotion_coupon.code }),
    ...sumsOf(biller, order),
    settled: settledOf(biller, order),
  };
};

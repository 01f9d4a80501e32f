import type { ShopAddress } from '../cart/cart-address';
import type { NewLine } from '../cart/new-line';
import type { CodedValue } from '../fields/eye-values';
import type { Step } from '../selling/bulk-price';
import type { PartnerPrice } from '../selling/unit-price';

/** The data with which the engine is filled: see README, “The file of a range”. Amounts in minor units, tax included. */
export interface RangeFile {
  readonly format: 1;
  /** Currency of the engine's default channel, and of each channel without its own. */
  readonly currency: string;
  readonly languages: readonly string[];
  readonly countries: readonly { readonly code: string; readonly name: string }[];
  /** In percent: shown only in the engine's own documents, because the shop computes taxes by country itself. */
  readonly taxRate: number;
  readonly channels: readonly ChannelEntry[];
  readonly products: readonly ProductEntry[];
  readonly categories: readonly CategoryEntry[];
  /** Orders from before this engine existed: a demonstration starts with them. */
  readonly orders?: readonly OrderEntry[];
}

export interface ChannelEntry {
  readonly code: string;
  /** Currency of all amounts of this channel: its prices, shipping costs, coupons and gift. */
  readonly currency?: string;
  readonly shipping: readonly ShippingEntry[];
  readonly payments: readonly { readonly code: string; readonly later: boolean }[];
  readonly coupons: readonly CouponEntry[];
  /** Name of its own price channel, beside those of partners. */
  readonly priceChannel?: string;
  /** Whether a price channel accepts coupons; one that is not listed does. */
  readonly couponByPriceChannel?: Readonly<Record<string, boolean>>;
  /** The gift for goods of at least `from`, after discount. `product`: its `shopId`. */
  readonly gift?: { readonly product: string; readonly from: number };
}

export interface ShippingEntry {
  readonly code: string;
  readonly prices: Readonly<Record<string, number>>;
  /** 0: never. */
  readonly freeFrom: number;
  readonly ends: readonly string[];
  readonly min: number;
  readonly max: number;
}

export interface CouponEntry {
  readonly code: string;
  readonly enabled: boolean;
  readonly gives:
    | { readonly percent: number }
    | { readonly amount: number }
    | { readonly freeShipping: true };
  readonly kinds: readonly string[];
  readonly minimum?: number;
  readonly endsAt?: string;
  readonly usageLimit?: number;
  readonly perCustomerLimit?: number;
  readonly newCustomersOnly?: boolean;
  readonly nothingReduced?: boolean;
}

export interface PriceEntry {
  readonly price: number;
  readonly steps: readonly Step[];
  readonly struck?: number;
  readonly partners: readonly PartnerPrice[];
}

export interface Words {
  readonly name: string;
  readonly slug: string;
  readonly description: string;
}

export interface ProductEntry {
  readonly shopId: string;
  readonly sku: string;
  readonly enabled: boolean;
  readonly texts: Readonly<Record<string, Words>>;
  /** The engine's product fields by their names; lists are not converted. */
  readonly fields: Readonly<Record<string, unknown>>;
  readonly prices: Readonly<Record<string, PriceEntry>>;
  readonly stock: { readonly onHand: number; readonly stopOrder: boolean };
  /** Stock of a lens by power; a power that is not listed has none. */
  readonly powers?: readonly {
    readonly options: readonly CodedValue[];
    readonly onHand: number;
    readonly stopOrder?: boolean;
  }[];
}

export interface CategoryEntry {
  readonly shopId: string;
  readonly parent?: string;
  readonly texts: Readonly<
    Record<string, { readonly name: string; readonly description: string; readonly path: string }>
  >;
  readonly products: readonly string[];
}

export interface OrderEntry {
  readonly channel: string;
  readonly number: string;
  /** Days before the day of filling, and the second of that day, in UTC. */
  readonly daysAgo: number;
  readonly second: number;
  /** An open order is paid and waits for its parcel. */
  readonly state: 'open' | 'shipped' | 'cancelled';
  /** The account by which the shop requests its orders. */
  readonly account: string;
  readonly email: string;
  readonly locale: string;
  readonly address: ShopAddress;
  readonly method: string;
  readonly payment: string;
  readonly lines: readonly NewLine[];
  readonly tracking?: string;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reports what is wrong and where, before anything is written. */
export const readRangeFile = (text: string): RangeFile => {
  const problems: string[] = [];
  const read: unknown = JSON.parse(text);
  const file = isObject(read) ? read : {};
  if (file.format !== 1) problems.push(`format is ${String(file.format)}, this engine reads 1`);
  for (const name of ['languages', 'countries', 'channels', 'products', 'categories'])
    if (!Array.isArray(file[name])) problems.push(`${name} is no list`);
  if (problems.length === 0) {
    const { channels, products, languages, currency, orders = [] } = file as unknown as RangeFile;
    const codes = new Set(channels.map(({ code }) => code));
    for (const said of new Set([currency, ...channels.flatMap((channel) => channel.currency ?? [])]))
      if (!/^[A-Z]{3}$/.test(said)) problems.push(`${String(said)} is no currency`);
    for (const { code, gift } of channels)
      if (gift && !(gift.product && Number.isSafeInteger(gift.from) && gift.from >= 0))
        problems.push(`the gift of ${code} has no product or no amount`);
    products.forEach((product, index) => {
      const at = `products[${index}] (${product.shopId})`;
      if (!product.shopId || !product.sku) problems.push(`${at} has no number or no sku`);
      for (const language of languages)
        if (!product.texts?.[language]?.name) problems.push(`${at} has no name in ${language}`);
      for (const [code, { price }] of Object.entries(product.prices ?? {})) {
        if (!codes.has(code)) problems.push(`${at} has a price in ${code}, which is no channel`);
        if (!Number.isSafeInteger(price) || price < 0) problems.push(`${at}: price in ${code} is no amount`);
      }
    });
    const numbers = new Set(products.map(({ shopId }) => shopId));
    for (const { number, channel, lines } of orders) {
      if (!codes.has(channel)) problems.push(`order ${number} is of ${channel}, which is no channel`);
      for (const { shopId } of lines)
        if (!numbers.has(shopId)) problems.push(`order ${number} is of ${shopId}, which is no product`);
    }
  }
  if (problems.length > 0)
    throw new Error(
      `This file cannot be read in:\n${problems
        .slice(0, 20)
        .map((one) => `- ${one}`)
        .join('\n')}`,
    );
  return file as unknown as RangeFile;
};

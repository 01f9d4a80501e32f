import type { Shop } from '../../../application/shared/shop.ts';
import type { ProductCategory } from '../../../domain/catalogue/product.ts';
import { arrival, cutOffHour } from '../../../domain/checkout/arrival/arrival.ts';
import { asksForNotice, usualAnnouncers } from '../../../domain/checkout/delivery-notice.ts';
import { type Destination, sendsTo } from '../../../domain/checkout/destination.ts';
import { amountIn } from '../../../domain/shared/amounts.ts';
import type { CountryCode } from '../../../domain/shared/country.ts';
import type { Minor } from '../../../domain/shared/money.ts';
import type { ShopTime } from '../../../domain/shared/shop-day.ts';
import type { ShippingMethodWire } from '../../contract/cart/shipping.ts';
import { type ShippingRow, shippingTable, spaceOf } from './shipping-table.ts';

/** Whether a shop asks buyers if the carrier may have their contact data to announce a delivery. Source: CHK-9. */
export const isAnnounced = (
  { announcers = usualAnnouncers }: Pick<Shop, 'announcers'>,
  key: string,
): boolean => asksForNotice(announcers, key);

/** The goods to be shipped. */
export interface Load {
  /** The kind of destination. If undefined, a door. */
  readonly destination?: Destination;
  readonly pieces: readonly { readonly category: ProductCategory; readonly quantity: number }[];
  /** Price of the goods, in minor units. */
  readonly itemsTotal: number;
}

const spaceTaken = ({ pieces }: Load): number =>
  pieces.reduce((sum, { category, quantity }) => sum + spaceOf[category] * quantity, 0);

const basePrice = (shop: Shop, row: ShippingRow, country: CountryCode): number | undefined => {
  if (!row.pickup) return row.prices[shop.currency][country];
  return shop.features.pickup && country === shop.country ? 0 : undefined;
};

/** Returns the price of a shipping method to a country. Undefined if it does not deliver there. */
const priceOf = (shop: Shop, row: ShippingRow, country: CountryCode, load?: Load): number | undefined => {
  const price = basePrice(shop, row, country);
  if (price === undefined || load === undefined) return price;
  const free =
    row.freeAbove &&
    shop.freeShipping !== undefined &&
    load.itemsTotal >= amountIn(shop.freeShipping, shop.currency).minor;
  return free ? 0 : price;
};

const fits = (row: ShippingRow, load: Load): boolean => {
  if (!sendsTo(load.destination ?? 'door', row.key)) return false;
  const space = spaceTaken(load);
  return space >= row.space.min && space <= row.space.max;
};

export interface PricedShipping {
  readonly row: ShippingRow;
  readonly price: number;
}

/** Returns the shipping methods for a load to a country, ordered by key. Source: CHK-9. */
export const shippingFor = (shop: Shop, country: CountryCode, load: Load): readonly PricedShipping[] =>
  shippingTable
    .filter((row) => !row.midi && fits(row, load))
    .flatMap((row) => {
      const price = priceOf(shop, row, country, load);
      return price === undefined ? [] : [{ row, price }];
    });

/** Returns every option to a country, whatever is sent. `midi`: only those formats, or only the others. */
export const shippingOptions = (
  shop: Shop,
  country: CountryCode,
  midi?: boolean,
): readonly PricedShipping[] =>
  shippingTable
    .filter((row) => midi === undefined || (row.midi ?? false) === midi)
    .flatMap((row) => {
      const price = priceOf(shop, row, country);
      return price === undefined ? [] : [{ row, price }];
    });

/** Returns the method by which the shop predicts arrival before one is chosen: its cheapest parcel. */
export const usualShipping = (
  { currency }: Pick<Shop, 'currency'>,
  country: CountryCode,
): ShippingRow | undefined =>
  shippingTable
    .filter(({ key, pickup }) => !pickup && (key.endsWith('_parcel') || key === 'dhl'))
    .filter(({ prices }) => prices[currency][country] !== undefined)
    .sort((a, b) => (a.prices[currency][country] ?? 0) - (b.prices[currency][country] ?? 0))
    .find(({ key }) => !key.includes('registered'));

/** Converts a shipping method to wire format, with its arrival days. */
export const shippingWire = (
  shop: Shop,
  { row, price }: PricedShipping,
  journey: { readonly time: ShopTime; readonly country: CountryCode; readonly inStock: boolean },
): ShippingMethodWire => {
  const { earliest, latest } = arrival({
    time: journey.time,
    warehouse: shop.country,
    destination: journey.country,
    carrier: row.days,
    inStock: journey.inStock,
  });
  return {
    key: row.key,
    price: price as Minor,
    currency: shop.currency,
    calculated_arrival_date_min: earliest,
    calculated_arrival_date_max: latest,
    working_days_min: row.days.min,
    working_days_max: row.days.max,
    cut_off: `${cutOffHour}:00`,
    ...(isAnnounced(shop, row.key) && { announces_delivery: true }),
  };
};

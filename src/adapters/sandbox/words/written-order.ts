import * as E from 'fp-ts/Either';
import type { Say } from '../../../application/shared/texts.ts';
import { volumeUnitFor } from '../../../application/shared/volume-unit.ts';
import { isNumeric, writtenMeasure } from '../../../domain/catalogue/lens/lens-options.ts';
import { basePriceOf } from '../../../domain/catalogue/price/price-indication.ts';
import { maxPrescriber } from '../../../domain/checkout/prescription-facts.ts';
import { addressFormat } from '../../../domain/customer/address-format.ts';
import { addressLines } from '../../../domain/customer/address-lines.ts';
import { mailedText } from '../../../domain/customer/plain-text.ts';
import { withWrittenValues } from '../../../domain/orders/article.ts';
import type { CountryCode } from '../../../domain/shared/country.ts';
import type { Day } from '../../../domain/shared/dates.ts';
import { printDay, readDay } from '../../../domain/shared/dates.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import type { Minor } from '../../../domain/shared/money.ts';
import type { BasketWire } from '../../contract/cart/basket.ts';
import type { CartItemWire } from '../../contract/cart/cart-item.ts';
import { type ContentsWire, contentsFromWire } from '../../contract/catalogue/contents.ts';
import type { AddressWire } from '../../contract/checkout/address.ts';
import { addressFromWire } from '../../contract/checkout/address-translation.ts';
import type { PrescriptionWire } from '../../contract/checkout/prescription.ts';
import type { OrderRow } from '../db/commerce-tables.ts';
import type { AgreedGoods } from '../db/subscription-tables.ts';
import { formatAmount, type Seller } from './format-amount.ts';
import { methodName } from './method-names.ts';

/** A line of an order as text. */
export interface WrittenLine {
  readonly title: string;
  /** The picture as the product has it. Undefined if it has none. */
  readonly image?: string;
  /** Which eye it is for. */
  readonly eye?: string;
  readonly values?: readonly (readonly [label: string, value: string])[];
  /** Eye and values: `Rechtes Auge · Sphäre −2,50`. */
  readonly details: readonly string[];
  readonly quantity: number;
  readonly each: string;
  readonly total: string;
}
/** What of it is named where no price is. */
export type WrittenGoods = Pick<WrittenLine, 'title' | 'image' | 'eye' | 'values' | 'details' | 'quantity'>;
export type LabelledAmount = readonly [label: string, amount: string];

/**
 * Formats a value of a lens or frame for reading: `−2,50`, `Ozeanblau`. A value without a translation is returned
 * unchanged.
 */
const optionValue = (t: Say, value: string, locale: Locale): string => {
  if (!isNumeric(value)) return t(`papers:option.${value}`, { defaultValue: value });
  return writtenMeasure(value, locale === 'en' ? '.' : ',');
};

/** Formats the values of an article that was withdrawn from. Source: LAW-4. */
export const writtenArticle =
  (t: Say, locale: Locale) =>
  (article: string): string =>
    withWrittenValues(article, (value) => optionValue(t, value, locale));

/** Formats a day for letters. Text that is not a day is returned unchanged. */
export const writtenDay = (iso: string): string =>
  E.match(
    () => iso,
    (day: Day) => printDay(day, 'dd.MM.yyyy'),
  )(readDay(iso));

/** Formats when and by whom the prescription for the lenses was issued. Source: LAW-27. */
export const writtenPrescription = ({ issued_on, prescriber }: PrescriptionWire): string =>
  `${writtenDay(issued_on)}, ${mailedText(prescriber, maxPrescriber)}`;

/** Maximum length of an address line: two names and what is between them. Units: characters. */
const longestLine = 200;

/** Formats an address as on an envelope to another country. */
export const writtenAddress = (shop: Seller, address: AddressWire): readonly string[] => {
  const { country_code: country } = address;
  const lines = addressLines(addressFromWire(address), addressFormat(country, shop.countries)).map((line) =>
    mailedText(line, longestLine),
  );
  return [...lines.slice(0, -1), `${country}-${lines.at(-1)}`];
};

/** The language and currency in which an order, or a current cart, is written. */
export type AgreedIn = Pick<OrderRow, 'locale' | 'currency'> & {
  /** The destination, if known. */
  readonly country?: CountryCode | undefined;
};

/** Formats the price of one piece, with its base price. Source: LAW-16. */
const writtenEach = (
  shop: Seller,
  t: Say,
  { currency, country }: AgreedIn,
  { unit_price: minor, unit }: { readonly unit_price: Minor; readonly unit?: ContentsWire | undefined },
): string => {
  const price = formatAmount(shop, { amount: minor, currency });
  const base = unit && basePriceOf({ minor, currency }, contentsFromWire(unit), volumeUnitFor(shop, country));
  return base
    ? t(`papers:order.eachOf.${base.unit}`, {
        price,
        base: formatAmount(shop, { amount: base.price.minor, currency }),
      })
    : t('papers:order.each', { price });
};

/** Converts a line to text. `each`: the price of one piece, with its label; for a gift, the word for gift instead. */
export const writtenLine =
  (shop: Seller, t: Say, agreed: AgreedIn) =>
  (item: CartItemWire): WrittenLine => {
    const { locale, currency } = agreed;
    const written = (amount: number) => formatAmount(shop, { amount, currency });
    const [image] = item.images;
    const eye = item.meta.eye && t(`papers:order.${item.meta.eye}`);
    const values = item.formatted_options.map(
      ({ label, value }) => [label, optionValue(t, value, locale)] as const,
    );
    return {
      title: item.title,
      ...(image !== undefined && { image }),
      ...(eye !== undefined && { eye }),
      values,
      details: [...(eye === undefined ? [] : [eye]), ...values.map((pair) => pair.join(' '))],
      quantity: item.quantity,
      each: item.is_gift ? t('papers:order.gift') : writtenEach(shop, t, agreed, { ...item, ...item.detail }),
      total: item.is_gift ? t('papers:order.given') : written(item.total),
    };
  };

/** Converts goods of a subscription to text. Source: LAW-45. */
export const writtenAgreed =
  (shop: Seller, t: Say, agreed: AgreedIn) =>
  ({ title, quantity, image, unit_price, total: amount, unit }: AgreedGoods): WrittenLine => ({
    title,
    ...(image !== undefined && { image }),
    details: [],
    quantity,
    each: writtenEach(shop, t, agreed, { unit_price: unit_price as Minor, unit }),
    total: formatAmount(shop, { amount, currency: agreed.currency }),
  });

/** Returns the same line without eye and values. */
export const withoutValues = ({ eye: _eye, values: _values, ...line }: WrittenLine): WrittenLine => ({
  ...line,
  details: [],
});

/** Merges the lines of a pair where eye values are not shown: without them the lines are equal. Source: MAIL-3. */
export const goodsWithoutValues = (lines: readonly WrittenLine[]): readonly WrittenGoods[] =>
  Object.values(Object.groupBy(lines, ({ title }) => title)).flatMap((same = []) =>
    same.slice(0, 1).map((line) => ({
      ...withoutValues(line),
      quantity: same.reduce((sum, { quantity }) => sum + quantity, 0),
    })),
  );

/** Returns the price of the goods and the discount. */
export const writtenGoods = (shop: Seller, t: Say, basket: BasketWire): readonly LabelledAmount[] => {
  const written = (amount: number) => formatAmount(shop, { amount, currency: basket.currency_code });
  const coupon = basket.promotion_coupon ? ` (${basket.promotion_coupon.code})` : '';
  return [
    [t('papers:order.items'), written(basket.items_total_before_promotion)],
    ...(basket.order_promotion_total === 0
      ? []
      : [[`${t('papers:order.discount')}${coupon}`, written(basket.order_promotion_total)] as const]),
  ];
};

/** Returns the amounts that make up the total. */
export const writtenSums = (
  shop: Seller,
  t: Say,
  { basket, currency }: OrderRow,
): readonly LabelledAmount[] => {
  return [
    ...writtenGoods(shop, t, basket),
    [
      t('papers:order.shipping'),
      basket.shipping_total === 0
        ? t('papers:order.free')
        : formatAmount(shop, { amount: basket.shipping_total, currency }),
    ],
    ...(basket.rounding_total === undefined
      ? []
      : [
          [
            t('papers:order.rounding'),
            formatAmount(shop, { amount: basket.rounding_total, currency }),
          ] as const,
        ]),
  ];
};

/** Formats how the order was or will be paid. Undefined if there was nothing to pay. */
export const writtenPayment = (t: Say, { payment_method: method, paid_at }: OrderRow): string | undefined => {
  if (method === null) return undefined;
  return `${methodName(t, method)} (${t(paid_at ? 'papers:order.paid' : 'papers:order.onInvoice')})`;
};

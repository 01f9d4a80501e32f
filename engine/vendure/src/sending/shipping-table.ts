import {
  EntityHydrator,
  LanguageCode,
  type Order,
  type RequestContext,
  ShippingCalculator,
  ShippingEligibilityChecker,
} from '@vendure/core';
import { orderFieldsOf, productFieldsOf } from '../fields/typed-fields';
import { boughtLines } from '../orders/order-lines';

const words = (value: string) => [{ languageCode: LanguageCode.en, value }];

/** The type of a text argument is `string`: `text` is a type of custom fields only. */
const prices = { prices: { type: 'string' as const, label: words('Price by country: {"CH":950,"LI":950}') } };

const pricesIn = (json: string): Readonly<Record<string, number>> => {
  try {
    return JSON.parse(json) as Record<string, number>;
  } catch {
    return {};
  }
};

const countryOf = (order: Order): string => order.shippingAddress?.countryCode ?? '';
/** Total of the goods, after discount. */
const goodsOf = (order: Order): number =>
  order.lines.reduce((sum, line) => sum + line.proratedLinePriceWithTax, 0);

const spaceOf = (order: Order): number =>
  boughtLines(order).reduce(
    (sum, { quantity, productVariant }) =>
      sum + quantity * (productFieldsOf(productVariant?.product).space ?? 1),
    0,
  );

export const byTable = new ShippingCalculator({
  code: 'by-table',
  description: words('By country, free from an amount'),
  args: {
    ...prices,
    freeFrom: { type: 'int', defaultValue: 0, label: words('Free from (0: never)') },
  },
  calculate: (_ctx, order, args) => {
    const price = pricesIn(args.prices)[countryOf(order)];
    if (price === undefined) return undefined;
    const isFree = args.freeFrom > 0 && goodsOf(order) >= args.freeFrom;
    return { price: isFree ? 0 : price, priceIncludesTax: true, taxRate: 0 };
  },
});

let hydrator: EntityHydrator;

/**
 * The shop loads products with their order (`CartFinder`); staff's own changes do not. Called once for every shipping
 * method.
 */
const withProducts = async (ctx: RequestContext, order: Order): Promise<void> => {
  for (const line of order.lines)
    if (!line.productVariant?.product)
      await hydrator.hydrate(ctx, line, { relations: ['productVariant.product'] });
};

export const byTableIfFits = new ShippingEligibilityChecker({
  code: 'goes-and-fits',
  description: words('Goes to this country, ends there, and fits'),
  args: {
    ...prices,
    ends: {
      type: 'string',
      list: true as const,
      defaultValue: ['door'] as unknown as string,
      label: words('Where it ends: door, packStation, partner'),
    },
    min: { type: 'int', defaultValue: 0, label: words('Space at least (lens boxes)') },
    max: { type: 'int', defaultValue: 5000, label: words('Space at most (lens boxes)') },
  },
  init: (injector) => {
    hydrator = injector.get(EntityHydrator);
  },
  check: async (ctx, order, args) => {
    if (pricesIn(args.prices)[countryOf(order)] === undefined) return false;
    if (!args.ends.includes(orderFieldsOf(order).destination ?? 'door')) return false;
    await withProducts(ctx, order);
    const space = spaceOf(order);
    return space >= args.min && space <= args.max;
  },
});

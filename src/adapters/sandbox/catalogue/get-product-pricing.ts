import * as E from 'fp-ts/Either';
import { unitPriceFor } from '../../../domain/catalogue/price/pricing.ts';
import type { ShopCurrency } from '../../../domain/shared/amounts.ts';
import type { Minor } from '../../../domain/shared/money.ts';
import type { PricingWire } from '../../contract/catalogue/pricing.ts';
import type { ShopApi } from '../../contract/shop-api.ts';
import { notFound, violate } from '../../shop-server/refusal.ts';
import type { Handler } from '../call.ts';
import { beforeReduction, priceHistoryOf, productNumber } from '../products/read-summaries.ts';
import type { Sandbox } from '../sandbox.ts';
import { recommendedRetail } from '../seed/products/price-channels.ts';

type QuoteWire = PricingWire['unit'];

/** The unit prices from which a quote is computed. Whole minor units throughout. */
interface Prices {
  /** Unit price at the requested quantity. */
  readonly current: number;
  /** Unit price for a single piece in this shop. */
  readonly website: number;
  /** The maker's recommended price, if requested and known. */
  readonly recommended?: number;
  /** Unit price before the reduction. */
  readonly before?: number;
}

const asMinor = (value: number): Minor => value as Minor;

/** Whole per cent, rounded down, so that no more is promised than is saved. */
const percentOf = (saved: number, of: number): number => Math.floor((saved * 100) / of);

/** Computes prices and savings for `pieces` of a product. Savings of zero are left out. Source: PRICE-2. */
export const quote = ({ current, website, recommended, before }: Prices, pieces: number): QuoteWire => {
  const fromWebsite = (website - current) * pieces;
  const original = recommended !== undefined && recommended > current ? recommended : undefined;
  return {
    current: asMinor(current * pieces),
    website: asMinor(website * pieces),
    ...(original !== undefined && {
      original: asMinor(original * pieces),
      savings_from_regular: asMinor((original - current) * pieces),
    }),
    ...(before !== undefined && before > current && { before: asMinor(before * pieces) }),
    ...(fromWebsite > 0 && {
      savings_from_website: asMinor(fromWebsite),
      savings_from_website_in_percents: percentOf(website - current, website),
    }),
  };
};

/** Far above any possible order. Keeps every sum a safe integer. */
const mostPieces = 1_000_000;

const readPrices = (sandbox: Sandbox, currency: ShopCurrency, id: number, codes: readonly string[]) =>
  sandbox.db
    .selectFrom('product_price as pp')
    .innerJoin('price_channel as c', 'c.num', 'pp.channel')
    .select([
      'c.code',
      'c.brand',
      'pp.price',
      'pp.bulk',
      'pp.struck',
      priceHistoryOf('pp.channel', 'pp.product_id').as('history'),
    ])
    .where('pp.product_id', '=', id)
    .where('c.code', 'in', codes)
    .where('c.currency', '=', currency)
    .execute();

/**
 * Returns the prices of one piece and of the requested quantity, in the requested price channel. Rejects a channel of
 * another shop and a quantity that cannot be bought. At a partner's prices, the shop's own are returned too. `fk`, a
 * partner's mark, changes no price here. Source: PRICE-2, PRICE-5, PRICE-6.
 */
export const makeGetProductPricing =
  (sandbox: Sandbox): Handler<ShopApi['getProductPricing']> =>
  async ({ channel, body }) => {
    const { product_id, quantity, price_channel, recommended_retail_channel } = body;
    const id = productNumber(product_id);
    const known =
      id && (await sandbox.db.selectFrom('product').select('id').where('id', '=', id).executeTakeFirst());
    if (!known) return notFound('product');
    if (quantity < 1 || quantity > mostPieces)
      return violate([{ path: 'quantity', code: 'validation.invalid' }]);
    const shop = sandbox.shops[channel.brand_channel];
    const rows = await readPrices(sandbox, shop.currency, known.id, [
      price_channel,
      shop.priceChannel,
      ...(recommended_retail_channel === undefined ? [] : [recommended_retail_channel]),
    ]);
    const own = rows.find(({ code, brand }) => code === price_channel && brand === channel.brand_channel);
    if (!own) return violate([{ path: 'price_channel', code: 'validation.invalid' }]);
    const website = rows.find(({ code }) => code === shop.priceChannel) ?? own;
    const retail = rows.find(({ code, brand }) => code === recommended_retail_channel && brand === null);
    const struck = recommended_retail_channel === recommendedRetail ? website.struck : null;
    const recommended = struck ?? retail?.price;
    const before = beforeReduction(sandbox, channel.brand_channel, own);
    const prices = {
      current: unitPriceFor(own.price, own.bulk, quantity),
      website: website.price,
      ...(before !== undefined && { before }),
      ...(recommended !== undefined && { recommended }),
    };
    return E.right({
      currency: shop.currency,
      unit: quote(prices, 1),
      total_excluding_in_cart: quote(prices, quantity),
      product_ids: [product_id],
    });
  };

import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { noReviews } from '../../application/catalogue/no-reviews.ts';
import type { CataloguePort } from '../../application/catalogue/ports.ts';
import { askForAll } from '../../application/shared/ask-for-all.ts';
import { askTogether } from '../../application/shared/ask-together.ts';
import type { Arrival, DeliveryQuery } from '../../domain/catalogue/delivery.ts';
import type { ProductId } from '../../domain/catalogue/product.ts';
import type { Currency } from '../../domain/shared/money.ts';
import type { PriceSource } from '../../domain/tracking/partner-offer.ts';
import type { PricingWire } from '../contract/catalogue/pricing.ts';
import type { BrowsingClient } from './client.ts';
import { listingToWire } from './listing-to-wire.ts';
import { detailsFromWire, money, productFromWire, summaryFromWire } from './product-from-wire.ts';
import { makeReviewAdapter } from './review-adapter.ts';
import { safetyFromWire } from './safety-from-wire.ts';
import { sourceToWire } from './source-to-wire.ts';

export interface CatalogueSettings {
  /** Returns the price source for requesting a product. */
  readonly priceSource: (id: ProductId) => PriceSource;
  /** Set when the shop shows struck-through prices. Source: PRICE-4. */
  readonly recommendedRetailChannel?: string;
  /** Whether the shop shows reviews; otherwise none are requested. Source: CAT-17. */
  readonly reviews: boolean;
}

/** The maximum number of products in one answer. */
const mostDetails = 100;

const quoteFromWire = (currency: Currency, quote: PricingWire['unit']) => {
  const amount = money(currency);
  return {
    current: amount(quote.current),
    ...(quote.original !== undefined && { original: amount(quote.original) }),
    ...(quote.before !== undefined && { before: amount(quote.before) }),
    ...(quote.website !== undefined && { website: amount(quote.website) }),
    ...(quote.savings_from_regular !== undefined && {
      savingsFromRegular: amount(quote.savings_from_regular),
    }),
    ...(quote.savings_from_website !== undefined && {
      savingsFromWebsite: amount(quote.savings_from_website),
    }),
    ...(quote.savings_from_website_in_percents !== undefined && {
      savingsFromWebsiteInPercent: quote.savings_from_website_in_percents,
    }),
  };
};

export const deliveryToWire = ({ productId, options, quantity }: DeliveryQuery) => ({
  catalog: 'default',
  variant_representation: { product_id: productId, option: options },
  quantity,
});

const arrivalFromWire = (wire: {
  readonly calculated_arrival_date_min: string;
  readonly calculated_arrival_date_max: string;
}): Arrival => ({
  earliest: wire.calculated_arrival_date_min,
  latest: wire.calculated_arrival_date_max,
});

export const makeCatalogueAdapter = (client: BrowsingClient, settings: CatalogueSettings): CataloguePort => ({
  ...(settings.reviews ? makeReviewAdapter(client) : noReviews),
  category: (path) => client.getCategory({ query: path ? { path } : {} }),
  products: (request) =>
    pipe(
      client.getProducts({ query: listingToWire(request) }),
      TE.map(({ result, meta }) => ({
        products: result.map(summaryFromWire),
        total: meta.total,
        page: meta.page,
        itemsPerPage: meta.limit,
        facets: meta.facets,
      })),
    ),
  product: askTogether((id: ProductId) =>
    pipe(client.getProduct({ params: { id } }), TE.map(productFromWire)),
  ),
  details: askForAll(
    (ids: readonly ProductId[]) =>
      pipe(
        client.getProductDetails({ query: { product_id: ids } }),
        TE.map((wires) => wires.map(detailsFromWire)),
      ),
    mostDetails,
  ),
  options: (id, { axis, color, gtin }) =>
    client.getProductOptions({
      params: { id },
      query: {
        ...(axis !== undefined && { axis: Number(axis) }),
        ...(color !== undefined && { color }),
        ...(gtin !== undefined && { gtin }),
      },
    }),
  pricing: ({ productId, quantity }) =>
    pipe(
      client.getProductPricing({
        body: {
          product_id: productId,
          quantity,
          ...sourceToWire(settings.priceSource(productId)),
          ...(settings.recommendedRetailChannel !== undefined && {
            recommended_retail_channel: settings.recommendedRetailChannel,
          }),
        },
      }),
      TE.map(({ currency, unit, total_excluding_in_cart, product_ids }) => ({
        unit: quoteFromWire(currency, unit),
        total: quoteFromWire(currency, total_excluding_in_cart),
        productIds: product_ids,
      })),
    ),
  safety: (id) => pipe(client.getProductSafety({ params: { id } }), TE.map(safetyFromWire)),
  replacement: (id) =>
    pipe(
      client.getProductReplacement({ params: { id } }),
      TE.map((wire) => ({ ...summaryFromWire(wire), changed: wire.changed_parameters })),
    ),
  deliveryDates: askTogether((items: readonly DeliveryQuery[]) =>
    pipe(
      client.getDeliveryDates({ body: { items: items.map(deliveryToWire) } }),
      TE.map(({ tags, items: answers }) => ({
        tags,
        items: answers.map((item) => ({
          variantId: item.meta.variant_id,
          available: item.stock.available,
          tags: item.tags,
        })),
      })),
    ),
  ),
  deliveryPrediction: (items, { shippingOption, countryTo } = {}) =>
    pipe(
      client.getDeliveryPrediction({
        body: {
          items: items.map(deliveryToWire),
          ...(shippingOption !== undefined && { shipping_option: shippingOption }),
          ...(countryTo !== undefined && { country_to: countryTo }),
        },
      }),
      TE.map(({ items: each, ...whole }) => ({
        ...arrivalFromWire(whole),
        ...(each && { items: each.map(arrivalFromWire) }),
      })),
    ),
});

import type { Collection, Product, ProductVariant, RequestContext } from '@vendure/core';
import { collectionFieldsOf, listIn, priceFieldsOf, productFieldsOf } from '../fields/typed-fields';
import type { Step } from '../selling/bulk-price';
import { priceIn } from '../selling/price-in';
import type { PartnerPrice } from '../selling/unit-price';
import type { Shelf } from '../stock/shelves';
import { isCountedByPower } from '../stock/shelves';

interface Words {
  readonly languageCode: string;
  readonly name: string;
  readonly slug: string;
  readonly description: string;
}
const textOf = ({ languageCode, name, slug, description }: Words) => ({
  language: languageCode,
  name,
  slug,
  description,
});

/** A product without a price in this shop is not sold there. */
export const productView = (ctx: RequestContext, product: Product, variant: ProductVariant, shelf: Shelf) => {
  const price = priceIn(ctx, variant);
  if (!price) return [];
  const own = productFieldsOf(product);
  const sold = priceFieldsOf(price);
  return [
    {
      ...own,
      brand: own.brandName,
      sku: variant.sku,
      enabled: product.enabled && variant.enabled,
      removed: Boolean(product.deletedAt ?? variant.deletedAt),
      texts: product.translations.map(textOf),
      kind: own.kind ?? '',
      trial: own.trial ?? false,
      discontinued: own.discontinued ?? false,
      lensOptions: listIn(own.lensOptions),
      narrowings: listIn(own.narrowings),
      facts: listIn(own.facts),
      related: listIn(own.related),
      views: listIn<string>(own.views),
      price: price.price,
      steps: listIn<Step>(sold.steps),
      struck: sold.struck ?? null,
      partners: listIn<PartnerPrice>(sold.partners),
      available: shelf.available,
      stopOrder: shelf.stopOrder,
      countedBy: isCountedByPower(variant) ? 'power' : 'box',
      changedAt: product.updatedAt,
    },
  ];
};

export const categoryView = (one: Collection, productIds: readonly string[]) => ({
  shopId: collectionFieldsOf(one).shopId ?? '',
  parent: collectionFieldsOf(one.parent).shopId ?? null,
  position: one.position,
  texts: one.translations.map((words) => ({
    ...textOf(words),
    path: collectionFieldsOf(words as object).paths ?? '',
  })),
  productIds,
  changedAt: one.updatedAt,
});

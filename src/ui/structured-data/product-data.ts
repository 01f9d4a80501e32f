import type { Shop } from '../../application/shared/shop.ts';
import type { ShownProduct } from '../../domain/catalogue/product.ts';
import type { ProductSafety } from '../../domain/catalogue/product-safety.ts';
import { imageUrl } from '../shared/image-url.ts';
import { safetyData } from './safety-data.ts';
import { type ShippingTo, shippingData } from './shipping-data.ts';
import { plainAmount, type StructuredData, schemaOrg } from './structured-data.ts';

const richSnippet = ['square', 'landscape', 'wide'] as const;

const availabilityOf = ({ orderable, stock, stopOrder }: ShownProduct): string => {
  if (orderable === 'discontinued') return 'Discontinued';
  if (orderable !== 'orderable') return 'OutOfStock';
  if (stock > 0) return 'InStock';
  return stopOrder ? 'SoldOut' : 'BackOrder';
};

export interface ProductDataSettings {
  readonly shop: Pick<Shop, 'origin' | 'countries' | 'name' | 'freeShipping' | 'features' | 'law'>;
  /** The path of the product page. */
  readonly path: string;
  /** Null if it cannot be loaded. */
  readonly safety: ProductSafety | null;
  /** What it is made of, in the language of the page. */
  readonly material: string | undefined;
  readonly shipping: readonly ShippingTo[];
}

/**
 * Describes a product as an offer of the shop, for search engines. Ratings are included only if there are any and the
 * page shows them. A price is valid until changed, so it has no end date. Source: CAT-12, LAW-22.
 */
export const productData = (
  product: ShownProduct,
  { shop, path, safety, material, shipping }: ProductDataSettings,
): StructuredData => {
  const url = `${shop.origin}${path}`;
  const { rating, brand, manufacturer, price, mpn } = product;
  const availability = availabilityOf(product);
  return {
    '@context': schemaOrg,
    '@type': 'Product',
    name: product.title,
    description: product.description,
    sku: product.sku,
    ...(mpn !== undefined && { mpn }),
    url,
    ...(safety && safetyData(safety)),
    ...(material !== undefined && { material }),
    brand: { '@type': 'Brand', name: brand[0] ?? manufacturer[0] ?? shop.name },
    image: richSnippet.map((size) => `${shop.origin}${imageUrl(product.image, size, 'webp')}`),
    ...(shop.features.reviews &&
      rating.count > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: rating.average,
          ratingCount: rating.count,
        },
      }),
    offers: {
      '@type': 'Offer',
      url,
      price: plainAmount(price.current),
      priceCurrency: price.current.currency,
      availability: `${schemaOrg}/${availability}`,
      itemCondition: `${schemaOrg}/NewCondition`,
      shippingDetails: shippingData(
        { price: price.current, inStock: availability === 'InStock', freeFrom: shop.freeShipping },
        shipping,
      ),
      hasMerchantReturnPolicy: {
        '@type': 'MerchantReturnPolicy',
        applicableCountry: shop.countries.map(({ code }) => code),
        returnPolicyCategory: `${schemaOrg}/MerchantReturnFiniteReturnWindow`,
        merchantReturnDays: shop.law.withdrawalDays,
        returnMethod: `${schemaOrg}/ReturnByMail`,
        returnFees: `${schemaOrg}/ReturnFeesCustomerResponsibility`,
      },
    },
  };
};

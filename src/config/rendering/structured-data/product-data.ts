import type { Shop } from '../../../application/shared/shop.ts';
import type { Product } from '../../../domain/catalogue/product.ts';
import type { Money } from '../../../domain/shared/money.ts';
import { imageUrl } from '../../../ui/shared/image-url.ts';
import type { StructuredData } from './structured-data.ts';

const richSnippet = ['square', 'landscape', 'wide'] as const;

/** Minor units as a number in a text, `19.99`, whatever the shop's language. */
const plainAmount = ({ minor }: Money): string => {
  const digits = String(minor).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

const availabilityOf = ({ orderable, stock }: Product): string => {
  if (orderable === 'discontinued') return 'Discontinued';
  if (orderable === 'inactive') return 'OutOfStock';
  return stock > 0 ? 'InStock' : 'BackOrder';
};

/**
 * A product for search engines. Ratings only where somebody rated. `path` is the page's own.
 * Source: CAT-12, D73.
 */
export const productData = (
  product: Product,
  shop: Pick<Shop, 'origin' | 'countries' | 'name'>,
  path: string,
): StructuredData => {
  const url = `${shop.origin}${path}`;
  const { rating, brand, manufacturer } = product;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.title,
    description: product.description,
    sku: product.sku,
    url,
    brand: { '@type': 'Brand', name: brand[0] ?? manufacturer[0] ?? shop.name },
    image: richSnippet.map((size) => `${shop.origin}${imageUrl(product.image, size, 'webp')}`),
    ...(rating.count > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating.average,
        reviewCount: rating.count,
        bestRating: 5,
      },
    }),
    offers: {
      '@type': 'Offer',
      url,
      price: plainAmount(product.price.current),
      priceCurrency: product.price.current.currency,
      availability: `https://schema.org/${availabilityOf(product)}`,
      itemCondition: 'https://schema.org/NewCondition',
      seller: { '@type': 'Organization', name: shop.name },
      hasMerchantReturnPolicy: {
        '@type': 'MerchantReturnPolicy',
        applicableCountry: shop.countries.map(({ code }) => code),
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: 14,
        returnMethod: 'https://schema.org/ReturnByMail',
        returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
      },
    },
  };
};

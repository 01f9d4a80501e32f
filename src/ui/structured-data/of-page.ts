import type { StaticHandlerContext } from 'react-router';
import type { Services } from '../../application/services.ts';
import { factOf, type ShownProduct } from '../../domain/catalogue/product.ts';
import { pathTo } from '../../domain/shared/paths.ts';
import type { categoryLoader } from '../routes/category/loader.ts';
import type { productLoader } from '../routes/product/loader.ts';
import { loadOr } from '../shared/load-or.ts';
import type { Translator } from '../shared/translation/translator.ts';
import { breadcrumbData } from './breadcrumb-data.ts';
import { productData } from './product-data.ts';
import type { ShippingTo } from './shipping-data.ts';
import { shopData } from './shop-data.ts';
import type { StructuredData } from './structured-data.ts';

type Loaded<Loader extends (...args: never) => unknown> = Awaited<ReturnType<Loader>>;

/** A country whose shipping costs cannot be loaded is left out. */
const shippingOf = ({ shop, shipping }: Services): Promise<readonly ShippingTo[]> =>
  Promise.all(
    shop.countries.map(async ({ code }) => ({
      country: code,
      methods: await loadOr(shipping.shippingOptions(code), []),
    })),
  );

/** Returns the material of a product as its page names it. */
const materialOf = (product: ShownProduct, translator: Translator): string | undefined => {
  const value = factOf(product, 'material');
  return value && translator.getFixedT(null, 'facts')(`factValue.material.${value}`, { defaultValue: value });
};

const ofProduct = async (
  { product, safety, paths }: Loaded<typeof productLoader>,
  services: Services,
  translator: Translator,
): Promise<readonly StructuredData[]> => {
  const { shop, locale } = services;
  const slugs = product.breadcrumb.map(({ slug }) => slug);
  const above = product.breadcrumb.map(({ title }, index) => ({
    title,
    path: pathTo.category(locale, slugs.slice(0, index + 1).join('/')),
  }));
  const path = paths[locale];
  return [
    productData(product, {
      shop,
      path,
      safety,
      material: materialOf(product, translator),
      shipping: await shippingOf(services),
    }),
    ...breadcrumbData(shop.origin, [...above, { title: product.title, path }]),
  ];
};

const ofCategory = (
  { category }: Loaded<typeof categoryLoader>,
  { shop, locale }: Services,
): readonly StructuredData[] =>
  breadcrumbData(
    shop.origin,
    category.breadcrumb.map(({ title, path }) => ({ title, path: pathTo.category(locale, path) })),
  );

/**
 * The structured data of a page for search engines. They request whole pages, so the page server adds it, and the
 * browser neither creates nor hydrates it. Source: CAT-12.
 */
export const structuredDataOf = async (
  { loaderData, errors }: Pick<StaticHandlerContext, 'loaderData' | 'errors'>,
  services: Services,
  translator: Translator,
): Promise<readonly StructuredData[]> => {
  if (errors) return [];
  const { shop, locale } = services;
  const product: Loaded<typeof productLoader> | undefined = loaderData[`${locale}.product`];
  if (product) return ofProduct(product, services, translator);
  const category: Loaded<typeof categoryLoader> | undefined = loaderData[`${locale}.category`];
  if (category) return ofCategory(category, services);
  return loaderData[`${locale}.home`] ? shopData(shop, locale) : [];
};

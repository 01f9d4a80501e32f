import type { StaticHandlerContext } from 'react-router';
import type { Shop } from '../../../application/shared/shop.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import type { productLoader } from '../../../ui/routes/product/loader.ts';
import { productData } from './product-data.ts';
import type { StructuredData } from './structured-data.ts';

type Loaded = StaticHandlerContext['loaderData'];

/**
 * What search engines read of a page as data. They ask for whole pages, so the page server adds it and the browser
 * neither makes nor hydrates it. Source: CAT-12.
 */
export const structuredDataOf = (
  { loaderData }: { readonly loaderData: Loaded },
  shop: Shop,
  locale: Locale,
): readonly StructuredData[] => {
  const page: Awaited<ReturnType<typeof productLoader>> | undefined = loaderData[`${locale}.product`];
  return page ? [productData(page.product, shop, page.paths[locale])] : [];
};

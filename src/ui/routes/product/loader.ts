import { redirect } from 'react-router';
import { once } from '../../../application/shared/once.ts';
import { offersReplacement } from '../../../domain/catalogue/orderable.ts';
import type { Product, ProductId, ShownProduct } from '../../../domain/catalogue/product.ts';
import { shownGallery } from '../../../domain/catalogue/shown-gallery.ts';
import type { Locale, Localised } from '../../../domain/shared/locale.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { colourParts } from '../../catalogue/product/colours/colour-parts.ts';
import { contentParts } from '../../catalogue/product/content-parts.ts';
import { noticeParts } from '../../catalogue/product/form/order-notice.ts';
import { type LoaderArgs, loadOrThrow, servicesOf } from '../../shared/load.ts';
import { loadOr } from '../../shared/load-or.ts';

/** Needed when a page is loaded, not when it hydrates. */
const contentCode = once(() => import('../../../application/catalogue/leading-texts.ts'));

const pathsOf = ({ id, slugs }: Pick<Product, 'id' | 'slugs'>): Localised => {
  const at = (locale: Locale) => pathTo.product(locale, id, slugs[locale]);
  return { de: at('de'), en: at('en'), it: at('it'), fr: at('fr') };
};

/** Keeps only the data that the page shows, because the data is sent with the page. */
const shown = ({
  titles: _titles,
  slugs: _slugs,
  images: _images,
  group: _group,
  marketingImages: _pictures,
  richContent: _texts,
  careProducts: _care,
  gallery,
  ...rest
}: Product): ShownProduct => ({
  ...rest,
  gallery: shownGallery(gallery),
});

/** Loads a product, and redirects to its canonical address in this language. Source: ROUTE-2, CAT-6, CAT-12. */
export const productLoader = async (args: LoaderArgs) => {
  const { catalogue, locale, shop, clock } = servicesOf(args);
  const id = (args.params.id ?? '') as ProductId;
  const product = await loadOrThrow(catalogue.product(id));
  const paths = pathsOf(product);
  if ((args.params.slug ?? '') !== product.slugs[locale])
    throw redirect(`${paths[locale]}${new URL(args.request.url).search}`, 301);

  const { group } = product;
  const [replacement, safety, canonical, { leadingTexts }] = await Promise.all([
    offersReplacement(product) ? loadOr(catalogue.replacement(id), null) : null,
    loadOr(catalogue.safety(id), null),
    group && !group.canonical && group.canonicalProductId !== id
      ? loadOr(catalogue.product(group.canonicalProductId), null)
      : null,
    contentCode(),
  ]);
  const texts = leadingTexts(product.richContent, { locale, brand: shop.id, clock });
  const loaded = { product: shown(product), safety, replacement, texts };
  await Promise.all(
    [...noticeParts(loaded), ...contentParts(texts), ...colourParts(product)].map((part) => part.load()),
  );
  return {
    ...loaded,
    paths,
    ...(canonical && { canonical: pathsOf(canonical)[locale] }),
  };
};

export type ProductData = Awaited<ReturnType<typeof productLoader>>;

import { use } from 'react';
import { type PageFacts, PreviewsContext } from '../previews.ts';
import { useServices } from '../services.ts';

/**
 * The name and the address of a page, also after a click within the shop. A page without paths (an error, a search,
 * somebody's cart) is not to be found. Source: I18N-2, D39.
 */
export const Head = (page: PageFacts) => {
  const { title, paths, canonical } = page;
  const { shop, locale } = useServices();
  const Previews = use(PreviewsContext);
  return (
    <>
      <title>{title.includes(shop.name) ? title : `${title} · ${shop.name}`}</title>
      {paths ? (
        <link rel="canonical" href={shop.origin + (canonical ?? paths[locale])} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      {Previews && <Previews {...page} />}
    </>
  );
};

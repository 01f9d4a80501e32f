import { use } from 'react';
import { type PageFacts, PreviewsContext } from '../previews.ts';
import { useServices } from '../services.ts';

/**
 * The title and the address of a page, also after navigation within the app. A page without paths (an error, a search,
 * a customer's cart) is not indexed. Source: I18N-2.
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

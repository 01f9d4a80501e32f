import { type Localised, locales } from '../../domain/shared/locale.ts';
import { localeConfigs } from '../../domain/shared/locale-config.ts';
import { imageUrl } from './image-url.ts';
import { useServices } from './services.ts';

/**
 * What search engines and previews read of a page. `paths`: the same page in every language; a page without them
 * (an error, a search, somebody's cart) is not to be found. Source: I18N-2, D39.
 */
export const Head = ({
  title,
  description,
  paths,
  canonical,
  image,
  type = 'website',
}: {
  readonly title: string;
  readonly description?: string;
  readonly paths?: Localised;
  /** Path of the page that counts, where it is another. */
  readonly canonical?: string;
  /** A product's picture, without size. */
  readonly image?: string;
  readonly type?: 'website' | 'product' | 'article';
}) => {
  const { shop, locale } = useServices();
  const address = (path: string) => `${shop.origin}${path}`;
  const whole = title.includes(shop.name) ? title : `${title} · ${shop.name}`;
  return (
    <>
      <title>{whole}</title>
      {description && <meta name="description" content={description} />}
      <meta property="og:site_name" content={shop.name} />
      <meta property="og:title" content={title} />
      <meta property="og:type" content={type} />
      <meta property="og:locale" content={localeConfigs[locale].storeLocale} />
      {description && <meta property="og:description" content={description} />}
      {image && <meta property="og:image" content={address(imageUrl(image, 'landscape', 'webp'))} />}
      {paths ? (
        <>
          <link rel="canonical" href={address(canonical ?? paths[locale])} />
          <meta property="og:url" content={address(canonical ?? paths[locale])} />
          {locales.map((other) => (
            <link key={other} rel="alternate" hrefLang={other} href={address(paths[other])} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={address(paths.de)} />
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  );
};

import { hash } from '../../adapters/shared/svg/random.ts';
import { shareCardUrl, shareSize, shareUrl } from '../../domain/content/drawing-place.ts';
import { summaryOf } from '../../domain/content/summary.ts';
import { activeLocales, localeConfigs } from '../../domain/shared/locale-config.ts';
import type { PageFacts } from '../../ui/shared/previews.ts';
import { useServices } from '../../ui/shared/services.ts';

/** How much of a description a search result shows. Units: characters. */
const shownOfDescription = 160;

/** Increased whenever the design of the shops' cards changes. */
const drawing = 1;
/** Sites that show link previews cache a picture by its URL, so the URL contains a hash of its content. */
const versionOf = (...shown: readonly unknown[]): string =>
  hash(JSON.stringify([drawing, shown])).toString(36);

/**
 * The metadata of a page for search engines and link previews besides its title: description, picture, and its other
 * languages. A page with a canonical URL elsewhere lists no languages; that other page does. Source: I18N-2.
 */
export const Previews = ({ title, description, paths, canonical, card, type = 'website' }: PageFacts) => {
  const { shop, locale } = useServices();
  const address = (path: string) => shop.origin + path;
  const picture = card
    ? `${shareCardUrl(shop.id, locale, card.of)}?v=${versionOf(title, description, card.image)}`
    : shareUrl(shop.id);
  const summary = description && summaryOf(description, shownOfDescription);
  return (
    <>
      {summary && <meta name="description" content={summary} />}
      <meta property="og:site_name" content={shop.name} />
      <meta property="og:title" content={title} />
      {summary && <meta property="og:description" content={summary} />}
      <meta property="og:type" content={type} />
      <meta property="og:locale" content={localeConfigs[locale].storeLocale} />
      <meta property="og:image" content={address(picture)} />
      <meta property="og:image:width" content={String(shareSize.width)} />
      <meta property="og:image:height" content={String(shareSize.height)} />
      <meta property="og:image:alt" content={card ? title : shop.name} />
      <meta name="twitter:card" content="summary_large_image" />
      {paths && <meta property="og:url" content={address(canonical ?? paths[locale])} />}
      {paths &&
        canonical === undefined &&
        activeLocales().map((other) => (
          <link key={other} rel="alternate" hrefLang={other} href={address(paths[other])} />
        ))}
      {paths && canonical === undefined && (
        <link rel="alternate" hrefLang="x-default" href={address(paths.de)} />
      )}
    </>
  );
};

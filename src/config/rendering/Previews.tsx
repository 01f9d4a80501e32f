import { hash } from '../../adapters/shared/svg/random.ts';
import { shareCardUrl, shareSize, shareUrl } from '../../domain/content/drawing-place.ts';
import { summaryOf } from '../../domain/content/summary.ts';
import { activeLocales, localeConfigs } from '../../domain/shared/locale-config.ts';
import type { PageFacts } from '../../ui/shared/previews.ts';
import { useServices } from '../../ui/shared/services.ts';

/** What a result page shows of a description. Units: characters. */
const shownOfDescription = 160;

/** Goes up when the cards of shops are drawn otherwise. */
const drawing = 1;
/** Sites that show previews keep a picture by its address: what it shows is told in it. */
const versionOf = (...shown: readonly unknown[]): string =>
  hash(JSON.stringify([drawing, shown])).toString(36);

/**
 * What search engines and previews of links read of a page beside its name: description, picture, and its other
 * languages. A page whose contents count elsewhere names no languages: those of the other page do. Source: I18N-2, D39.
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

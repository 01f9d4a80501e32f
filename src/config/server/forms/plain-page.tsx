import type { ReactElement } from 'react';
import type { Services } from '../../../application/services.ts';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import { pageLanguage } from '../../../domain/shared/page-language.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { Providers } from '../../../ui/app.tsx';
import { conditionMedia } from '../../../ui/conditions.ts';
import type { Translator } from '../../../ui/shared/translation/translator.ts';
import type { Brand } from '../../brands/brand.ts';
import { brands } from '../../brands/brands.ts';
import type { Assets } from '../../rendering/assets.ts';
import { contentPolicy } from '../../rendering/content-policy.ts';
import { pageStyles } from '../../rendering/page-styles.ts';
import { renderWhole } from '../../rendering/render-whole.ts';
import type { RenderedPage } from '../../rendering/rendered-page.ts';
import { texts } from '../../words/texts.ts';
import { wholeTranslator } from '../../words/whole-translator.ts';

/** A page for visitors without scripts. It uses the styles of `chunk`: one page of the shop, or several. */
export interface PlainPage {
  readonly brand: BrandId;
  readonly locale: Locale;
  readonly chunk: string | readonly string[];
  readonly title: (translator: Translator) => string;
  /** Whether a form came back because of its values. */
  readonly isRefused?: boolean;
  readonly body: ReactElement;
}

/** The styles of the logo's bar. These pages have no other header. */
const headLook = ({ shop: { header } }: Brand, names: Assets['properties'] = {}): string => {
  const colour = (name: string) => `var(${names[name] ?? name})`;
  const ground = colour(header === 'dark' ? '--footer' : '--surface');
  return `.shop{display:flex;justify-content:${header === 'centred' ? 'center' : 'start'};padding:14px 20px;border-bottom:1px solid ${colour('--line')};background:${ground}}.shop img{display:block;width:auto;height:36px}`;
};

/** The page's title. It begins with the news that a form came back, because a screen reader says it first. */
const titleOf = ({ title, isRefused = false, brand, locale }: PlainPage, translator: Translator): string =>
  [isRefused && texts(brand, locale)('server:form.again'), title(translator)].filter(Boolean).join(': ');

/**
 * Puts the cursor into the first field that has an error, as the scripts of a page do. React escapes quotes in texts,
 * so only an attribute matches.
 */
export const atFirstError = (html: string): string =>
  html.replace('aria-invalid="true"', 'aria-invalid="true" autofocus=""');

/**
 * Renders a page on request, without scripts and without the shop's frame. It is never cached, and search engines do
 * not index it.
 */
export const makePlainPage =
  (assets: () => Assets, servicesFor: (brand: BrandId, locale: Locale) => Services) =>
  async (page: PlainPage): Promise<Omit<RenderedPage, 'status'>> => {
    const { brand, locale, chunk, body, isRefused } = page;
    const translator = await wholeTranslator(brand, locale);
    const { filesOf, properties, conditions } = assets();
    const shown = brands[brand];
    const css =
      pageStyles(shown, filesOf('page', [chunk].flat()), properties, false, undefined) +
      headLook(shown, properties);
    const html = renderWhole(
      <html lang={pageLanguage(locale, shown.shop.country)} data-brand={brand} data-fonts="">
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex" />
          <title>{`${titleOf(page, translator)} · ${shown.shop.name}`}</title>
          <style>{css}</style>
          {conditions && <link rel="stylesheet" href={conditions[brand]} media={conditionMedia} />}
        </head>
        <body>
          <header className="shop">
            <a href={pathTo.home(locale)}>
              <img src={`/brand/${brand}/logo.svg`} alt={shown.shop.name} width="233" height="43" />
            </a>
          </header>
          <Providers services={servicesFor(brand, locale)} translator={translator}>
            {body}
          </Providers>
        </body>
      </html>,
    );
    return { html: isRefused ? atFirstError(html) : html, contentPolicy: contentPolicy([css]) };
  };

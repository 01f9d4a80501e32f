import type { ReactElement } from 'react';
import type { Services } from '../../../application/services.ts';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import { pageLanguage } from '../../../domain/shared/page-language.ts';
import { Providers } from '../../../ui/app.tsx';
import type { Namespace } from '../../../ui/shared/namespaces.ts';
import { makeTranslator, type Translator } from '../../../ui/shared/translation/translator.ts';
import { brands } from '../../brands/brands.ts';
import type { Assets } from '../../rendering/assets.ts';
import { contentPolicy } from '../../rendering/content-policy.ts';
import { pageStyles } from '../../rendering/page-styles.ts';
import { renderWhole } from '../../rendering/render-whole.ts';
import type { RenderedPage } from '../../rendering/rendered-page.ts';
import { loadWords } from '../../words/load-words.ts';

/** A page for visitors without scripts: it wears the styles of `chunk`, a page of the shop or several. */
export interface PlainPage {
  readonly brand: BrandId;
  readonly locale: Locale;
  readonly chunk: string | readonly string[];
  readonly words: readonly Namespace[];
  readonly title: (translator: Translator) => string;
  readonly body: ReactElement;
}

/** Renders a page on request, without scripts and frame; nobody keeps it and nobody finds it. */
export const makePlainPage =
  (assets: () => Assets, servicesFor: (brand: BrandId, locale: Locale) => Services) =>
  async ({ brand, locale, chunk, words, title, body }: PlainPage): Promise<Omit<RenderedPage, 'status'>> => {
    const translator = makeTranslator(locale, await loadWords(brand, locale, ['common', ...words]));
    const { filesOf, properties } = assets();
    const css = pageStyles(brands[brand], filesOf('page', [chunk].flat()), properties, false);
    const html = renderWhole(
      <html lang={pageLanguage(locale, brands[brand].shop.country)} data-brand={brand}>
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex" />
          <title>{`${title(translator)} · ${brands[brand].shop.name}`}</title>
          <style>{css}</style>
        </head>
        <body>
          <Providers services={servicesFor(brand, locale)} translator={translator}>
            {body}
          </Providers>
        </body>
      </html>,
    );
    return { html, contentPolicy: contentPolicy([css]) };
  };

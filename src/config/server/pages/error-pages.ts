import type { BrandId } from '../../../domain/shared/brand-id.ts';
import { defaultLocale, type Locale, locales } from '../../../domain/shared/locale.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { contentPolicy } from '../../rendering/content-policy.ts';
import { texts } from '../../words/texts.ts';

/** Not in a shop's own look, because the brand may be what failed. */
const style =
  'body{margin:0;background:#f4f5f7;color:#1b1f27;font:1rem/1.5 system-ui,sans-serif}main{max-width:34rem;margin:18vh auto 0;padding:0 1.25rem}h1{font-size:1.5rem;line-height:1.3;text-wrap:balance}a{display:inline-block;padding:.75rem 1.25rem;border-radius:.5rem;background:#1b1f27;color:#fff;font-weight:600;text-decoration:none}@media(prefers-color-scheme:dark){html{color-scheme:dark}body{background:#14171d;color:#eceef2}a{background:#eceef2;color:#14171d}}';

/** The content policy of the pages here: they may load only their own style. */
export const lastResortPolicy = contentPolicy([style]);

const headOf = (title: string): string =>
  `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style>`;

/**
 * Returns the page for when even the error page fails: one sentence and a link home, made without anything that could
 * fail. Source: NOTE-4.
 */
export const lastResortPage = (brand: BrandId, locale: Locale): string => {
  const t = texts(brand, locale);
  const sentence = t('server:lastResort.sentence');
  return `<!doctype html><html lang="${locale}">${headOf(sentence)}<main><h1>${sentence}</h1><p><a href="${pathTo.home(locale)}">${t('server:lastResort.home')}</a></p></main></html>`;
};

/**
 * Returns the page for a request whose address or cookies are too long to be read. Its language is unknown, so it speaks
 * each of them.
 */
export const overlongPage = (brand: BrandId): string => {
  const said = locales.map((locale) => {
    const t = texts(brand, locale);
    const home = `<a href="${pathTo.home(locale)}">${t('server:lastResort.home')}</a>`;
    return `<section lang="${locale}"><p>${t('server:overlong.sentence')}</p><p>${home}</p></section>`;
  });
  const title = texts(brand, defaultLocale)('server:overlong.title');
  return `<!doctype html><html lang="${defaultLocale}">${headOf(title)}<main><h1>${title}</h1>${said.join('')}</main></html>`;
};

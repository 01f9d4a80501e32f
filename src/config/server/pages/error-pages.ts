import type { BrandId } from '../../../domain/shared/brand-id.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { contentPolicy } from '../../rendering/content-policy.ts';
import { texts } from '../../words/texts.ts';

/** Not in a shop's own look, because the brand may be what failed. */
const style =
  'body{margin:0;background:#f4f5f7;color:#1b1f27;font:1rem/1.5 system-ui,sans-serif}main{max-width:34rem;margin:18vh auto 0;padding:0 1.25rem}h1{font-size:1.5rem;line-height:1.3;text-wrap:balance}a{display:inline-block;padding:.75rem 1.25rem;border-radius:.5rem;background:#1b1f27;color:#fff;font-weight:600;text-decoration:none}@media(prefers-color-scheme:dark){html{color-scheme:dark}body{background:#14171d;color:#eceef2}a{background:#eceef2;color:#14171d}}';

/** The content policy of the last-resort page: it may load only its own style. */
export const lastResortPolicy = contentPolicy([style]);

/**
 * Returns the page for when even the error page fails: one sentence and a link home, made without anything that could
 * fail. Source: NOTE-4.
 */
export const lastResortPage = (brand: BrandId, locale: Locale): string => {
  const t = texts(brand, locale);
  const sentence = t('server:lastResort.sentence');
  return `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${sentence}</title><style>${style}</style><main><h1>${sentence}</h1><p><a href="${pathTo.home(locale)}">${t('server:lastResort.home')}</a></p></main></html>`;
};

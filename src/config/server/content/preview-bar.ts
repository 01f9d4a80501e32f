import { createHash } from 'node:crypto';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import { makeTranslator } from '../../../ui/shared/translation/translator.ts';
import { loadWords } from '../../words/load-words.ts';
import type { CachedPage } from '../pages/html-cache.ts';

const style =
  '#preview-bar{display:block;padding:8px 16px;background:#12161c;color:#fff;font:600 14px/1.4 system-ui,sans-serif;text-align:center}';
const hash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

const barred = (html: string, words: string): string =>
  html
    .replace('</head>', () => `<style>${style}</style></head>`)
    .replace(/<body[^>]*>/, (body) => `${body}<output id="preview-bar">${words}</output>`);

/**
 * Adds a bar to a page that marks it as a preview. React ignores this element during hydration, because it renders none
 * of that name there. The page's policy allows the bar's style. Source: ROUTE-13.
 */
export const withBar = async (page: CachedPage, brand: BrandId, locale: Locale): Promise<CachedPage> => {
  // For editors only: these texts are not part of a shopper's page.
  const t = makeTranslator(locale, await loadWords(brand, locale, ['stories'])).getFixedT(null, ['stories']);
  const policy = page.headers['content-security-policy'];
  return {
    ...page,
    headers: {
      ...page.headers,
      ...(policy !== undefined && {
        'content-security-policy': policy.replace('style-src ', `style-src ${hash} `),
      }),
    },
    bodies: {
      identity: new TextEncoder().encode(
        barred(new TextDecoder().decode(page.bodies.identity), t('preview.bar')),
      ),
    },
  };
};

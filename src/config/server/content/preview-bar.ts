import { createHash } from 'node:crypto';
import type { Locale, Localised } from '../../../domain/shared/locale.ts';
import type { CachedPage } from '../html-cache.ts';

/** Told to editors only; a shopper's page never brings these words along. */
const words: Localised = {
  de: 'Vorschau. Ist der Link abgelaufen, erscheint die veröffentlichte Fassung.',
  en: 'Preview. Once the link has expired, the published version is shown.',
  it: 'Anteprima. Se il link è scaduto, appare la versione pubblicata.',
  fr: 'Aperçu. Si le lien a expiré, la version publiée s’affiche.',
};

const style =
  '#preview-bar{display:block;padding:8px 16px;background:#12161c;color:#fff;font:600 14px/1.4 system-ui,sans-serif;text-align:center}';
const hash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

const barred = (html: string, locale: Locale): string =>
  html
    .replace('</head>', () => `<style>${style}</style></head>`)
    .replace(/<body[^>]*>/, (body) => `${body}<output id="preview-bar">${words[locale]}</output>`);

/**
 * A page that says above all else that it is a preview. React passes over an element of this name, for it has none there
 * itself; the page's policy allows the bar to look like one. Source: ROUTE-13.
 */
export const withBar = (page: CachedPage, locale: Locale): CachedPage => {
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
      identity: new TextEncoder().encode(barred(new TextDecoder().decode(page.bodies.identity), locale)),
    },
  };
};

import type { BrandId } from '../../../domain/shared/brand-id.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import { pageLanguage } from '../../../domain/shared/page-language.ts';
import { brands } from '../../brands/brands.ts';
import type { Colours } from '../../brands/theme.ts';
import { contentPolicy } from '../../rendering/content-policy.ts';
import { texts } from '../../words/texts.ts';

const coloursOf = ({ ground, text, muted, primary, onPrimary }: Colours): string =>
  `--ground:${ground};--text:${text};--muted:${muted};--primary:${primary};--on-primary:${onPrimary}`;

const styleOf = (brand: BrandId): string => {
  const { colours, night, head, corners } = brands[brand].theme;
  return `:root{${coloursOf(colours)}}@media(prefers-color-scheme:dark){:root{color-scheme:dark;${coloursOf(night.colours)}}}body{margin:0;background:var(--ground);color:var(--text);font:1rem/1.5 system-ui,sans-serif}main{max-width:34rem;margin:14vh auto 0;padding:0 1.25rem}.shop{margin:0;color:var(--primary);font-size:1.25rem}.shop,h1{font-weight:${head.weight};letter-spacing:${head.tracking}}h1{margin:1.5rem 0 .5rem;font-size:1.75rem;line-height:1.2;text-wrap:balance}p{color:var(--muted)}a{display:inline-block;margin-top:.5rem;padding:.75rem 1.25rem;border-radius:${corners.m}px;background:var(--primary);color:var(--on-primary);font-weight:600;text-decoration:none}a:focus-visible{outline:2px solid var(--text);outline-offset:2px}`;
};

export interface BusyPage {
  readonly html: string;
  readonly contentPolicy: string;
}

/**
 * Returns a one-sentence page in the shop's colours that costs no time to render. `read`: the browser requests the same
 * address again by itself. A posted form is sent again when the visitor reloads the page. Source: LOAD-4, LOAD-6.
 */
export const busyPage = (brand: BrandId, locale: Locale, read: boolean): BusyPage => {
  const t = texts(brand, locale);
  const title = t('server:busy.title');
  const style = styleOf(brand);
  const { name, country } = brands[brand].shop;
  return {
    html: `<!doctype html><html lang="${pageLanguage(locale, country)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} · ${name}</title><style>${style}</style><main><p class="shop">${name}</p><h1>${title}</h1><p>${t('server:busy.sentence')} ${t(read ? 'server:busy.byItself' : 'server:busy.typed')}</p>${read ? `<a href="">${t('server:busy.again')}</a>` : ''}</main></html>`,
    contentPolicy: contentPolicy([style]),
  };
};

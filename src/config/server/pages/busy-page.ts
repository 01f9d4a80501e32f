import type { BrandId } from '../../../domain/shared/brand-id.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import { pageLanguage } from '../../../domain/shared/page-language.ts';
import { brands } from '../../brands/brands.ts';
import type { Colours } from '../../brands/theme.ts';
import { contentPolicy } from '../../rendering/content-policy.ts';

const words: Readonly<
  Record<
    Locale,
    {
      readonly title: string;
      readonly sentence: string;
      readonly byItself: string;
      readonly again: string;
      readonly typed: string;
    }
  >
> = {
  de: {
    title: 'Gerade sind sehr viele im Shop',
    sentence: 'In ein paar Sekunden ist wieder Platz. Warenkorb und Bestellungen sind sicher.',
    byItself: 'Diese Seite versucht es dann von selbst noch einmal.',
    again: 'Erneut versuchen',
    typed: 'Was eingegeben wurde, ist nicht verloren: diese Seite neu laden und das Senden bestätigen.',
  },
  en: {
    title: 'The shop is very busy right now',
    sentence: 'There will be room again in a few seconds. Carts and orders are safe.',
    byItself: 'This page will then try again by itself.',
    again: 'Try again',
    typed: 'What was entered is not lost: reload this page and confirm that it is sent.',
  },
  it: {
    title: 'In questo momento il negozio è molto affollato',
    sentence: 'Tra qualche secondo ci sarà di nuovo posto. Carrello e ordini sono al sicuro.',
    byItself: 'Questa pagina riproverà allora da sola.',
    again: 'Riprovare',
    typed: 'I dati inseriti non sono persi: ricaricare questa pagina e confermare l’invio.',
  },
  fr: {
    title: 'La boutique est très fréquentée en ce moment',
    sentence:
      'Il y aura de nouveau de la place dans quelques secondes. Panier et commandes sont en sécurité.',
    byItself: 'Cette page réessaiera alors d’elle-même.',
    again: 'Réessayer',
    typed: 'Ce qui a été saisi n’est pas perdu : recharger cette page et confirmer l’envoi.',
  },
};

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
 * One sentence in the shop's colours, made of nothing that takes time. `read`: the same address once more, which the
 * browser asks for by itself; what was posted the browser sends again when its page is reloaded. Source: LOAD-4, LOAD-6.
 */
export const busyPage = (brand: BrandId, locale: Locale, read: boolean): BusyPage => {
  const { title, sentence, byItself, again, typed } = words[locale];
  const style = styleOf(brand);
  const { name, country } = brands[brand].shop;
  return {
    html: `<!doctype html><html lang="${pageLanguage(locale, country)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} · ${name}</title><style>${style}</style><main><p class="shop">${name}</p><h1>${title}</h1><p>${sentence} ${read ? byItself : typed}</p>${read ? `<a href="">${again}</a>` : ''}</main></html>`,
    contentPolicy: contentPolicy([style]),
  };
};

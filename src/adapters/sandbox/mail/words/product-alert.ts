import type { AlertKind } from '../../../../domain/catalogue/product-alert.ts';
import type { AddressStyle } from '../../../../domain/shared/brand-id.ts';
import type { Locale } from '../../../../domain/shared/locale.ts';
import type { LinkWords } from './reset.ts';

type Occasion = AlertKind | 'replaced';
type Said = Readonly<Record<AddressStyle, LinkWords>>;

/** The same words for whoever reads them, but for the note. */
const said = (
  words: Omit<LinkWords, 'note'>,
  { informal, formal }: Readonly<Record<AddressStyle, string>>,
): Said => ({ informal: { ...words, note: informal }, formal: { ...words, note: formal } });

const once: Readonly<Record<Locale, Readonly<Record<AddressStyle, string>>>> = {
  de: {
    informal: 'Das ist die eine E-Mail, die du dazu haben wolltest. Sie kommt kein zweites Mal.',
    formal: 'Das ist die eine E-Mail, die Sie dazu haben wollten. Sie kommt kein zweites Mal.',
  },
  en: {
    informal: 'This is the one e-mail you asked for. There won’t be a second.',
    formal: 'This is the one e-mail you asked for. There will not be a second.',
  },
  it: {
    informal: 'Questa è l’unica e-mail che hai chiesto al riguardo. Non arriverà una seconda volta.',
    formal: 'Questa è l’unica e-mail che ha chiesto al riguardo. Non arriverà una seconda volta.',
  },
  fr: {
    informal: 'C’est le seul e-mail que tu as demandé à ce sujet. Il ne viendra pas une deuxième fois.',
    formal: 'C’est le seul e-mail que vous avez demandé à ce sujet. Il ne viendra pas une deuxième fois.',
  },
};

/**
 * What a mail says about a product that somebody asked to hear of: `{title}`, and `{successor}` where that replaces it. No
 * amount: the page says it with all that belongs to it. Source: STOCK-7, STOCK-8.
 */
export const productAlertWords: Readonly<Record<Locale, Readonly<Record<Occasion, Said>>>> = {
  de: {
    stock: said(
      {
        subject: 'Wieder da: {title}',
        text: 'Dieser Artikel lässt sich wieder bestellen: {title}. Wie viele Stück da sind und wie lange, lässt sich nicht versprechen.',
        open: 'Zum Artikel',
      },
      once.de,
    ),
    price: said(
      {
        subject: 'Kostet jetzt weniger: {title}',
        text: 'Dieser Artikel kostet jetzt weniger als an dem Tag, an dem die Benachrichtigung bestellt wurde: {title}. Den Preis von heute zeigt seine Seite.',
        open: 'Zum Artikel',
      },
      once.de,
    ),
    replaced: said(
      {
        subject: 'Kommt nicht wieder: {title}',
        text: 'Dieser Artikel wird nicht mehr verkauft: {title}. An seine Stelle tritt {successor}. Ob die Werte gleich sind, zeigt seine Seite.',
        open: 'Zum Nachfolger',
      },
      once.de,
    ),
  },
  en: {
    stock: said(
      {
        subject: 'Back in stock: {title}',
        text: 'You can order this item again: {title}. We cannot promise how many there are, or for how long.',
        open: 'View item',
      },
      once.en,
    ),
    price: said(
      {
        subject: 'Price drop: {title}',
        text: 'This item now costs less than on the day the alert was set: {title}. Its page shows today’s price.',
        open: 'View item',
      },
      once.en,
    ),
    replaced: said(
      {
        subject: 'Won’t be back: {title}',
        text: 'We no longer sell this item: {title}. It has been replaced by {successor}. Its page shows whether the values are the same.',
        open: 'View its successor',
      },
      once.en,
    ),
  },
  it: {
    stock: said(
      {
        subject: 'Di nuovo disponibile: {title}',
        text: 'Questo articolo si può ordinare di nuovo: {title}. Non possiamo promettere quanti pezzi ci siano, né per quanto tempo.',
        open: 'Vedere l’articolo',
      },
      once.it,
    ),
    price: said(
      {
        subject: 'Ora costa meno: {title}',
        text: 'Questo articolo ora costa meno del giorno in cui è stato richiesto l’avviso: {title}. Il prezzo di oggi è sulla sua pagina.',
        open: 'Vedere l’articolo',
      },
      once.it,
    ),
    replaced: said(
      {
        subject: 'Non tornerà: {title}',
        text: 'Questo articolo non si vende più: {title}. Al suo posto c’è {successor}. La sua pagina mostra se i valori sono gli stessi.',
        open: 'Vedere il sostituto',
      },
      once.it,
    ),
  },
  fr: {
    stock: said(
      {
        subject: 'De retour\u202f: {title}',
        text: 'Cet article peut de nouveau être commandé\u202f: {title}. Nous ne pouvons pas promettre combien il y en a, ni pour combien de temps.',
        open: 'Voir l’article',
      },
      once.fr,
    ),
    price: said(
      {
        subject: 'Moins cher maintenant\u202f: {title}',
        text: 'Cet article coûte maintenant moins cher que le jour où l’alerte a été demandée\u202f: {title}. Sa page indique le prix du jour.',
        open: 'Voir l’article',
      },
      once.fr,
    ),
    replaced: said(
      {
        subject: 'Ne reviendra pas\u202f: {title}',
        text: 'Cet article n’est plus vendu\u202f: {title}. Il est remplacé par {successor}. Sa page indique si les valeurs sont les mêmes.',
        open: 'Voir le remplaçant',
      },
      once.fr,
    ),
  },
};

import type { Localised } from '../../../domain/shared/locale.ts';

/** What the shop says of mails about products when it refuses. They speak to nobody. Source: STOCK-7, STOCK-8. */
export const alertMessages = {
  'alert.pointless': {
    de: 'Hier gibt es nichts abzuwarten: Der Artikel ist da, oder er wird nicht verkauft.',
    en: 'There is nothing to wait for: the item is available, or not sold here.',
    it: 'Non c’è nulla da aspettare: l’articolo è disponibile, oppure non è in vendita.',
    fr: 'Il n’y a rien à attendre : l’article est disponible, ou il n’est pas vendu.',
  },
  'alert.too_many': {
    de: 'Mehr als {max} Benachrichtigungen auf einmal sind nicht möglich.',
    en: 'No more than {max} alerts at a time.',
    it: 'Non più di {max} avvisi alla volta.',
    fr: 'Pas plus de {max} alertes à la fois.',
  },
} as const satisfies Readonly<Record<string, Localised>>;

import type { AddressStyle } from '../../../../domain/shared/brand-id.ts';
import type { Locale } from '../../../../domain/shared/locale.ts';

/** What a mail about a cart that was left says. */
export interface ReminderWords {
  readonly subject: string;
  readonly text: string;
  readonly open: string;
  /** What may be different by then. */
  readonly note: string;
}

export const reminderWords: Readonly<Record<Locale, Readonly<Record<AddressStyle, ReminderWords>>>> = {
  de: {
    informal: {
      subject: 'Dein Warenkorb bei {shop} wartet auf dich',
      text: 'Du hast etwas liegen lassen. Wir haben es für dich aufgehoben: Ein Klick, und du machst da weiter, wo du aufgehört hast.',
      open: 'Weiter mit dem Warenkorb',
      note: 'Es gelten die Preise und der Lagerbestand an dem Tag, an dem du bestellst.',
    },
    formal: {
      subject: 'Ihr Warenkorb bei {shop} wartet auf Sie',
      text: 'In Ihrem Warenkorb liegt noch etwas. Wir haben es für Sie aufbewahrt: Ein Klick, und Sie fahren dort fort, wo Sie aufgehört haben.',
      open: 'Weiter mit dem Warenkorb',
      note: 'Es gelten die Preise und der Lagerbestand an dem Tag, an dem Sie bestellen.',
    },
  },
  en: {
    informal: {
      subject: 'Your cart at {shop} is waiting for you',
      text: 'You left something behind. We’ve kept it for you: one click and you’re back where you left off.',
      open: 'Back to cart',
      note: 'Prices and stock are as on the day you order.',
    },
    formal: {
      subject: 'Your cart at {shop} is waiting for you',
      text: 'There is still something in your cart. We have kept it for you: one click takes you back to where you left off.',
      open: 'Return to cart',
      note: 'Prices and stock are as on the day you order.',
    },
  },
  it: {
    informal: {
      subject: 'Il tuo carrello su {shop} ti aspetta',
      text: 'Hai lasciato qualcosa nel carrello. L’abbiamo tenuto da parte per te: con un clic riprendi da dove avevi lasciato.',
      open: 'Torna al carrello',
      note: 'Valgono i prezzi e le scorte del giorno in cui ordini.',
    },
    formal: {
      subject: 'Il Suo carrello su {shop} La aspetta',
      text: 'Nel Suo carrello c’è ancora qualcosa. L’abbiamo tenuto da parte per Lei: con un clic può riprendere da dove aveva lasciato.',
      open: 'Tornare al carrello',
      note: 'Valgono i prezzi e le scorte del giorno in cui ordina.',
    },
  },
  fr: {
    informal: {
      subject: 'Ton panier chez {shop} t’attend',
      text: 'Tu as laissé quelque chose dans ton panier. Nous l’avons gardé pour toi\u202f: un clic, et tu reprends là où tu en étais.',
      open: 'Reprendre mon panier',
      note: 'Les prix et les stocks sont ceux du jour de ta commande.',
    },
    formal: {
      subject: 'Votre panier chez {shop} vous attend',
      text: 'Il reste quelque chose dans votre panier. Nous l’avons gardé pour vous\u202f: un clic, et vous reprenez là où vous en étiez.',
      open: 'Reprendre mon panier',
      note: 'Les prix et les stocks sont ceux du jour de votre commande.',
    },
  },
};

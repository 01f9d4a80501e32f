import type { AddressStyle } from '../../../../domain/shared/brand-id.ts';
import type { Locale } from '../../../../domain/shared/locale.ts';

/** What a letter about an order that nobody paid says. */
export interface UnpaidWords {
  readonly subject: string;
  readonly text: string;
  /** How to buy it after all. */
  readonly note: string;
}

const subject: Readonly<Record<Locale, string>> = {
  de: 'Bestellung {number} wurde storniert',
  en: 'Order {number} was cancelled',
  it: 'L’ordine {number} è stato annullato',
  fr: 'La commande {number} a été annulée',
};

export const unpaidWords: Readonly<Record<Locale, Readonly<Record<AddressStyle, UnpaidWords>>>> = {
  de: {
    informal: {
      subject: subject.de,
      text: 'Für deine Bestellung ist keine Zahlung angekommen. Wir haben sie storniert: Es wird nichts geliefert, und du musst nichts bezahlen.',
      note: 'Du möchtest die Artikel doch? Öffne die Bestellung und lege sie mit einem Klick wieder in den Warenkorb.',
    },
    formal: {
      subject: subject.de,
      text: 'Für Ihre Bestellung ist keine Zahlung eingegangen. Wir haben sie storniert: Es wird nichts geliefert, und Sie müssen nichts bezahlen.',
      note: 'Sie möchten die Artikel doch? Öffnen Sie die Bestellung und legen Sie sie mit einem Klick wieder in den Warenkorb.',
    },
  },
  en: {
    informal: {
      subject: subject.en,
      text: 'We haven’t received a payment for your order, so we’ve cancelled it: nothing will be delivered, and there’s nothing to pay.',
      note: 'Still want the items? Open the order and put them back in your cart with one click.',
    },
    formal: {
      subject: subject.en,
      text: 'We have not received a payment for your order and have therefore cancelled it: nothing will be delivered, and there is nothing to pay.',
      note: 'Would you still like the items? Open the order and put them back in your cart with one click.',
    },
  },
  it: {
    informal: {
      subject: subject.it,
      text: 'Per il tuo ordine non è arrivato alcun pagamento. Lo abbiamo annullato: non verrà consegnato nulla e non devi pagare nulla.',
      note: 'Vuoi comunque gli articoli? Apri l’ordine e rimettili nel carrello con un clic.',
    },
    formal: {
      subject: subject.it,
      text: 'Per il Suo ordine non è arrivato alcun pagamento. Lo abbiamo annullato: non verrà consegnato nulla e non deve pagare nulla.',
      note: 'Desidera comunque gli articoli? Apra l’ordine e li rimetta nel carrello con un clic.',
    },
  },
  fr: {
    informal: {
      subject: subject.fr,
      text: 'Aucun paiement ne nous est parvenu pour ta commande. Nous l’avons annulée\u202f: rien ne sera livré et tu n’as rien à payer.',
      note: 'Tu veux quand même les articles\u202f? Ouvre la commande et remets-les dans le panier en un clic.',
    },
    formal: {
      subject: subject.fr,
      text: 'Aucun paiement ne nous est parvenu pour votre commande. Nous l’avons annulée\u202f: rien ne sera livré et vous n’avez rien à payer.',
      note: 'Vous souhaitez quand même les articles\u202f? Ouvrez la commande et remettez-les dans le panier en un clic.',
    },
  },
};

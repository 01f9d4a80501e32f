import type { AddressStyle } from '../../../../domain/shared/brand-id.ts';
import type { Locale } from '../../../../domain/shared/locale.ts';

/** What a letter says to its reader, in the shop's style. `{name}` is the first name, or the last with its title. */
export interface PersonalWords {
  readonly greeting: string;
  readonly male: string;
  readonly female: string;
  readonly thanks: string;
  readonly paidText: string;
  readonly invoiceText: string;
  /** The parcel has left. */
  readonly dispatched: string;
  readonly help: string;
  readonly bye: string;
}

export const personalWords: Readonly<Record<Locale, Readonly<Record<AddressStyle, PersonalWords>>>> = {
  de: {
    informal: {
      greeting: 'Hallo {name}',
      male: '{first}',
      female: '{first}',
      thanks: 'Danke für deine Bestellung! Wir packen sie jetzt für dich ein.',
      paidText: 'Deine Zahlung ist bei uns angekommen.',
      invoiceText: 'Die Rechnung liegt der Lieferung bei.',
      dispatched: 'Deine Bestellung hat unser Lager verlassen und ist auf dem Weg zu dir.',
      help: 'Du hast eine Frage? Ruf uns an oder antworte auf diese E-Mail: {phone}, {email}',
      bye: 'Bis bald, dein {shop}-Team',
    },
    formal: {
      greeting: 'Guten Tag {name}',
      male: 'Herr {last}',
      female: 'Frau {last}',
      thanks: 'Vielen Dank für Ihre Bestellung. Wir bereiten sie jetzt für Sie vor.',
      paidText: 'Ihre Zahlung ist bei uns eingegangen.',
      invoiceText: 'Die Rechnung liegt der Lieferung bei.',
      dispatched: 'Ihre Bestellung hat unser Lager verlassen und ist auf dem Weg zu Ihnen.',
      help: 'Haben Sie eine Frage? Rufen Sie uns an oder antworten Sie auf diese E-Mail: {phone}, {email}',
      bye: 'Freundliche Grüße von Ihrem {shop}-Team',
    },
  },
  en: {
    informal: {
      greeting: 'Hi {name}',
      male: '{first}',
      female: '{first}',
      thanks: 'Thanks for your order! We’re packing it for you now.',
      paidText: 'Your payment has reached us.',
      invoiceText: 'You’ll find the invoice with your delivery.',
      dispatched: 'Your order has left our warehouse and is on its way to you.',
      help: 'Got a question? Give us a call or just reply to this e-mail: {phone}, {email}',
      bye: 'See you soon, your {shop} team',
    },
    formal: {
      greeting: 'Dear {name}',
      male: 'Mr {last}',
      female: 'Ms {last}',
      thanks: 'Thank you for your order. We are now getting it ready for you.',
      paidText: 'We have received your payment.',
      invoiceText: 'The invoice is enclosed with your delivery.',
      dispatched: 'Your order has left our warehouse and is on its way to you.',
      help: 'Do you have a question? Please call us or reply to this e-mail: {phone}, {email}',
      bye: 'Kind regards, your {shop} team',
    },
  },
  it: {
    informal: {
      greeting: 'Ciao {name}',
      male: '{first}',
      female: '{first}',
      thanks: 'Grazie per il tuo ordine! Lo stiamo preparando per te.',
      paidText: 'Abbiamo ricevuto il tuo pagamento.',
      invoiceText: 'Trovi la fattura nel pacco.',
      dispatched: 'Il tuo ordine ha lasciato il nostro magazzino ed è in viaggio verso di te.',
      help: 'Hai una domanda? Chiamaci o rispondi a questa e-mail: {phone}, {email}',
      bye: 'A presto, il tuo team {shop}',
    },
    formal: {
      greeting: 'Gentile {name}',
      male: 'signor {last}',
      female: 'signora {last}',
      thanks: 'La ringraziamo per il Suo ordine. Lo stiamo preparando per Lei.',
      paidText: 'Abbiamo ricevuto il Suo pagamento.',
      invoiceText: 'Troverà la fattura nel pacco.',
      dispatched: 'Il Suo ordine ha lasciato il nostro magazzino ed è in viaggio verso di Lei.',
      help: 'Ha una domanda? Ci chiami o risponda a questa e-mail: {phone}, {email}',
      bye: 'Cordiali saluti, il Suo team {shop}',
    },
  },
  fr: {
    informal: {
      greeting: 'Bonjour {name}',
      male: '{first}',
      female: '{first}',
      thanks: 'Merci pour ta commande ! Nous la préparons pour toi.',
      paidText: 'Ton paiement nous est bien parvenu.',
      invoiceText: 'Tu trouveras la facture dans ton colis.',
      dispatched: 'Ta commande a quitté notre entrepôt et arrive bientôt chez toi.',
      help: 'Une question ? Appelle-nous ou réponds à cet e-mail : {phone}, {email}',
      bye: 'À bientôt, ton équipe {shop}',
    },
    formal: {
      greeting: 'Bonjour {name}',
      male: 'Monsieur {last}',
      female: 'Madame {last}',
      thanks: 'Nous vous remercions de votre commande. Nous la préparons pour vous.',
      paidText: 'Nous avons bien reçu votre paiement.',
      invoiceText: 'Vous trouverez la facture dans votre colis.',
      dispatched: 'Votre commande a quitté notre entrepôt et arrive bientôt chez vous.',
      help: 'Une question ? Appelez-nous ou répondez à cet e-mail : {phone}, {email}',
      bye: 'Cordialement, votre équipe {shop}',
    },
  },
};

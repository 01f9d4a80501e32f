import type { AddressStyle } from '../../../../domain/shared/brand-id.ts';
import type { Locale } from '../../../../domain/shared/locale.ts';

/** What a mail says that reminds of an order. Source: ACC-6. */
export interface OrderReminderWords {
  readonly subject: string;
  readonly text: string;
  readonly open: string;
  readonly note: string;
  readonly change: string;
}

export const orderReminderWords: Readonly<
  Record<Locale, Readonly<Record<AddressStyle, OrderReminderWords>>>
> = {
  de: {
    informal: {
      subject: 'Zeit, bei {shop} nachzubestellen',
      text: 'Du wolltest heute an deine Bestellung {number} vom {day} erinnert werden. Ein Klick legt dieselben Artikel wieder in den Warenkorb.',
      open: 'Noch einmal bestellen',
      note: 'Bestellt wird erst, wenn du an der Kasse zustimmst, zum Preis von dann. Gib diese E-Mail niemandem weiter: Der Link kann dein Konto öffnen, einmal und eine Woche lang.',
      change: 'Erinnerungen ändern oder abschalten',
    },
    formal: {
      subject: 'Zeit, bei {shop} nachzubestellen',
      text: 'Sie wollten heute an Ihre Bestellung {number} vom {day} erinnert werden. Ein Klick legt dieselben Artikel wieder in den Warenkorb.',
      open: 'Noch einmal bestellen',
      note: 'Bestellt wird erst, wenn Sie an der Kasse zustimmen, zum Preis von dann. Geben Sie diese E-Mail niemandem weiter: Der Link kann Ihr Konto öffnen, einmal und eine Woche lang.',
      change: 'Erinnerungen ändern oder abschalten',
    },
  },
  en: {
    informal: {
      subject: 'Time to reorder at {shop}',
      text: 'You asked to be reminded today of your order {number} of {day}. One click puts the same items back in your cart.',
      open: 'Order again',
      note: 'Nothing is ordered until you say so at checkout, at that day’s price. Don’t pass this e-mail on: its link can open your account, once and for a week.',
      change: 'Change or switch off reminders',
    },
    formal: {
      subject: 'Time to reorder at {shop}',
      text: 'You asked to be reminded today of your order {number} of {day}. One click puts the same items back in your cart.',
      open: 'Order again',
      note: 'Nothing is ordered until you confirm it at checkout, at that day’s price. Please do not pass this e-mail on: its link can open your account, once and for a week.',
      change: 'Change or switch off reminders',
    },
  },
  it: {
    informal: {
      subject: 'È ora di ordinare di nuovo su {shop}',
      text: 'Hai chiesto per oggi un promemoria del tuo ordine {number} del {day}. Con un clic gli stessi articoli tornano nel carrello.',
      open: 'Ordina di nuovo',
      note: 'Nulla viene ordinato finché non confermi alla cassa, al prezzo di quel giorno. Non dare questa e-mail a nessuno: il link può aprire il tuo account, una volta e per una settimana.',
      change: 'Modifica o disattiva i promemoria',
    },
    formal: {
      subject: 'È ora di ordinare di nuovo su {shop}',
      text: 'Ha chiesto per oggi un promemoria del Suo ordine {number} del {day}. Con un clic gli stessi articoli tornano nel carrello.',
      open: 'Ordinare di nuovo',
      note: 'Nulla viene ordinato finché non conferma alla cassa, al prezzo di quel giorno. Non dia questa e-mail a nessuno: il link può aprire il Suo account, una volta e per una settimana.',
      change: 'Modificare o disattivare i promemoria',
    },
  },
  fr: {
    informal: {
      subject: 'Il est temps de commander à nouveau chez {shop}',
      text: 'Tu as demandé pour aujourd’hui un rappel de ta commande {number} du {day}. Un clic remet les mêmes articles dans ton panier.',
      open: 'Commander à nouveau',
      note: 'Rien n’est commandé avant ta confirmation à la caisse, au prix de ce jour-là. Ne transmets cet e-mail à personne\u202f: son lien peut ouvrir ton compte, une fois et pendant une semaine.',
      change: 'Modifier ou désactiver les rappels',
    },
    formal: {
      subject: 'Il est temps de commander à nouveau chez {shop}',
      text: 'Vous avez demandé pour aujourd’hui un rappel de votre commande {number} du {day}. Un clic remet les mêmes articles dans votre panier.',
      open: 'Commander à nouveau',
      note: 'Rien n’est commandé avant votre confirmation à la caisse, au prix de ce jour-là. Ne transmettez cet e-mail à personne\u202f: son lien peut ouvrir votre compte, une fois et pendant une semaine.',
      change: 'Modifier ou désactiver les rappels',
    },
  },
};

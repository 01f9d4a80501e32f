import type { AddressStyle } from '../../../../domain/shared/brand-id.ts';
import type { Locale } from '../../../../domain/shared/locale.ts';
import type { LinkWords } from './reset.ts';

/** What a mail says that asks whether somebody wants to hear of a product: it names none, and advertises nothing. Source: STOCK-9. */
export const alertConsentWords: Readonly<Record<Locale, Readonly<Record<AddressStyle, LinkWords>>>> = {
  de: {
    informal: {
      subject: 'Nur noch bestätigen: Benachrichtigung von {shop}',
      text: 'Du möchtest eine E-Mail, sobald ein Artikel wieder da ist oder weniger kostet. Mit dem Knopf bestätigst du das.',
      open: 'Benachrichtigung bestätigen',
      note: 'Der Link gilt sieben Tage. Das warst nicht du? Dann brauchst du nichts zu tun: Ohne Bestätigung kommt nichts.',
    },
    formal: {
      subject: 'Nur noch bestätigen: Benachrichtigung von {shop}',
      text: 'Sie möchten eine E-Mail, sobald ein Artikel wieder da ist oder weniger kostet. Mit dem Knopf bestätigen Sie das.',
      open: 'Benachrichtigung bestätigen',
      note: 'Der Link gilt sieben Tage. Das waren nicht Sie? Dann brauchen Sie nichts zu tun: Ohne Bestätigung kommt nichts.',
    },
  },
  en: {
    informal: {
      subject: 'One last step: an alert from {shop}',
      text: 'You asked for an e-mail as soon as an item is back or costs less. Press the button to confirm.',
      open: 'Confirm the alert',
      note: 'The link is valid for seven days. Wasn’t you? Then there’s nothing you need to do: we send nothing without your confirmation.',
    },
    formal: {
      subject: 'One last step: an alert from {shop}',
      text: 'You asked for an e-mail as soon as an item is back or costs less. Please press the button to confirm.',
      open: 'Confirm the alert',
      note: 'The link is valid for seven days. If you did not request this, you need do nothing: we send nothing without your confirmation.',
    },
  },
  it: {
    informal: {
      subject: 'Manca solo la conferma: avviso da {shop}',
      text: 'Hai chiesto un’e-mail appena un articolo torna disponibile o costa meno. Con il pulsante lo confermi.',
      open: 'Conferma l’avviso',
      note: 'Il link vale sette giorni. Non hai richiesto nulla? Allora non devi fare nulla: senza conferma non arriva niente.',
    },
    formal: {
      subject: 'Manca solo la conferma: avviso da {shop}',
      text: 'Ha chiesto un’e-mail appena un articolo torna disponibile o costa meno. Con il pulsante può confermarlo.',
      open: 'Confermare l’avviso',
      note: 'Il link vale sette giorni. Non ha richiesto nulla? Allora non deve fare nulla: senza conferma non arriva niente.',
    },
  },
  fr: {
    informal: {
      subject: 'Plus qu’à confirmer\u202f: une alerte de {shop}',
      text: 'Tu veux recevoir un e-mail dès qu’un article est de retour ou coûte moins cher. Le bouton le confirme.',
      open: 'Confirmer l’alerte',
      note: 'Le lien est valable sept jours. Tu n’as rien demandé\u202f? Alors tu n’as rien à faire\u202f: sans confirmation, rien n’est envoyé.',
    },
    formal: {
      subject: 'Plus qu’à confirmer\u202f: une alerte de {shop}',
      text: 'Vous souhaitez recevoir un e-mail dès qu’un article est de retour ou coûte moins cher. Le bouton le confirme.',
      open: 'Confirmer l’alerte',
      note: 'Le lien est valable sept jours. Vous n’avez rien demandé\u202f? Alors vous n’avez rien à faire\u202f: sans confirmation, rien n’est envoyé.',
    },
  },
};

import type { AddressStyle } from '../../../../domain/shared/brand-id.ts';
import type { Locale } from '../../../../domain/shared/locale.ts';
import type { LinkWords } from './reset.ts';

/** What a mail says that asks whether somebody may be reminded of a cart: no advertising, nothing of what lies in it. Source: LAW-32. */
export const cartConsentWords: Readonly<Record<Locale, Readonly<Record<AddressStyle, LinkWords>>>> = {
  de: {
    informal: {
      subject: 'Nur noch bestätigen: Erinnerung von {shop}',
      text: 'Du möchtest per E-Mail an deinen Warenkorb erinnert werden, falls du ihn liegen lässt. Mit dem Knopf bestätigst du das.',
      open: 'Erinnerung bestätigen',
      note: 'Der Link gilt sieben Tage. Das warst nicht du? Dann brauchst du nichts zu tun: Ohne Bestätigung kommt nichts.',
    },
    formal: {
      subject: 'Nur noch bestätigen: Erinnerung von {shop}',
      text: 'Sie möchten per E-Mail an Ihren Warenkorb erinnert werden, falls Sie ihn liegen lassen. Mit dem Knopf bestätigen Sie das.',
      open: 'Erinnerung bestätigen',
      note: 'Der Link gilt sieben Tage. Das waren nicht Sie? Dann brauchen Sie nichts zu tun: Ohne Bestätigung kommt nichts.',
    },
  },
  en: {
    informal: {
      subject: 'One last step: a reminder from {shop}',
      text: 'You asked for an e-mail if you leave your cart behind. Press the button to confirm.',
      open: 'Confirm the reminder',
      note: 'The link is valid for seven days. Wasn’t you? Then there’s nothing you need to do: we send nothing without your confirmation.',
    },
    formal: {
      subject: 'One last step: a reminder from {shop}',
      text: 'You asked for an e-mail if you leave your cart behind. Please press the button to confirm.',
      open: 'Confirm the reminder',
      note: 'The link is valid for seven days. If you did not request this, you need do nothing: we send nothing without your confirmation.',
    },
  },
  it: {
    informal: {
      subject: 'Manca solo la conferma: promemoria da {shop}',
      text: 'Hai chiesto un’e-mail se lasci il carrello in sospeso. Con il pulsante lo confermi.',
      open: 'Conferma il promemoria',
      note: 'Il link vale sette giorni. Non hai richiesto nulla? Allora non devi fare nulla: senza conferma non arriva niente.',
    },
    formal: {
      subject: 'Manca solo la conferma: promemoria da {shop}',
      text: 'Ha chiesto un’e-mail se lascia il carrello in sospeso. Con il pulsante può confermarlo.',
      open: 'Confermare il promemoria',
      note: 'Il link vale sette giorni. Non ha richiesto nulla? Allora non deve fare nulla: senza conferma non arriva niente.',
    },
  },
  fr: {
    informal: {
      subject: 'Plus qu’à confirmer\u202f: un rappel de {shop}',
      text: 'Tu veux recevoir un e-mail si tu laisses ton panier de côté. Le bouton le confirme.',
      open: 'Confirmer le rappel',
      note: 'Le lien est valable sept jours. Tu n’as rien demandé\u202f? Alors tu n’as rien à faire\u202f: sans confirmation, rien n’est envoyé.',
    },
    formal: {
      subject: 'Plus qu’à confirmer\u202f: un rappel de {shop}',
      text: 'Vous souhaitez recevoir un e-mail si vous laissez votre panier de côté. Le bouton le confirme.',
      open: 'Confirmer le rappel',
      note: 'Le lien est valable sept jours. Vous n’avez rien demandé\u202f? Alors vous n’avez rien à faire\u202f: sans confirmation, rien n’est envoyé.',
    },
  },
};

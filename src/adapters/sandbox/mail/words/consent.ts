import type { AddressStyle } from '../../../../domain/shared/brand-id.ts';
import type { Locale } from '../../../../domain/shared/locale.ts';
import type { LinkWords } from './reset.ts';

/** What a mail says that asks for a mailbox's yes: no advertising, or it would be sent before it may. Source: ACC-3. */
export const consentWords: Readonly<Record<Locale, Readonly<Record<AddressStyle, LinkWords>>>> = {
  de: {
    informal: {
      subject: 'Nur noch bestätigen: E-Mails von {shop}',
      text: 'An diese Adresse sollen ab jetzt E-Mails von uns kommen. Mit dem Knopf bestätigst du, dass du das möchtest.',
      open: 'E-Mails bestätigen',
      note: 'Der Link gilt sieben Tage. Das warst nicht du? Dann brauchst du nichts zu tun: Ohne Bestätigung kommt nichts.',
    },
    formal: {
      subject: 'Nur noch bestätigen: E-Mails von {shop}',
      text: 'An diese Adresse sollen ab jetzt E-Mails von uns kommen. Mit dem Knopf bestätigen Sie, dass Sie das möchten.',
      open: 'E-Mails bestätigen',
      note: 'Der Link gilt sieben Tage. Das waren nicht Sie? Dann brauchen Sie nichts zu tun: Ohne Bestätigung kommt nichts.',
    },
  },
  en: {
    informal: {
      subject: 'One last step: e-mails from {shop}',
      text: 'Somebody asked for our e-mails at this address. If that was you, press the button to confirm.',
      open: 'Confirm e-mails',
      note: 'The link is valid for seven days. Wasn’t you? Then there’s nothing you need to do: we send nothing without your confirmation.',
    },
    formal: {
      subject: 'One last step: e-mails from {shop}',
      text: 'Our e-mails have been requested for this address. Please press the button to confirm that you would like them.',
      open: 'Confirm e-mails',
      note: 'The link is valid for seven days. If you did not request this, you need do nothing: we send nothing without your confirmation.',
    },
  },
  it: {
    informal: {
      subject: 'Manca solo la conferma: e-mail da {shop}',
      text: 'A questo indirizzo dovrebbero arrivare le nostre e-mail. Con il pulsante confermi che le vuoi.',
      open: 'Conferma le e-mail',
      note: 'Il link vale sette giorni. Non hai richiesto nulla? Allora non devi fare nulla: senza conferma non arriva niente.',
    },
    formal: {
      subject: 'Manca solo la conferma: e-mail da {shop}',
      text: 'A questo indirizzo dovrebbero arrivare le nostre e-mail. Con il pulsante conferma che le desidera.',
      open: 'Confermare le e-mail',
      note: 'Il link vale sette giorni. Non ha richiesto nulla? Allora non deve fare nulla: senza conferma non arriva niente.',
    },
  },
  fr: {
    informal: {
      subject: 'Plus qu’à confirmer\u202f: les e-mails de {shop}',
      text: 'Nos e-mails ont été demandés pour cette adresse. Le bouton confirme que tu les veux.',
      open: 'Confirmer les e-mails',
      note: 'Le lien est valable sept jours. Tu n’as rien demandé\u202f? Alors tu n’as rien à faire\u202f: sans confirmation, rien n’est envoyé.',
    },
    formal: {
      subject: 'Plus qu’à confirmer\u202f: les e-mails de {shop}',
      text: 'Nos e-mails ont été demandés pour cette adresse. Le bouton confirme que vous les souhaitez.',
      open: 'Confirmer les e-mails',
      note: 'Le lien est valable sept jours. Vous n’avez rien demandé\u202f? Alors vous n’avez rien à faire\u202f: sans confirmation, rien n’est envoyé.',
    },
  },
};

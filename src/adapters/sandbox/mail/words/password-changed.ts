import type { AddressStyle } from '../../../../domain/shared/brand-id.ts';
import type { Locale } from '../../../../domain/shared/locale.ts';
import type { LinkWords } from './reset.ts';

/** What the owner of an account is told when it has a new password. */
export const passwordChangedWords: Readonly<Record<Locale, Readonly<Record<AddressStyle, LinkWords>>>> = {
  de: {
    informal: {
      subject: 'Dein Passwort bei {shop} wurde geändert',
      text: 'Dein Konto hat seit eben ein neues Passwort. Auf allen anderen Geräten bist du jetzt abgemeldet, und ältere Links aus unseren E-Mails melden dich nicht mehr an.',
      open: 'Zu meinem Konto',
      note: 'Das warst nicht du? Fordere beim Anmelden über „Passwort vergessen?“ gleich ein neues Passwort an, und sag uns Bescheid.',
    },
    formal: {
      subject: 'Ihr Passwort bei {shop} wurde geändert',
      text: 'Ihr Konto hat seit eben ein neues Passwort. Auf allen anderen Geräten sind Sie jetzt abgemeldet, und ältere Links aus unseren E-Mails melden Sie nicht mehr an.',
      open: 'Zu meinem Konto',
      note: 'Das waren nicht Sie? Fordern Sie beim Anmelden über „Passwort vergessen?“ gleich ein neues Passwort an, und geben Sie uns Bescheid.',
    },
  },
  en: {
    informal: {
      subject: 'Your password at {shop} was changed',
      text: 'Your account has a new password. You’re now signed out on all other devices, and older links in our e-mails no longer sign you in.',
      open: 'Go to your account',
      note: 'Wasn’t you? Reset your password right away with “Forgotten your password?” when signing in, and let us know.',
    },
    formal: {
      subject: 'Your password at {shop} was changed',
      text: 'Your account has a new password. You are now signed out on all other devices, and older links in our e-mails no longer sign you in.',
      open: 'Go to your account',
      note: 'If this was not you, please reset your password at once with “Forgotten your password?” when signing in, and let us know.',
    },
  },
  it: {
    informal: {
      subject: 'La tua password per {shop} è stata cambiata',
      text: 'Il tuo account ha appena ricevuto una nuova password. Su tutti gli altri dispositivi l’accesso è terminato e i link meno recenti delle nostre e-mail non ti fanno più accedere.',
      open: 'Al mio account',
      note: 'Non l’hai fatto tu? Richiedi subito una nuova password con «Password dimenticata?» quando accedi, e faccelo sapere.',
    },
    formal: {
      subject: 'La Sua password per {shop} è stata cambiata',
      text: 'Il Suo account ha appena ricevuto una nuova password. Su tutti gli altri dispositivi l’accesso è terminato e i link meno recenti delle nostre e-mail non permettono più di accedere.',
      open: 'Al mio account',
      note: 'Non l’ha fatto Lei? Richieda subito una nuova password con «Password dimenticata?» al momento dell’accesso, e ce lo comunichi.',
    },
  },
  fr: {
    informal: {
      subject: 'Ton mot de passe chez {shop} a été modifié',
      text: 'Ton compte vient de recevoir un nouveau mot de passe. La session est fermée sur tous tes autres appareils, et les liens plus anciens de nos e-mails ne te connectent plus.',
      open: 'Vers mon compte',
      note: 'Ce n’était pas toi ? Demande tout de suite un nouveau mot de passe avec « Mot de passe oublié ? » au moment de te connecter, et préviens-nous.',
    },
    formal: {
      subject: 'Votre mot de passe chez {shop} a été modifié',
      text: 'Votre compte vient de recevoir un nouveau mot de passe. La session est fermée sur tous vos autres appareils, et les liens plus anciens de nos e-mails ne vous connectent plus.',
      open: 'Vers mon compte',
      note: 'Ce n’était pas vous ? Demandez tout de suite un nouveau mot de passe avec « Mot de passe oublié ? » au moment de vous connecter, et prévenez-nous.',
    },
  },
};

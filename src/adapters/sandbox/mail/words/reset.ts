import type { AddressStyle } from '../../../../domain/shared/brand-id.ts';
import type { Locale } from '../../../../domain/shared/locale.ts';

/** What a mail with one link says. */
export interface LinkWords {
  readonly subject: string;
  readonly text: string;
  readonly open: string;
  /** How long the link opens, and what to do for who has not asked. */
  readonly note: string;
}

export const resetWords: Readonly<Record<Locale, Readonly<Record<AddressStyle, LinkWords>>>> = {
  de: {
    informal: {
      subject: 'Dein neues Passwort bei {shop}',
      text: 'Du möchtest ein neues Passwort. Über den Knopf kannst du es wählen.',
      open: 'Neues Passwort wählen',
      note: 'Der Link gilt eine Stunde und nur einmal. Du hast kein neues Passwort verlangt? Dann brauchst du nichts zu tun: Dein Passwort bleibt, wie es ist.',
    },
    formal: {
      subject: 'Ihr neues Passwort bei {shop}',
      text: 'Sie möchten ein neues Passwort. Über den Knopf können Sie es wählen.',
      open: 'Neues Passwort wählen',
      note: 'Der Link gilt eine Stunde und nur einmal. Sie haben kein neues Passwort verlangt? Dann brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.',
    },
  },
  en: {
    informal: {
      subject: 'Your new password at {shop}',
      text: 'You asked for a new password. Use the button to choose one.',
      open: 'Choose a new password',
      note: 'The link is valid for an hour and works only once. Didn’t ask for it? Then there’s nothing you need to do: your password stays as it is.',
    },
    formal: {
      subject: 'Your new password at {shop}',
      text: 'You asked for a new password. Please use the button to choose one.',
      open: 'Choose a new password',
      note: 'The link is valid for one hour and works only once. If you did not ask for it, you need do nothing: your password stays as it is.',
    },
  },
  it: {
    informal: {
      subject: 'La tua nuova password per {shop}',
      text: 'Hai chiesto una nuova password. Puoi sceglierla con il pulsante qui sotto.',
      open: 'Scegli una nuova password',
      note: 'Il link vale un’ora e una volta sola. Non l’hai chiesto tu? Allora non devi fare nulla: la tua password resta com’è.',
    },
    formal: {
      subject: 'La Sua nuova password per {shop}',
      text: 'Ha chiesto una nuova password. Può sceglierla con il pulsante qui sotto.',
      open: 'Scegliere una nuova password',
      note: 'Il link vale un’ora e una volta sola. Non l’ha chiesto Lei? Allora non deve fare nulla: la Sua password resta com’è.',
    },
  },
  fr: {
    informal: {
      subject: 'Ton nouveau mot de passe chez {shop}',
      text: 'Tu as demandé un nouveau mot de passe. Le bouton te permet de le choisir.',
      open: 'Choisir un mot de passe',
      note: 'Le lien est valable une heure et une seule fois. Tu n’as rien demandé ? Alors tu n’as rien à faire : ton mot de passe ne change pas.',
    },
    formal: {
      subject: 'Votre nouveau mot de passe chez {shop}',
      text: 'Vous avez demandé un nouveau mot de passe. Le bouton vous permet de le choisir.',
      open: 'Choisir un mot de passe',
      note: 'Le lien est valable une heure et une seule fois. Vous n’avez rien demandé ? Alors vous n’avez rien à faire : votre mot de passe ne change pas.',
    },
  },
};

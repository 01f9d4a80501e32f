import type { AddressStyle } from '../../../../domain/shared/brand-id.ts';
import type { Locale } from '../../../../domain/shared/locale.ts';
import type { LinkWords } from './reset.ts';

/** What a mail with a login link says. Source: AUTH-7. */
export const loginWords: Readonly<Record<Locale, Readonly<Record<AddressStyle, LinkWords>>>> = {
  de: {
    informal: {
      subject: 'Dein Link zum Anmelden bei {shop}',
      text: 'Mit dem Knopf meldest du dich an, ganz ohne Passwort.',
      open: 'Jetzt anmelden',
      note: 'Der Link gilt einen Tag und nur einmal. Du wolltest dich nicht anmelden? Dann brauchst du nichts zu tun. Gib ihn niemandem weiter: Er öffnet dein Konto.',
    },
    formal: {
      subject: 'Ihr Link zum Anmelden bei {shop}',
      text: 'Mit dem Knopf melden Sie sich an, ganz ohne Passwort.',
      open: 'Jetzt anmelden',
      note: 'Der Link gilt einen Tag und nur einmal. Sie wollten sich nicht anmelden? Dann brauchen Sie nichts zu tun. Geben Sie ihn niemandem weiter: Er öffnet Ihr Konto.',
    },
  },
  en: {
    informal: {
      subject: 'Your sign-in link for {shop}',
      text: 'The button signs you in, no password needed.',
      open: 'Sign in now',
      note: 'The link is valid for a day and works only once. Weren’t signing in? Then there’s nothing you need to do. Don’t pass it on: it opens your account.',
    },
    formal: {
      subject: 'Your sign-in link for {shop}',
      text: 'The button signs you in without a password.',
      open: 'Sign in now',
      note: 'The link is valid for one day and works only once. If you were not signing in, you need do nothing. Please do not pass it on: it opens your account.',
    },
  },
  it: {
    informal: {
      subject: 'Il tuo link di accesso a {shop}',
      text: 'Con il pulsante accedi senza password.',
      open: 'Accedi ora',
      note: 'Il link vale un giorno e una volta sola. Non volevi accedere? Allora non devi fare nulla. Non darlo a nessuno: apre il tuo account.',
    },
    formal: {
      subject: 'Il Suo link di accesso a {shop}',
      text: 'Con il pulsante accede senza password.',
      open: 'Accedere ora',
      note: 'Il link vale un giorno e una volta sola. Non voleva accedere? Allora non deve fare nulla. Non lo dia a nessuno: apre il Suo account.',
    },
  },
  fr: {
    informal: {
      subject: 'Ton lien de connexion à {shop}',
      text: 'Le bouton te connecte, sans mot de passe.',
      open: 'Se connecter',
      note: 'Le lien est valable un jour et une seule fois. Tu ne voulais pas te connecter ? Alors tu n’as rien à faire. Ne le transmets à personne : il ouvre ton compte.',
    },
    formal: {
      subject: 'Votre lien de connexion à {shop}',
      text: 'Le bouton vous connecte, sans mot de passe.',
      open: 'Se connecter',
      note: 'Le lien est valable un jour et une seule fois. Vous ne vouliez pas vous connecter ? Alors vous n’avez rien à faire. Ne le transmettez à personne : il ouvre votre compte.',
    },
  },
};

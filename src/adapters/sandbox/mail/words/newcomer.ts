import type { AddressStyle } from '../../../../domain/shared/brand-id.ts';
import type { Locale } from '../../../../domain/shared/locale.ts';
import type { LinkWords } from './reset.ts';

/** What a mail says whose link makes an account of what somebody gave with their e-mail. Source: AUTH-7. */
export const newcomerWords: Readonly<Record<Locale, Readonly<Record<AddressStyle, LinkWords>>>> = {
  de: {
    informal: {
      subject: 'Dein neues Konto bei {shop}',
      text: 'Mit dem Knopf legst du dein Konto an und bist gleich angemeldet, ganz ohne Passwort.',
      open: 'Konto anlegen und anmelden',
      note: 'Der Link gilt einen Tag und nur einmal. Du wolltest kein Konto? Dann brauchst du nichts zu tun: Ohne den Klick entsteht keins, und deine Angaben werden gelöscht. Gib den Link niemandem weiter.',
    },
    formal: {
      subject: 'Ihr neues Konto bei {shop}',
      text: 'Mit dem Knopf legen Sie Ihr Konto an und sind gleich angemeldet, ganz ohne Passwort.',
      open: 'Konto anlegen und anmelden',
      note: 'Der Link gilt einen Tag und nur einmal. Sie wollten kein Konto? Dann brauchen Sie nichts zu tun: Ohne den Klick entsteht keins, und Ihre Angaben werden gelöscht. Geben Sie den Link niemandem weiter.',
    },
  },
  en: {
    informal: {
      subject: 'Your new account at {shop}',
      text: 'The button creates your account and signs you in, no password needed.',
      open: 'Create account and sign in',
      note: 'The link is valid for a day and works only once. Didn’t want an account? Then there’s nothing you need to do: none is created without your click, and your details are deleted. Don’t pass the link on.',
    },
    formal: {
      subject: 'Your new account at {shop}',
      text: 'The button creates your account and signs you in without a password.',
      open: 'Create account and sign in',
      note: 'The link is valid for one day and works only once. If you did not want an account, you need do nothing: none is created without your click, and your details are deleted. Please do not pass the link on.',
    },
  },
  it: {
    informal: {
      subject: 'Il tuo nuovo account su {shop}',
      text: 'Con il pulsante crei il tuo account e accedi subito, senza password.',
      open: 'Crea l’account e accedi',
      note: 'Il link vale un giorno e una volta sola. Non volevi un account? Allora non devi fare nulla: senza il clic non viene creato e i tuoi dati vengono cancellati. Non dare il link a nessuno.',
    },
    formal: {
      subject: 'Il Suo nuovo account su {shop}',
      text: 'Con il pulsante crea il Suo account e accede subito, senza password.',
      open: 'Creare l’account e accedere',
      note: 'Il link vale un giorno e una volta sola. Non voleva un account? Allora non deve fare nulla: senza il clic non viene creato e i Suoi dati vengono cancellati. Non dia il link a nessuno.',
    },
  },
  fr: {
    informal: {
      subject: 'Ton nouveau compte chez {shop}',
      text: 'Le bouton crée ton compte et te connecte aussitôt, sans mot de passe.',
      open: 'Créer le compte et se connecter',
      note: 'Le lien est valable un jour et une seule fois. Tu ne voulais pas de compte\u202f? Alors tu n’as rien à faire\u202f: sans ce clic, aucun compte n’est créé et tes données sont effacées. Ne transmets le lien à personne.',
    },
    formal: {
      subject: 'Votre nouveau compte chez {shop}',
      text: 'Le bouton crée votre compte et vous connecte aussitôt, sans mot de passe.',
      open: 'Créer le compte et se connecter',
      note: 'Le lien est valable un jour et une seule fois. Vous ne vouliez pas de compte\u202f? Alors vous n’avez rien à faire\u202f: sans ce clic, aucun compte n’est créé et vos données sont effacées. Ne transmettez le lien à personne.',
    },
  },
};

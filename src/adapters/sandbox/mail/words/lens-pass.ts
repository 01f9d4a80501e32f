import type { AddressStyle } from '../../../../domain/shared/brand-id.ts';
import type { Locale } from '../../../../domain/shared/locale.ts';
import type { LinkWords } from './reset.ts';

/** What a mail says that leads to the lens pass. Source: ACC-9. */
export const lensPassWords: Readonly<Record<Locale, Readonly<Record<AddressStyle, LinkWords>>>> = {
  de: {
    informal: {
      subject: 'Dein Linsenpass bei {shop}',
      text: 'Hier geht es zu deinem Linsenpass: die Werte deiner Linsen, rechts und links, zum Nachsehen, Drucken und Nachbestellen.',
      open: 'Linsenpass öffnen',
      note: 'Der Link gilt einen Tag und nur einmal. Deine Werte stehen nicht in dieser E-Mail, damit niemand sie mitliest. Gib den Link niemandem weiter: Er öffnet dein Konto.',
    },
    formal: {
      subject: 'Ihr Linsenpass bei {shop}',
      text: 'Hier geht es zu Ihrem Linsenpass: die Werte Ihrer Linsen, rechts und links, zum Nachsehen, Drucken und Nachbestellen.',
      open: 'Linsenpass öffnen',
      note: 'Der Link gilt einen Tag und nur einmal. Ihre Werte stehen nicht in dieser E-Mail, damit niemand sie mitliest. Geben Sie den Link niemandem weiter: Er öffnet Ihr Konto.',
    },
  },
  en: {
    informal: {
      subject: 'Your lens pass at {shop}',
      text: 'Here’s your lens pass: the values of your lenses, right and left, to look up, print and reorder.',
      open: 'Open lens pass',
      note: 'The link is valid for a day and works only once. Your values aren’t in this e-mail, so nobody can read them along the way. Don’t pass the link on: it opens your account.',
    },
    formal: {
      subject: 'Your lens pass at {shop}',
      text: 'Here is your lens pass: the values of your lenses, right and left, to look up, print and reorder.',
      open: 'Open lens pass',
      note: 'The link is valid for one day and works only once. Your values are not in this e-mail, so that nobody can read them along the way. Please do not pass the link on: it opens your account.',
    },
  },
  it: {
    informal: {
      subject: 'Il tuo pass delle lenti su {shop}',
      text: 'Ecco il tuo pass delle lenti: i valori delle tue lenti, destra e sinistra, da consultare, stampare e ordinare di nuovo.',
      open: 'Apri il pass delle lenti',
      note: 'Il link vale un giorno e una volta sola. I tuoi valori non sono in questa e-mail, così nessuno può leggerli. Non dare il link a nessuno: apre il tuo account.',
    },
    formal: {
      subject: 'Il Suo pass delle lenti su {shop}',
      text: 'Ecco il Suo pass delle lenti: i valori delle Sue lenti, destra e sinistra, da consultare, stampare e ordinare di nuovo.',
      open: 'Aprire il pass delle lenti',
      note: 'Il link vale un giorno e una volta sola. I Suoi valori non sono in questa e-mail, così nessuno può leggerli. Non dia il link a nessuno: apre il Suo account.',
    },
  },
  fr: {
    informal: {
      subject: 'Ton passeport lentilles chez {shop}',
      text: 'Voici le chemin vers ton passeport lentilles\u202f: les valeurs de tes lentilles, à droite et à gauche, à consulter, imprimer et commander à nouveau.',
      open: 'Ouvrir le passeport lentilles',
      note: 'Le lien est valable un jour et une seule fois. Tes valeurs ne figurent pas dans cet e-mail, pour que personne ne les lise. Ne transmets le lien à personne\u202f: il ouvre ton compte.',
    },
    formal: {
      subject: 'Votre passeport lentilles chez {shop}',
      text: 'Voici le chemin vers votre passeport lentilles\u202f: les valeurs de vos lentilles, à droite et à gauche, à consulter, imprimer et commander à nouveau.',
      open: 'Ouvrir le passeport lentilles',
      note: 'Le lien est valable un jour et une seule fois. Vos valeurs ne figurent pas dans cet e-mail, pour que personne ne les lise. Ne transmettez le lien à personne\u202f: il ouvre votre compte.',
    },
  },
};

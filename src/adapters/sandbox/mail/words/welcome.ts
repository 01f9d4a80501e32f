import type { AddressStyle } from '../../../../domain/shared/brand-id.ts';
import type { Locale } from '../../../../domain/shared/locale.ts';
import type { LinkWords } from './reset.ts';

/** What greets a new reader of the newsletter. */
export const welcomeWords: Readonly<Record<Locale, Readonly<Record<AddressStyle, LinkWords>>>> = {
  de: {
    informal: {
      subject: 'Willkommen beim Newsletter von {shop}',
      text: 'Schön, dass du dabei bist! Höchstens einmal pro Woche schreiben wir dir, was es Neues gibt.',
      open: 'Zum Shop',
      note: 'Welche E-Mails kommen, bestimmst du jederzeit in deinem Konto.',
    },
    formal: {
      subject: 'Willkommen beim Newsletter von {shop}',
      text: 'Schön, dass Sie dabei sind. Höchstens einmal pro Woche schreiben wir Ihnen, was es Neues gibt.',
      open: 'Zum Shop',
      note: 'Welche E-Mails kommen, bestimmen Sie jederzeit in Ihrem Konto.',
    },
  },
  en: {
    informal: {
      subject: 'Welcome to the {shop} newsletter',
      text: 'Great to have you! We’ll write once a week at most, when there’s something new.',
      open: 'Visit the shop',
      note: 'Choose which e-mails you get in your account, any time.',
    },
    formal: {
      subject: 'Welcome to the {shop} newsletter',
      text: 'Thank you for subscribing. We will write once a week at most, when there is something new.',
      open: 'Visit the shop',
      note: 'You can choose in your account at any time which e-mails you receive.',
    },
  },
  it: {
    informal: {
      subject: 'Ti diamo il benvenuto nella newsletter di {shop}',
      text: 'Che bello averti con noi! Ti scriviamo al massimo una volta alla settimana, quando c’è qualcosa di nuovo.',
      open: 'Visita il negozio',
      note: 'Quali e-mail ricevere lo decidi tu, in ogni momento, nel tuo account.',
    },
    formal: {
      subject: 'Le diamo il benvenuto nella newsletter di {shop}',
      text: 'Grazie per l’iscrizione. Le scriviamo al massimo una volta alla settimana, quando c’è qualcosa di nuovo.',
      open: 'Visitare il negozio',
      note: 'Quali e-mail ricevere lo decide Lei, in ogni momento, nel Suo account.',
    },
  },
  fr: {
    informal: {
      subject: 'Bienvenue dans la newsletter de {shop}',
      text: 'Quel plaisir de te compter parmi nous\u202f! Nous t’écrivons une fois par semaine au plus, quand il y a du nouveau.',
      open: 'Voir la boutique',
      note: 'Tu choisis à tout moment dans ton compte les e-mails que tu reçois.',
    },
    formal: {
      subject: 'Bienvenue dans la newsletter de {shop}',
      text: 'Merci de votre inscription. Nous vous écrivons une fois par semaine au plus, quand il y a du nouveau.',
      open: 'Voir la boutique',
      note: 'Vous choisissez à tout moment dans votre compte les e-mails que vous recevez.',
    },
  },
};

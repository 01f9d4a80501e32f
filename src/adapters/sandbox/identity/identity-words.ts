import type { Locale } from '../../../domain/shared/locale.ts';
import type { PersonName } from './people.ts';
import type { Trouble } from './troubles.ts';

export interface IdentityWords {
  readonly title: string;
  readonly demo: string;
  readonly asks: string;
  readonly who: string;
  readonly person: Readonly<Record<PersonName | 'own', string>>;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly confirmed: string;
  readonly troubles: string;
  readonly trouble: Readonly<Record<Trouble, string>>;
  readonly agree: string;
  readonly refuse: string;
  readonly wrong: string;
  readonly unusableTitle: string;
  readonly unusable: string;
}

/** `{shop}` and `{provider}` are filled in. */
export const identityWords: Readonly<Record<Locale, IdentityWords>> = {
  de: {
    title: 'Anmelden bei {provider}',
    demo: 'Demoseite der Sandbox: Das ist nicht {provider}. Kein echtes Konto, kein Passwort.',
    asks: '{shop} möchte Name und E-Mail-Adresse sehen.',
    who: 'Als wer?',
    person: {
      new: 'Mila Sommer, noch ohne Konto',
      known: 'Stella Keller, mit der E-Mail eines Kontos',
      unconfirmed: 'Kim Vogel, E-Mail nicht bestätigt',
      own: 'Jemand anderes',
    },
    firstName: 'Vorname',
    lastName: 'Nachname',
    email: 'E-Mail-Adresse',
    confirmed: 'Diese E-Mail ist bestätigt',
    troubles: 'Was schiefgehen soll',
    trouble: {
      none: 'Nichts',
      slow: 'Es dauert vier Sekunden',
      state: 'Falsche Vorgangsnummer (state)',
      nonce: 'Falsche Einmalnummer (nonce)',
      forged: 'Gefälschte Unterschrift',
      expired: 'Abgelaufener Ausweis',
    },
    agree: 'Zustimmen und zurück zu {shop}',
    refuse: 'Ablehnen',
    wrong: 'Vorname, Nachname und eine vollständige E-Mail-Adresse werden gebraucht.',
    unusableTitle: 'Diese Anfrage gilt nicht',
    unusable: 'Der Shop oder seine Adresse ist hier nicht bekannt. Dieses Fenster kann geschlossen werden.',
  },
  en: {
    title: 'Sign in with {provider}',
    demo: 'Demo page of the sandbox: this is not {provider}. No real account, no password.',
    asks: '{shop} would like to see your name and e-mail address.',
    who: 'Who are you?',
    person: {
      new: 'Mila Sommer, no account yet',
      known: 'Stella Keller, with the e-mail of an account',
      unconfirmed: 'Kim Vogel, e-mail not confirmed',
      own: 'Somebody else',
    },
    firstName: 'First name',
    lastName: 'Last name',
    email: 'E-mail address',
    confirmed: 'This e-mail is confirmed',
    troubles: 'What should go wrong',
    trouble: {
      none: 'Nothing',
      slow: 'It takes four seconds',
      state: 'Wrong request number (state)',
      nonce: 'Wrong one-time number (nonce)',
      forged: 'Forged signature',
      expired: 'Expired token',
    },
    agree: 'Agree and go back to {shop}',
    refuse: 'Refuse',
    wrong: 'First name, last name and a complete e-mail address are needed.',
    unusableTitle: 'This request is not valid',
    unusable: 'The shop or its address is not known here. This window can be closed.',
  },
  it: {
    title: 'Accedere con {provider}',
    demo: 'Pagina dimostrativa della sandbox: questo non è {provider}. Nessun account vero, nessuna password.',
    asks: '{shop} vorrebbe vedere nome e indirizzo e-mail.',
    who: 'Con quale identità?',
    person: {
      new: 'Mila Sommer, ancora senza account',
      known: 'Stella Keller, con l’e-mail di un account',
      unconfirmed: 'Kim Vogel, e-mail non confermata',
      own: 'Un’altra persona',
    },
    firstName: 'Nome',
    lastName: 'Cognome',
    email: 'Indirizzo e-mail',
    confirmed: 'Questa e-mail è confermata',
    troubles: 'Che cosa deve andare storto',
    trouble: {
      none: 'Niente',
      slow: 'Ci vogliono quattro secondi',
      state: 'Numero di richiesta sbagliato (state)',
      nonce: 'Numero monouso sbagliato (nonce)',
      forged: 'Firma falsificata',
      expired: 'Token scaduto',
    },
    agree: 'Acconsentire e tornare a {shop}',
    refuse: 'Rifiutare',
    wrong: 'Servono nome, cognome e un indirizzo e-mail completo.',
    unusableTitle: 'Questa richiesta non è valida',
    unusable: 'Il negozio o il suo indirizzo non è noto qui. Questa finestra si può chiudere.',
  },
  fr: {
    title: 'Se connecter avec {provider}',
    demo: 'Page de démonstration du bac à sable\u202f: ce n’est pas {provider}. Aucun vrai compte, aucun mot de passe.',
    asks: '{shop} souhaite voir le nom et l’adresse e-mail.',
    who: 'En tant que qui\u202f?',
    person: {
      new: 'Mila Sommer, encore sans compte',
      known: 'Stella Keller, avec l’e-mail d’un compte',
      unconfirmed: 'Kim Vogel, e-mail non confirmé',
      own: 'Une autre personne',
    },
    firstName: 'Prénom',
    lastName: 'Nom',
    email: 'Adresse e-mail',
    confirmed: 'Cet e-mail est confirmé',
    troubles: 'Ce qui doit mal se passer',
    trouble: {
      none: 'Rien',
      slow: 'Cela prend quatre secondes',
      state: 'Mauvais numéro de demande (state)',
      nonce: 'Mauvais numéro à usage unique (nonce)',
      forged: 'Signature falsifiée',
      expired: 'Jeton expiré',
    },
    agree: 'Accepter et revenir chez {shop}',
    refuse: 'Refuser',
    wrong: 'Il faut un prénom, un nom et une adresse e-mail complète.',
    unusableTitle: 'Cette demande n’est pas valable',
    unusable: 'La boutique ou son adresse n’est pas connue ici. Cette fenêtre peut être fermée.',
  },
};

import type { Locale } from '../../../domain/shared/locale.ts';

export interface ChatWords {
  readonly title: string;
  readonly demo: string;
  readonly lines: string;
  readonly empty: string;
  readonly me: string;
  readonly message: string;
  readonly send: string;
  readonly unreadable: string;
  readonly tooMany: string;
}

/** What the chat of the sandbox says to shoppers. */
export const chatWords: Readonly<Record<Locale, ChatWords>> = {
  de: {
    title: 'Live-Chat',
    demo: 'Demoseite der Sandbox: Antworten schreibt, wer /sandbox/chat öffnet.',
    lines: 'Verlauf',
    empty: 'Noch keine Nachricht.',
    me: 'Ich',
    message: 'Nachricht',
    send: 'Senden',
    unreadable: 'Eine Nachricht hat 1 bis 1000 Zeichen.',
    tooMany: 'Zu viele Nachrichten. In einer Minute geht es weiter.',
  },
  en: {
    title: 'Live chat',
    demo: 'A demonstration page of the sandbox: whoever opens /sandbox/chat answers.',
    lines: 'Conversation',
    empty: 'No messages yet.',
    me: 'Me',
    message: 'Message',
    send: 'Send',
    unreadable: 'A message has 1 to 1000 characters.',
    tooMany: 'Too many messages. Try again in a minute.',
  },
  it: {
    title: 'Chat dal vivo',
    demo: 'Pagina dimostrativa della sandbox: risponde chi apre /sandbox/chat.',
    lines: 'Conversazione',
    empty: 'Ancora nessun messaggio.',
    me: 'Io',
    message: 'Messaggio',
    send: 'Inviare',
    unreadable: 'Un messaggio ha da 1 a 1000 caratteri.',
    tooMany: 'Troppi messaggi. Riprovare tra un minuto.',
  },
  fr: {
    title: 'Chat en direct',
    demo: 'Page de démonstration du bac à sable : qui ouvre /sandbox/chat répond.',
    lines: 'Conversation',
    empty: 'Pas encore de message.',
    me: 'Moi',
    message: 'Message',
    send: 'Envoyer',
    unreadable: 'Un message compte de 1 à 1000 caractères.',
    tooMany: 'Trop de messages. Merci de réessayer dans une minute.',
  },
};

import type { Locale } from '../../../domain/shared/locale.ts';

export interface ExpressWords {
  readonly title: string;
  readonly upTo: string;
  readonly demo: string;
  readonly address: string;
  readonly noStreet: string;
  readonly approve: string;
  readonly decline: string;
  readonly cancel: string;
  readonly over: string;
}

/** What a wallet of the demonstration says; what it has in common with the pay page stands in `pay-words.ts`. */
export const expressWords: Readonly<Record<Locale, ExpressWords>> = {
  de: {
    title: 'Mit {wallet} freigeben',
    upTo: 'Höchstens',
    demo: 'Demoseite: Es fließt kein Geld. Bestellt wird erst danach im Shop.',
    address: 'Wohin soll es gehen?',
    noStreet: 'ohne Straße',
    approve: 'Freigeben',
    decline: 'Ablehnen lassen',
    cancel: 'Schließen',
    over: 'Diese Freigabe ist beendet. Es wurde nichts abgebucht.',
  },
  en: {
    title: 'Approve with {wallet}',
    upTo: 'At most',
    demo: 'Demo page: no money changes hands. You only order afterwards, in the shop.',
    address: 'Where should it go?',
    noStreet: 'without a street',
    approve: 'Approve',
    decline: 'Have it declined',
    cancel: 'Close',
    over: 'This approval is closed. Nothing was charged.',
  },
  it: {
    title: 'Autorizzare con {wallet}',
    upTo: 'Al massimo',
    demo: 'Pagina dimostrativa: non viene trasferito denaro. L’ordine si conferma solo dopo, nel negozio.',
    address: 'Dove spedire?',
    noStreet: 'senza via',
    approve: 'Autorizzare',
    decline: 'Simulare un rifiuto',
    cancel: 'Chiudere',
    over: 'Questa autorizzazione è chiusa. Non è stato addebitato nulla.',
  },
  fr: {
    title: 'Autoriser avec {wallet}',
    upTo: 'Au plus',
    demo: 'Page de démonstration : aucun argent n’est prélevé. La commande se confirme ensuite, dans la boutique.',
    address: 'Où l’envoyer ?',
    noStreet: 'sans rue',
    approve: 'Autoriser',
    decline: 'Simuler un refus',
    cancel: 'Fermer',
    over: 'Cette autorisation est close. Rien n’a été débité.',
  },
};

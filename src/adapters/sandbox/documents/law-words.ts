import type { Locale } from '../../../domain/shared/locale.ts';

/** What the papers of an order say of themselves. Numbers and names go between braces. */
export interface LawWords {
  readonly title: string;
  /** Before the number in a file's name; `_` is a space. Latin letters only. */
  readonly file: string;
  readonly intro: string;
  /** In the mail that brings them. `{texts}`: the titles. */
  readonly attached: string;
  readonly below: string;
}

export const lawWords: Readonly<Record<Locale, LawWords>> = {
  de: {
    title: 'Unterlagen zum Vertrag',
    file: 'Vertragsunterlagen',
    intro: 'Zur Bestellung {number} vom {date}: so, wie sie an diesem Tag galten.',
    attached: 'Im Anhang zum Aufbewahren: {texts}, so wie sie für diese Bestellung gelten.',
    below: 'Zum Aufbewahren stehen unten: {texts}, so wie sie für diese Bestellung gelten.',
  },
  en: {
    title: 'Your contract documents',
    file: 'Contract_documents',
    intro: 'For order {number} of {date}, as they stood on that day.',
    attached: 'Attached for you to keep: {texts}, as they apply to this order.',
    below: 'Below for you to keep: {texts}, as they apply to this order.',
  },
  it: {
    title: 'Documenti del contratto',
    file: 'Documenti_del_contratto',
    intro: 'Per l’ordine {number} del {date}, nella versione valida quel giorno.',
    attached: 'In allegato, da conservare: {texts}, come valgono per questo ordine.',
    below: 'Qui sotto, da conservare: {texts}, come valgono per questo ordine.',
  },
  fr: {
    title: 'Documents du contrat',
    file: 'Documents_du_contrat',
    intro: 'Pour la commande {number} du {date}, dans leur version de ce jour-là.',
    attached: 'En pièce jointe, à conserver : {texts}, tels qu’ils s’appliquent à cette commande.',
    below: 'Ci-dessous, à conserver : {texts}, tels qu’ils s’appliquent à cette commande.',
  },
};

import type { AddressStyle } from '../../../src/domain/shared/brand-id.ts';
import type { Locale } from '../../../src/domain/shared/locale.ts';
import type { Said } from './said-words.ts';

const anywhere = (forms: string, flags = 'iu'): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${forms})(?!\\p{L})`, flags);
/** A command begins its sentence. */
const first = (forms: string): RegExp => new RegExp(`(?:^|[.!?:…;] )(?:${forms})(?![\\p{L}-])`, 'imu');
const words = (text: string): string => text.trim().split(/\s+/).join('|');

const tu = words(`
  accedi acconsenti affina aggiorna aggiungi annulla appoggia apri applica assegna aspetta attiva autorizza cambia cancella
  cerca chiama chiedi chiudi clicca collega compila completa confronta continua controlla converti correggi crea
  digita disattiva disdici elimina esci gestisci incolla indica inserisci invia leggi manda mantieni metti mostra
  nascondi ordina paga premi prendi prenota racconta ricarica richiedi rifiuta rimetti rimuovi ripeti riordina riprendi
  riprova salta salva scarica scegli scollega scopri scorri scrivi segui seleziona simula sospendi sostituisci
  sposta spunta strofina svuota telefona tieni tocca togli torna trova usa vai vedi visita visualizza
`);
/** These are nouns as well: a command if an object or nothing follows. */
const tuOrNoun = `(?:conferma|copia|imposta|modifica|rinomina|stampa|verifica)(?=$|[.:]| (?:il|lo|la|i|gli|le|un|una|ora) | l’)`;
const tuWithObject = words(`
  apprezzalo cambiali cambialo chiamaci compilalo controllala controllalo controllali correggilo leggilo mandaci pagalo
  provalo richiedine scegline sceglilo scrivici scrivilo toglilo usalo
`);
const lei = words(`
  acceda aggiunga apra cerchi chiami chieda compili completi confermi consulti controlli confronti decida elimini
  inserisca indichi legga mandi paghi prema prenda racconti riduca richieda ricarichi rimuova riprovi scarichi scelga
  scopra scriva segua strofini tenga tolga torni vada veda
`);
const tuFrench = words(`
  ajoute appelle appuie attends cherche clique connecte découvre détends donne écris envoie essaie fais
  indique inscris modifie ouvre paie prends réessaie recharge réduis regarde remets remplace retire reviens saisis
  supprime télécharge touche utilise va vérifie vois
`);
const duCommands = words(`
  ändere bezahl drück geh gib halte lade leg lösch melde nimm öffne prüf prüfe ruf sag schau schick schreib such trag
  versuch wähl wähle
`);

/** Forms of address in each style. The other style may not use them, and a neutral text uses neither. */
const forms: Readonly<Record<Exclude<Locale, 'en'>, Readonly<Record<AddressStyle, readonly RegExp[]>>>> = {
  de: {
    informal: [
      anywhere('du|dich|dir|dein(?:e[nmrs]?)?|euch|eure?[nmrs]?'),
      first(`(?:bitte )?(?:${duCommands})`),
    ],
    formal: [/(?<=[\p{Ll},] )(?:Sie|Ihnen|Ihr(?:e[nmrs]?)?)(?!\p{L})/u],
  },
  it: {
    informal: [
      anywhere('tu|te|ti|tuo|tua|tuoi|tue|hai|puoi|devi|vuoi|potrai|trovi|ricevi'),
      first(tu),
      first(tuOrNoun),
      anywhere(tuWithObject),
    ],
    formal: [anywhere('Suo|Sua|Suoi|Sue|Lei|Glielo|\\p{Ll}+(?:Le|La)', 'u'), first(lei)],
  },
  fr: {
    informal: [
      anywhere('tu|te|toi|ton|ta|tes|tien(?:ne)?s?|t’\\p{L}+|\\p{L}+-toi'),
      first(`${tuFrench}|choisis(?! par)`),
    ],
    formal: [anywhere('vous|votre|vos|vôtres?|(?!chez|assez|nez|rendez|rez)\\p{L}+ez')],
  },
};

/** Descriptions of what things do look like commands in Italian and French: `Ricorda la lingua`. */
const tellsOfThings = /\.(?:purpose|category|recipient)\./;

/** The styles that a sentence may not use. */
const others = (style: AddressStyle | undefined): readonly AddressStyle[] =>
  style === 'informal' ? ['formal'] : style === 'formal' ? ['informal'] : ['informal', 'formal'];

/** Whether a sentence addresses its reader in the wrong style. English has one form for all. */
export const speaksWrongly = ({ at, locale, style, text }: Said): boolean => {
  if (locale === 'en' || tellsOfThings.test(at)) return false;
  const plain = text.replace(/\{\{?\w+\}?\}/g, 'X').replace(/rendez-vous/giu, '…');
  return others(style).some((other) => forms[locale][other].some((form) => form.test(plain)));
};

import type { Locale } from '../../../../domain/shared/locale.ts';

/** What the letter about a parcel that has left says, the same in either style. */
export interface DispatchWords {
  readonly subject: string;
  readonly tracking: string;
}

export const dispatchWords: Readonly<Record<Locale, DispatchWords>> = {
  de: { subject: 'Unterwegs: Bestellung {number}', tracking: 'Sendungsnummer' },
  en: { subject: 'On its way: order {number}', tracking: 'Tracking number' },
  it: { subject: 'In viaggio: ordine {number}', tracking: 'Numero di spedizione' },
  fr: { subject: 'En route\u202f: commande {number}', tracking: 'Numéro de suivi' },
};

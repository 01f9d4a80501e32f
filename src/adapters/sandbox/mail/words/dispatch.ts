import type { Station } from '../../../../domain/orders/parcel-way.ts';
import type { Locale } from '../../../../domain/shared/locale.ts';

/** What the letter about a parcel that has left says, the same in either style. */
export interface DispatchWords {
  readonly subject: string;
  readonly tracking: string;
  readonly follow: string;
  /** `expected`: a station ahead, with the day by which it is reached. */
  readonly stations: Readonly<Record<Station | 'expected', string>>;
}

export const dispatchWords: Readonly<Record<Locale, DispatchWords>> = {
  de: {
    subject: 'Unterwegs: Bestellung {number}',
    tracking: 'Sendungsnummer',
    follow: 'Sendung verfolgen',
    stations: {
      received: 'Eingegangen',
      packed: 'Verpackt',
      sent: 'Unterwegs',
      delivered: 'Zustellung',
      expected: '{station} bis {day}',
    },
  },
  en: {
    subject: 'On its way: order {number}',
    tracking: 'Tracking number',
    follow: 'Track your parcel',
    stations: {
      received: 'Received',
      packed: 'Packed',
      sent: 'On its way',
      delivered: 'Delivery',
      expected: '{station} by {day}',
    },
  },
  it: {
    subject: 'In viaggio: ordine {number}',
    tracking: 'Numero di spedizione',
    follow: 'Seguire il pacco',
    stations: {
      received: 'Ricevuto',
      packed: 'Preparato',
      sent: 'In viaggio',
      delivered: 'Consegna',
      expected: '{station} entro il {day}',
    },
  },
  fr: {
    subject: 'En route\u202f: commande {number}',
    tracking: 'Numéro de suivi',
    follow: 'Suivre le colis',
    stations: {
      received: 'Reçue',
      packed: 'Emballée',
      sent: 'En route',
      delivered: 'Livraison',
      expected: '{station} d’ici au {day}',
    },
  },
};

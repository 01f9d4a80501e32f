import type { Locale } from '../../../../domain/shared/locale.ts';

/** What the receipt of a cancellation says: a document, the same in either style. */
export interface CancellationWords {
  readonly subject: string;
  readonly text: string;
  readonly receipt: string;
  readonly received: string;
  readonly name: string;
  readonly email: string;
  readonly number: string;
  readonly kind: string;
  readonly ordinary: string;
  readonly extraordinary: string;
  readonly reason: string;
  readonly ends: string;
  readonly soonest: string;
  readonly mistake: string;
}

export const cancellationWords: Readonly<Record<Locale, CancellationWords>> = {
  de: {
    subject: 'Kündigung eingegangen: {number}',
    text: 'Diese Kündigung ist am {at} Uhr eingegangen. Die Nachricht ist der Beleg dafür; bitte aufbewahren.',
    receipt: 'Beleg',
    received: 'Eingegangen am',
    name: 'Name',
    email: 'E-Mail',
    number: 'Abo-Nummer',
    kind: 'Art der Kündigung',
    ordinary: 'ordentlich',
    extraordinary: 'außerordentlich',
    reason: 'Grund',
    ends: 'Der Vertrag endet',
    soonest: 'sofort',
    mistake: 'Das war ein Versehen oder jemand anderes? Eine Antwort auf diese E-Mail genügt.',
  },
  en: {
    subject: 'Cancellation received: {number}',
    text: 'We received this cancellation on {at}. This message is your proof; please keep it.',
    receipt: 'Receipt',
    received: 'Received on',
    name: 'Name',
    email: 'E-mail',
    number: 'Subscription number',
    kind: 'Type of cancellation',
    ordinary: 'ordinary',
    extraordinary: 'extraordinary',
    reason: 'Reason',
    ends: 'The contract ends',
    soonest: 'immediately',
    mistake: 'Was this a mistake, or not you? Just reply to this e-mail.',
  },
  it: {
    subject: 'Disdetta ricevuta: {number}',
    text: 'Questa disdetta è stata ricevuta il {at}. Questo messaggio ne è la ricevuta ed è da conservare.',
    receipt: 'Ricevuta',
    received: 'Ricevuta il',
    name: 'Nome',
    email: 'E-mail',
    number: 'Numero di abbonamento',
    kind: 'Tipo di disdetta',
    ordinary: 'ordinaria',
    extraordinary: 'straordinaria',
    reason: 'Motivo',
    ends: 'Il contratto termina',
    soonest: 'subito',
    mistake: 'È stato un errore, o qualcun altro? Basta rispondere a questa e-mail.',
  },
  fr: {
    subject: 'Résiliation reçue\u202f: {number}',
    text: 'Cette résiliation a été reçue le {at}. Ce message en est l’accusé de réception\u202f: il est à conserver.',
    receipt: 'Accusé de réception',
    received: 'Reçue le',
    name: 'Nom',
    email: 'E-mail',
    number: 'Numéro d’abonnement',
    kind: 'Type de résiliation',
    ordinary: 'ordinaire',
    extraordinary: 'extraordinaire',
    reason: 'Motif',
    ends: 'Le contrat prend fin',
    soonest: 'immédiatement',
    mistake: 'Une erreur, ou quelqu’un d’autre\u202f? Une réponse à cet e-mail suffit.',
  },
};

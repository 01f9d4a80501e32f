import type { Locale } from '../../../../domain/shared/locale.ts';

/** What the receipt of a withdrawal says: a document, the same in either style. */
export interface WithdrawalWords {
  readonly subject: string;
  readonly text: string;
  readonly receipt: string;
  readonly received: string;
  readonly name: string;
  readonly email: string;
  readonly goods: string;
  readonly all: string;
  readonly back: string;
  readonly money: string;
  readonly mistake: string;
}

export const withdrawalWords: Readonly<Record<Locale, WithdrawalWords>> = {
  de: {
    subject: 'Widerruf eingegangen: Bestellung {number}',
    text: 'Diese Erklärung ist am {at} Uhr eingegangen. Die Nachricht ist der Beleg dafür; bitte aufbewahren.',
    receipt: 'Beleg',
    received: 'Eingegangen am',
    name: 'Name',
    email: 'E-Mail',
    goods: 'Widerrufen wird',
    all: 'die ganze Bestellung',
    back: 'Die Ware bitte innerhalb von 14 Tagen mit der Post zurücksenden an: {address}. Das Porto trägt, wer zurückschickt.',
    money:
      'Der Betrag wird spätestens 14 Tage nach diesem Tag auf demselben Weg zurückbezahlt, sobald die Ware oder ihr Versandbeleg da ist.',
    mistake: 'Das war ein Versehen oder jemand anderes? Eine Antwort auf diese E-Mail genügt.',
  },
  en: {
    subject: 'Withdrawal received: order {number}',
    text: 'We received this declaration on {at}. This message is your proof; please keep it.',
    receipt: 'Receipt',
    received: 'Received on',
    name: 'Name',
    email: 'E-mail',
    goods: 'Withdrawn from',
    all: 'the whole order',
    back: 'Please return the goods by post within 14 days to: {address}. Return postage is at your own cost.',
    money:
      'The amount is refunded the way it was paid, no later than 14 days after this day, once the goods or proof of posting have arrived.',
    mistake: 'Was this a mistake, or not you? Just reply to this e-mail.',
  },
  it: {
    subject: 'Recesso ricevuto: ordine {number}',
    text: 'Questa dichiarazione è stata ricevuta il {at}. Questo messaggio ne è la ricevuta ed è da conservare.',
    receipt: 'Ricevuta',
    received: 'Ricevuta il',
    name: 'Nome',
    email: 'E-mail',
    goods: 'Recesso da',
    all: 'l’intero ordine',
    back: 'La merce va rispedita per posta entro 14 giorni a: {address}. Le spese di spedizione sono a carico di chi rispedisce.',
    money:
      'L’importo viene rimborsato con lo stesso mezzo di pagamento entro 14 giorni da questa data, appena arriva la merce o la prova della spedizione.',
    mistake: 'È stato un errore, o qualcun altro? Basta rispondere a questa e-mail.',
  },
  fr: {
    subject: 'Rétractation reçue : commande {number}',
    text: 'Cette déclaration a été reçue le {at}. Ce message en est l’accusé de réception : il est à conserver.',
    receipt: 'Accusé de réception',
    received: 'Reçue le',
    name: 'Nom',
    email: 'E-mail',
    goods: 'Rétractation pour',
    all: 'toute la commande',
    back: 'Les articles sont à renvoyer par la poste sous 14 jours à : {address}. Les frais de renvoi sont à la charge de la personne qui renvoie les articles.',
    money:
      'Le montant est remboursé par le même moyen de paiement, au plus tard 14 jours après cette date, dès réception des articles ou de la preuve d’envoi.',
    mistake: 'Une erreur, ou quelqu’un d’autre ? Une réponse à cet e-mail suffit.',
  },
};

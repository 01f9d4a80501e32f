import type { AddressStyle } from '../../../../domain/shared/brand-id.ts';
import type { Locale } from '../../../../domain/shared/locale.ts';

/** What a letter about money that goes back says. */
export interface RefundWords {
  readonly subject: string;
  /** The order was paid already. */
  readonly twice: string;
  /** The order had been cancelled before the money came. */
  readonly late: string;
  /** The shop gives it back of its own accord: a withdrawal, a complaint. */
  readonly givenBack: string;
  readonly amount: string;
  readonly method: string;
  readonly open: string;
  /** When it arrives. */
  readonly note: string;
}

const de = {
  subject: 'Rückzahlung zur Bestellung {number}',
  amount: 'Rückzahlung',
  method: 'Bezahlt mit',
  open: 'Bestellung ansehen',
};
const en = {
  subject: 'Refund for order {number}',
  amount: 'Refund',
  method: 'Paid by',
  open: 'View order',
};
const it = {
  subject: 'Rimborso per l’ordine {number}',
  amount: 'Rimborso',
  method: 'Pagato con',
  open: 'Vedere l’ordine',
};
const fr = {
  subject: 'Remboursement de la commande {number}',
  amount: 'Remboursement',
  method: 'Payé par',
  open: 'Voir la commande',
};

export const refundWords: Readonly<Record<Locale, Readonly<Record<AddressStyle, RefundWords>>>> = {
  de: {
    informal: {
      ...de,
      twice: 'Deine Bestellung wurde zweimal bezahlt. Den zweiten Betrag zahlen wir dir zurück.',
      late: 'Deine Zahlung kam erst an, als die Bestellung schon storniert war. Wir zahlen dir den Betrag zurück; geliefert wird nichts.',
      givenBack: 'Wir haben dir zu dieser Bestellung Geld zurückgezahlt.',
      note: 'Das Geld kommt auf dem Weg zurück, auf dem du bezahlt hast, meist in wenigen Werktagen. Du musst nichts tun.',
    },
    formal: {
      ...de,
      twice: 'Ihre Bestellung wurde zweimal bezahlt. Den zweiten Betrag zahlen wir Ihnen zurück.',
      late: 'Ihre Zahlung ist erst eingegangen, als die Bestellung bereits storniert war. Wir zahlen Ihnen den Betrag zurück; geliefert wird nichts.',
      givenBack: 'Wir haben Ihnen zu dieser Bestellung Geld zurückgezahlt.',
      note: 'Das Geld kommt auf dem Weg zurück, auf dem Sie bezahlt haben, meist in wenigen Werktagen. Sie müssen nichts tun.',
    },
  },
  en: {
    informal: {
      ...en,
      twice: 'Your order was paid for twice. We’re refunding the second payment to you.',
      late: 'Your payment arrived after the order had been cancelled. We’re refunding it to you; nothing will be delivered.',
      givenBack: 'We’ve sent you a refund for this order.',
      note: 'The money goes back the way you paid, usually within a few working days. There’s nothing you need to do.',
    },
    formal: {
      ...en,
      twice: 'Your order was paid for twice. We are refunding the second payment to you.',
      late: 'Your payment arrived after the order had been cancelled. We are refunding it to you; nothing will be delivered.',
      givenBack: 'We have sent you a refund for this order.',
      note: 'The money is returned the way you paid, usually within a few working days. You do not need to do anything.',
    },
  },
  it: {
    informal: {
      ...it,
      twice: 'Il tuo ordine è stato pagato due volte. Ti rimborsiamo il secondo importo.',
      late: 'Il tuo pagamento è arrivato quando l’ordine era già annullato. Ti rimborsiamo l’importo; non verrà consegnato nulla.',
      givenBack: 'Per questo ordine ti abbiamo rimborsato un importo.',
      note: 'Il denaro torna con lo stesso mezzo con cui hai pagato, di solito in pochi giorni lavorativi. Non devi fare nulla.',
    },
    formal: {
      ...it,
      twice: 'Il Suo ordine è stato pagato due volte. Le rimborsiamo il secondo importo.',
      late: 'Il Suo pagamento è arrivato quando l’ordine era già annullato. Le rimborsiamo l’importo; non verrà consegnato nulla.',
      givenBack: 'Per questo ordine Le abbiamo rimborsato un importo.',
      note: 'Il denaro torna con lo stesso mezzo con cui ha pagato, di solito in pochi giorni lavorativi. Non deve fare nulla.',
    },
  },
  fr: {
    informal: {
      ...fr,
      twice: 'Ta commande a été payée deux fois. Nous te remboursons le second montant.',
      late: 'Ton paiement est arrivé alors que la commande était déjà annulée. Nous te remboursons le montant\u202f; rien ne sera livré.',
      givenBack: 'Pour cette commande, nous t’avons remboursé un montant.',
      note: 'L’argent revient par le moyen de paiement que tu as utilisé, en général en quelques jours ouvrés. Tu n’as rien à faire.',
    },
    formal: {
      ...fr,
      twice: 'Votre commande a été payée deux fois. Nous vous remboursons le second montant.',
      late: 'Votre paiement est arrivé alors que la commande était déjà annulée. Nous vous remboursons le montant\u202f; rien ne sera livré.',
      givenBack: 'Pour cette commande, nous vous avons remboursé un montant.',
      note: 'L’argent revient par le moyen de paiement que vous avez utilisé, en général en quelques jours ouvrés. Vous n’avez rien à faire.',
    },
  },
};

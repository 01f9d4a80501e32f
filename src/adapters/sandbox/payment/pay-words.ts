import type { Locale } from '../../../domain/shared/locale.ts';

export interface PayWords {
  readonly title: string;
  readonly order: string;
  readonly method: string;
  readonly amount: string;
  readonly demo: string;
  readonly succeed: string;
  readonly slow: string;
  readonly decline: string;
  readonly cancel: string;
  readonly paid: string;
  readonly refunded: string;
  readonly waiting: string;
  readonly expired: string;
  readonly declined: string;
  readonly closed: string;
  readonly back: string;
  readonly unknownTitle: string;
  readonly unknown: string;
}

export const payWords: Readonly<Record<Locale, PayWords>> = {
  de: {
    title: 'Sicher bezahlen',
    order: 'Bestellung',
    method: 'Zahlungsart',
    amount: 'Betrag',
    demo: 'Demoseite: Es fließt kein Geld. Wie soll die Zahlung ausgehen?',
    succeed: '{amount} bezahlen',
    slow: 'Langsam bezahlen (8 Sekunden)',
    decline: 'Zahlung ablehnen lassen',
    cancel: 'Abbrechen',
    paid: 'Diese Zahlung ist eingegangen. Es ist nichts mehr zu tun.',
    refunded: 'Die Bestellung war schon bezahlt oder storniert. Dieser Betrag wird zurückgezahlt.',
    waiting: 'Diese Zahlung wird noch geprüft. Der Shop zeigt gleich, wie sie ausgegangen ist.',
    expired: 'Die Zeit zum Bezahlen ist abgelaufen. Es wurde nichts abgebucht.',
    declined: 'Diese Zahlung wurde abgelehnt. Es wurde nichts abgebucht.',
    closed: 'Diese Zahlung wurde beendet. Es wurde nichts abgebucht.',
    back: 'Zurück zum Shop',
    unknownTitle: 'Zahlung nicht gefunden',
    unknown: 'Diese Zahlung gibt es nicht oder nicht mehr. Bitte in den Shop zurückkehren.',
  },
  en: {
    title: 'Pay securely',
    order: 'Order',
    method: 'Payment method',
    amount: 'Amount',
    demo: 'Demo page: no money changes hands. How should the payment end?',
    succeed: 'Pay {amount}',
    slow: 'Pay slowly (8 seconds)',
    decline: 'Have the payment declined',
    cancel: 'Cancel',
    paid: 'This payment has been received. There is nothing left to do.',
    refunded: 'The order had already been paid for or cancelled. This amount will be refunded.',
    waiting: 'This payment is still being checked. The shop will show how it ended in a moment.',
    expired: 'The time to pay has run out. Nothing was charged.',
    declined: 'This payment was declined. Nothing was charged.',
    closed: 'This payment was closed. Nothing was charged.',
    back: 'Back to the shop',
    unknownTitle: 'Payment not found',
    unknown: 'This payment does not exist, or no longer does. Please return to the shop.',
  },
  it: {
    title: 'Pagamento sicuro',
    order: 'Ordine',
    method: 'Metodo di pagamento',
    amount: 'Importo',
    demo: 'Pagina dimostrativa: non viene trasferito denaro. Come deve concludersi il pagamento?',
    succeed: 'Pagare {amount}',
    slow: 'Pagare lentamente (8 secondi)',
    decline: 'Simulare un pagamento rifiutato',
    cancel: 'Annullare',
    paid: 'Questo pagamento è stato ricevuto. Non c’è altro da fare.',
    refunded: 'L’ordine era già stato pagato o annullato. Questo importo sarà rimborsato.',
    waiting: 'Questo pagamento è ancora in verifica. Il negozio mostrerà tra poco l’esito.',
    expired: 'Il tempo per pagare è scaduto. Non è stato addebitato nulla.',
    declined: 'Questo pagamento è stato rifiutato. Non è stato addebitato nulla.',
    closed: 'Questo pagamento è stato chiuso. Non è stato addebitato nulla.',
    back: 'Tornare al negozio',
    unknownTitle: 'Pagamento non trovato',
    unknown: 'Questo pagamento non esiste, o non esiste più. Si può tornare al negozio.',
  },
  fr: {
    title: 'Paiement sécurisé',
    order: 'Commande',
    method: 'Moyen de paiement',
    amount: 'Montant',
    demo: 'Page de démonstration : aucun argent n’est prélevé. Comment le paiement doit-il se terminer ?',
    succeed: 'Payer {amount}',
    slow: 'Payer lentement (8 secondes)',
    decline: 'Simuler un paiement refusé',
    cancel: 'Annuler',
    paid: 'Ce paiement a bien été reçu. Il n’y a plus rien à faire.',
    refunded: 'La commande était déjà payée ou annulée. Ce montant sera remboursé.',
    waiting:
      'Ce paiement est encore en cours de vérification. La boutique en affichera le résultat dans un instant.',
    expired: 'Le délai de paiement est écoulé. Rien n’a été débité.',
    declined: 'Ce paiement a été refusé. Rien n’a été débité.',
    closed: 'Ce paiement a été clos. Rien n’a été débité.',
    back: 'Retour à la boutique',
    unknownTitle: 'Paiement introuvable',
    unknown: 'Ce paiement n’existe pas ou plus. Merci de retourner à la boutique.',
  },
};

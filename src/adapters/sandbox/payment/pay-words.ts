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
  readonly ended: string;
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
    ended: 'Diese Zahlung ist bereits abgeschlossen.',
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
    ended: 'This payment has already been completed.',
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
    succeed: 'Paga {amount}',
    slow: 'Paga lentamente (8 secondi)',
    decline: 'Simula un pagamento rifiutato',
    cancel: 'Annulla',
    ended: 'Questo pagamento è già concluso.',
    back: 'Torna al negozio',
    unknownTitle: 'Pagamento non trovato',
    unknown: 'Questo pagamento non esiste, o non esiste più. Si può tornare al negozio.',
  },
  fr: {
    title: 'Paiement sécurisé',
    order: 'Commande',
    method: 'Mode de paiement',
    amount: 'Montant',
    demo: 'Page de démonstration : aucun argent n’est prélevé. Comment le paiement doit-il se terminer ?',
    succeed: 'Payer {amount}',
    slow: 'Payer lentement (8 secondes)',
    decline: 'Simuler un paiement refusé',
    cancel: 'Annuler',
    ended: 'Ce paiement est déjà terminé.',
    back: 'Retour à la boutique',
    unknownTitle: 'Paiement introuvable',
    unknown: 'Ce paiement n’existe pas ou plus. Veuillez retourner à la boutique.',
  },
};

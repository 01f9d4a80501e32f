import type { BasePrice } from '../../../domain/catalogue/price/base-price.ts';
import type { Locale } from '../../../domain/shared/locale.ts';

/** What an order says of itself, whoever reads it. */
export interface OrderWords {
  readonly subject: string;
  readonly number: string;
  readonly orderedOn: string;
  readonly items: string;
  readonly discount: string;
  readonly shipping: string;
  readonly rounding: string;
  readonly free: string;
  readonly total: string;
  readonly vat: string;
  readonly billing: string;
  readonly delivery: string;
  readonly method: string;
  readonly payment: string;
  readonly paid: string;
  readonly onInvoice: string;
  readonly arrives: string;
  readonly arrivesOn: string;
  /** Above the day on which it is expected. */
  readonly expected: string;
  readonly right: string;
  readonly left: string;
  readonly both: string;
  readonly each: string;
  /** The price of one with its base price, by the unit of that. */
  readonly eachOf: Readonly<Record<BasePrice['unit'], string>>;
  /** Beside what the shop gives, and in the place of its price. */
  readonly gift: string;
  readonly given: string;
  readonly note: string;
  /** What contact lenses were bought on. */
  readonly prescription: string;
  readonly open: string;
  readonly again: string;
  readonly withdraw: string;
  /** An order that came of a subscription. */
  readonly subscription: string;
  /** The same, of a guest's. */
  readonly guestSubscription: string;
}

export const orderWords: Readonly<Record<Locale, OrderWords>> = {
  de: {
    subject: 'Bestellung {number} bei {shop}',
    number: 'Bestellnummer',
    orderedOn: 'Bestellt am',
    items: 'Zwischensumme',
    discount: 'Rabatt',
    shipping: 'Versand',
    rounding: 'Rundung',
    free: 'kostenlos',
    total: 'Gesamtsumme',
    vat: 'inkl. MwSt.',
    billing: 'Rechnungsadresse',
    delivery: 'Lieferadresse',
    method: 'Versandart',
    payment: 'Zahlungsart',
    paid: 'bezahlt',
    onInvoice: 'zahlbar innerhalb von 30 Tagen',
    arrives: 'Lieferung voraussichtlich {from} bis {to}',
    arrivesOn: 'Lieferung voraussichtlich am {from}',
    expected: 'Voraussichtliche Lieferung',
    right: 'Rechtes Auge',
    left: 'Linkes Auge',
    both: 'Beide Augen',
    each: 'je {price}',
    eachOf: {
      lens: 'je {price} ({base} pro Linse)',
      litre: 'je {price} ({base} pro Liter)',
      '100ml': 'je {price} ({base} pro 100\u00a0ml)',
    },
    gift: 'Geschenk',
    given: 'gratis',
    note: 'Anmerkung',
    prescription: 'Verordnung',
    open: 'Bestellung ansehen',
    again: 'Das Gleiche erneut bestellen',
    withdraw: 'Vertrag widerrufen',
    subscription:
      'Diese Bestellung kommt aus einem Abo. Auslassen, pausieren und kündigen geht jederzeit im Konto.',
    guestSubscription:
      'Diese Bestellung gehört zu einem Abo. Auslassen, pausieren und kündigen geht jederzeit über den Link in der Nachricht zum Abo.',
  },
  en: {
    subject: 'Order {number} at {shop}',
    number: 'Order number',
    orderedOn: 'Ordered on',
    items: 'Subtotal',
    discount: 'Discount',
    shipping: 'Shipping',
    rounding: 'Rounding',
    free: 'free',
    total: 'Total',
    vat: 'incl. VAT',
    billing: 'Billing address',
    delivery: 'Delivery address',
    method: 'Shipping method',
    payment: 'Payment method',
    paid: 'paid',
    onInvoice: 'payable within 30 days',
    arrives: 'Expected delivery {from} to {to}',
    arrivesOn: 'Expected delivery on {from}',
    expected: 'Expected delivery',
    right: 'Right eye',
    left: 'Left eye',
    both: 'Both eyes',
    each: '{price} each',
    eachOf: {
      lens: '{price} each ({base} per lens)',
      litre: '{price} each ({base} per litre)',
      '100ml': '{price} each ({base} per 100\u00a0ml)',
    },
    gift: 'Gift',
    given: 'free',
    note: 'Order note',
    prescription: 'Prescription',
    open: 'View order',
    again: 'Order again',
    withdraw: 'Withdraw from contract',
    subscription:
      'This order comes from a subscription. You can skip, pause or cancel in your account at any time.',
    guestSubscription:
      'This order is part of a subscription. You can skip, pause or cancel at any time with the link in the message about the subscription.',
  },
  it: {
    subject: 'Ordine {number} su {shop}',
    number: 'Numero d’ordine',
    orderedOn: 'Ordinato il',
    items: 'Subtotale',
    discount: 'Sconto',
    shipping: 'Spedizione',
    rounding: 'Arrotondamento',
    free: 'gratuita',
    total: 'Totale',
    vat: 'IVA inclusa',
    billing: 'Indirizzo di fatturazione',
    delivery: 'Indirizzo di consegna',
    method: 'Metodo di spedizione',
    payment: 'Metodo di pagamento',
    paid: 'pagato',
    onInvoice: 'da pagare entro 30 giorni',
    arrives: 'Consegna prevista: dal {from} al {to}',
    arrivesOn: 'Consegna prevista: il {from}',
    expected: 'Consegna prevista',
    right: 'Occhio destro',
    left: 'Occhio sinistro',
    both: 'Entrambi gli occhi',
    each: '{price} cad.',
    eachOf: {
      lens: '{price} cad. ({base} per lente)',
      litre: '{price} cad. ({base} al litro)',
      '100ml': '{price} cad. ({base} per 100\u00a0ml)',
    },
    gift: 'Omaggio',
    given: 'gratis',
    note: 'Nota',
    prescription: 'Prescrizione',
    open: 'Vedere l’ordine',
    again: 'Ordinare di nuovo',
    withdraw: 'Recedere dal contratto',
    subscription:
      'Questo ordine nasce da un abbonamento. Saltare una consegna, sospendere o disdire è possibile in ogni momento dall’account.',
    guestSubscription:
      'Questo ordine fa parte di un abbonamento. Saltare una consegna, sospendere o disdire è possibile in ogni momento con il link nel messaggio sull’abbonamento.',
  },
  fr: {
    subject: 'Commande {number} chez {shop}',
    number: 'Numéro de commande',
    orderedOn: 'Commandé le',
    items: 'Sous-total',
    discount: 'Remise',
    shipping: 'Livraison',
    rounding: 'Arrondi',
    free: 'offerte',
    total: 'Total',
    vat: 'TVA comprise',
    billing: 'Adresse de facturation',
    delivery: 'Adresse de livraison',
    method: 'Mode de livraison',
    payment: 'Moyen de paiement',
    paid: 'payé',
    onInvoice: 'à payer sous 30 jours',
    arrives: 'Livraison prévue : du {from} au {to}',
    arrivesOn: 'Livraison prévue : le {from}',
    expected: 'Livraison prévue',
    right: 'Œil droit',
    left: 'Œil gauche',
    both: 'Les deux yeux',
    each: '{price} l’unité',
    eachOf: {
      lens: '{price} l’unité ({base} par lentille)',
      litre: '{price} l’unité ({base} le litre)',
      '100ml': '{price} l’unité ({base} les 100\u00a0ml)',
    },
    gift: 'Cadeau',
    given: 'offert',
    note: 'Remarque',
    prescription: 'Ordonnance',
    open: 'Voir la commande',
    again: 'Commander à nouveau',
    withdraw: 'Se rétracter du contrat',
    subscription:
      'Cette commande vient d’un abonnement. Sauter une livraison, suspendre ou résilier est possible à tout moment dans le compte.',
    guestSubscription:
      'Cette commande fait partie d’un abonnement. Sauter une livraison, suspendre ou résilier est possible à tout moment par le lien du message sur l’abonnement.',
  },
};

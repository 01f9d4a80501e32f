import type { Locale } from '../../../domain/shared/locale.ts';

/** What an invoice says. Numbers and names go between braces. */
export interface InvoiceWords {
  readonly title: string;
  readonly file: string;
  readonly number: string;
  readonly date: string;
  readonly delivery: string;
  readonly item: string;
  readonly quantity: string;
  readonly each: string;
  readonly amount: string;
  readonly rate: string;
  readonly net: string;
  readonly vat: string;
  readonly gross: string;
  readonly paidOn: string;
  readonly payBy: string;
  readonly nothingToPay: string;
  readonly supplied: string;
  readonly taxNumber: string;
  readonly page: string;
}

export const invoiceWords: Readonly<Record<Locale, InvoiceWords>> = {
  de: {
    title: 'Rechnung',
    file: 'Rechnung',
    number: 'Rechnungsnummer',
    date: 'Rechnungsdatum',
    delivery: 'Lieferadresse',
    item: 'Artikel',
    quantity: 'Menge',
    each: 'Einzelpreis',
    amount: 'Betrag',
    rate: 'MwSt.-Satz',
    net: 'Netto',
    vat: 'MwSt.',
    gross: 'Brutto',
    paidOn: 'Bezahlt am {date} mit {method}.',
    payBy:
      'Zahlbar bis {date}. Die Kontoangaben liegen der Lieferung bei; bitte die Rechnungsnummer angeben.',
    nothingToPay: 'Es ist nichts zu bezahlen.',
    supplied: 'Das Lieferdatum entspricht dem Tag des Versands.',
    taxNumber: 'Steuernummer',
    page: 'Seite {page} von {pages}',
  },
  en: {
    title: 'Invoice',
    file: 'Invoice',
    number: 'Invoice number',
    date: 'Invoice date',
    delivery: 'Delivery address',
    item: 'Item',
    quantity: 'Quantity',
    each: 'Unit price',
    amount: 'Amount',
    rate: 'VAT rate',
    net: 'Net',
    vat: 'VAT',
    gross: 'Gross',
    paidOn: 'Paid on {date} by {method}.',
    payBy:
      'Payable by {date}. The bank details are enclosed with the delivery; please quote the invoice number.',
    nothingToPay: 'There is nothing to pay.',
    supplied: 'The date of supply is the day of dispatch.',
    taxNumber: 'Tax number',
    page: 'Page {page} of {pages}',
  },
  it: {
    title: 'Fattura',
    file: 'Fattura',
    number: 'Numero fattura',
    date: 'Data fattura',
    delivery: 'Indirizzo di consegna',
    item: 'Articolo',
    quantity: 'Quantità',
    each: 'Prezzo unitario',
    amount: 'Importo',
    rate: 'Aliquota IVA',
    net: 'Imponibile',
    vat: 'IVA',
    gross: 'Totale',
    paidOn: 'Pagata il {date} con {method}.',
    payBy:
      'Da pagare entro il {date}, indicando il numero della fattura. Le coordinate bancarie si trovano nel pacco.',
    nothingToPay: 'Non c’è nulla da pagare.',
    supplied: 'La data di fornitura è il giorno della spedizione.',
    taxNumber: 'Codice fiscale',
    page: 'Pagina {page} di {pages}',
  },
  fr: {
    title: 'Facture',
    file: 'Facture',
    number: 'Numéro de facture',
    date: 'Date de facture',
    delivery: 'Adresse de livraison',
    item: 'Article',
    quantity: 'Quantité',
    each: 'Prix unitaire',
    amount: 'Montant',
    rate: 'Taux de TVA',
    net: 'HT',
    vat: 'TVA',
    gross: 'TTC',
    paidOn: 'Payée le {date} par {method}.',
    payBy:
      'À payer au plus tard le {date}, en indiquant le numéro de facture. Les coordonnées bancaires se trouvent dans le colis.',
    nothingToPay: 'Il n’y a rien à payer.',
    supplied: 'La date de livraison est le jour de l’expédition.',
    taxNumber: 'Numéro fiscal',
    page: 'Page {page} sur {pages}',
  },
};

import type { CountryCode } from '../../../domain/shared/country.ts';
import type { Locale } from '../../../domain/shared/locale.ts';

/** What invoices and credit notes say. Numbers and names go between braces. */
export interface BillWords {
  readonly title: string;
  /** Before the number in a file's name; `_` is a space. Latin letters only. */
  readonly file: string;
  readonly creditTitle: string;
  readonly creditFile: string;
  readonly creditNumber: string;
  readonly creditDate: string;
  readonly number: string;
  readonly date: string;
  /** Which invoice a credit note corrects. */
  readonly corrects: string;
  readonly correctsInvoice: string;
  readonly credited: string;
  /** The line of a credit note over a sum of money. */
  readonly creditedSum: string;
  readonly creditNote: string;
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

export const billWords: Readonly<Record<Locale, BillWords>> = {
  de: {
    title: 'Rechnung',
    file: 'Rechnung',
    creditTitle: 'Rechnungskorrektur',
    creditFile: 'Rechnungskorrektur',
    creditNumber: 'Korrekturnummer',
    creditDate: 'Datum',
    number: 'Rechnungsnummer',
    date: 'Rechnungsdatum',
    corrects: 'Zur Rechnung',
    correctsInvoice: '{number} vom {date}',
    credited: 'Gutgeschriebener Betrag',
    creditedSum: 'Gutschrift zur Bestellung {number}',
    creditNote:
      'Der Betrag geht auf demselben Weg zurück, auf dem er bezahlt wurde; was noch nicht bezahlt ist, entfällt.',
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
    creditTitle: 'Credit note',
    creditFile: 'Credit_note',
    creditNumber: 'Credit note number',
    creditDate: 'Date',
    number: 'Invoice number',
    date: 'Invoice date',
    corrects: 'For invoice',
    correctsInvoice: '{number} of {date}',
    credited: 'Amount credited',
    creditedSum: 'Credit for order {number}',
    creditNote: 'The amount goes back the way it was paid; what has not been paid yet is no longer due.',
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
    creditTitle: 'Nota di credito',
    creditFile: 'Nota_di_credito',
    creditNumber: 'Numero della nota',
    creditDate: 'Data',
    number: 'Numero fattura',
    date: 'Data fattura',
    corrects: 'Per la fattura',
    correctsInvoice: '{number} del {date}',
    credited: 'Importo accreditato',
    creditedSum: 'Accredito per l’ordine {number}',
    creditNote:
      'L’importo torna per la stessa via con cui è stato pagato; ciò che non è ancora stato pagato non è più dovuto.',
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
    creditTitle: 'Avoir',
    creditFile: 'Avoir',
    creditNumber: 'Numéro de l’avoir',
    creditDate: 'Date',
    number: 'Numéro de facture',
    date: 'Date de facture',
    corrects: 'Pour la facture',
    correctsInvoice: '{number} du {date}',
    credited: 'Montant crédité',
    creditedSum: 'Avoir sur la commande {number}',
    creditNote:
      'Le montant est remboursé par le même moyen de paiement ; ce qui n’est pas encore payé n’est plus dû.',
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

/** What a shop's tax number is called in its country. */
export const vatIdNames: Readonly<Partial<Record<CountryCode, string>>> = {
  CH: 'UID',
  DE: 'USt-IdNr.',
  AT: 'UID',
  IT: 'P. IVA',
  FR: 'N° TVA',
};

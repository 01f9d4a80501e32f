import type { Locale, Localised } from '../../../domain/shared/locale.ts';

const same = (name: string): Localised => ({ de: name, en: name, it: name, fr: name });

const names: Readonly<Record<string, Localised>> = {
  cargo: same('Cargo'),
  dhl: same('DHL'),
  gls_letter: { de: 'GLS-Brief', en: 'GLS letter', it: 'Lettera GLS', fr: 'Lettre GLS' },
  gls_parcel: { de: 'GLS-Paket', en: 'GLS parcel', it: 'Pacco GLS', fr: 'Colis GLS' },
  pickup: {
    de: 'Abholung beim Optiker',
    en: 'Collect from an optician',
    it: 'Ritiro dall’ottico',
    fr: 'Retrait chez l’opticien',
  },
  planzer_economy: same('Planzer Economy'),
  planzer_priority: same('Planzer Priority'),
  swisspost_a_letter: {
    de: 'A-Post-Brief',
    en: 'A-Post letter',
    it: 'Lettera Posta A',
    fr: 'Lettre courrier A',
  },
  swisspost_a_midi: { de: 'A-Post Midi', en: 'A-Post Midi', it: 'Posta A Midi', fr: 'Courrier A Midi' },
  swisspost_a_parcel: {
    de: 'A-Post-Paket',
    en: 'A-Post parcel',
    it: 'Pacco Posta A',
    fr: 'Colis courrier A',
  },
  swisspost_b_letter: {
    de: 'B-Post-Brief',
    en: 'B-Post letter',
    it: 'Lettera Posta B',
    fr: 'Lettre courrier B',
  },
  swisspost_b_midi: { de: 'B-Post Midi', en: 'B-Post Midi', it: 'Posta B Midi', fr: 'Courrier B Midi' },
  swisspost_b_parcel: {
    de: 'B-Post-Paket',
    en: 'B-Post parcel',
    it: 'Pacco Posta B',
    fr: 'Colis courrier B',
  },
  swisspost_registered_letter: {
    de: 'Einschreiben (Brief)',
    en: 'Registered letter',
    it: 'Lettera raccomandata',
    fr: 'Lettre recommandée',
  },
  swisspost_registered_parcel: {
    de: 'Einschreiben (Paket)',
    en: 'Registered parcel',
    it: 'Pacco raccomandato',
    fr: 'Colis recommandé',
  },
  visa: same('Visa'),
  master_card: same('Mastercard'),
  american_express: same('American Express'),
  paypal: same('PayPal'),
  twint: same('TWINT'),
  postfinance_efinance: same('PostFinance'),
  google_pay: same('Google Pay'),
  apple_pay: same('Apple Pay'),
  klarna_sofort: same('Klarna Sofort'),
  invoice: { de: 'Rechnung', en: 'Invoice', it: 'Fattura', fr: 'Facture' },
};

/** What a way of sending or paying is called. */
export const methodName = (key: string, locale: Locale): string => names[key]?.[locale] ?? key;

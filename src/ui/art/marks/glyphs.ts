/** Our own 22 × 22 drawings for kinds of payment and shipping methods. They are not logos. */
export const glyphs = {
  card: 'M3 4.5h16a1.5 1.5 0 0 1 1.5 1.5v10a1.5 1.5 0 0 1-1.5 1.5H3A1.5 1.5 0 0 1 1.5 16V6A1.5 1.5 0 0 1 3 4.5zM1.5 8.5h19M5 13.5h4',
  phone:
    'M5 1.5h6.5A1.5 1.5 0 0 1 13 3v16a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 19V3A1.5 1.5 0 0 1 5 1.5zM7.2 17.5h2.2M15.8 8q2 3 0 6M18.6 6q3.4 5 0 10',
  account: 'M2 4.5h18v13H2zM2 5.5l9 6.5l9-6.5',
  bank: 'M2 8.5L11 3l9 5.5zM4.5 8.5v7.5M9 8.5v7.5M13 8.5v7.5M17.5 8.5v7.5M2 18.5h18',
  paper: 'M5 1.5h9l3.5 3.5v15.5H5zM8 7.5h6M8 11h6M8 14.5h4',
  van: 'M1.5 5h12v10.5h-12zM13.5 8.5h4l3 3.5v3.5h-7M6.5 15.5a2 2 0 1 1-4 0a2 2 0 1 1 4 0zM19 15.5a2 2 0 1 1-4 0a2 2 0 1 1 4 0z',
  shop: 'M2 9l1.8-5.5h14.4L20 9M2.5 9v10.5h17V9M2 9h18M14.5 19.5V13h-5v6.5',
  flight: 'M1.5 10.5L20.5 2.5L14.5 19.5L10.5 12.5zM10.5 12.5L20.5 2.5M10.5 12.5L7 17.5V9',
} as const;
type Glyph = keyof typeof glyphs;

/**
 * The kind of each method code, and its name if that is the same in each language. An unknown code gets no badge.
 */
export const marks: Readonly<Record<string, readonly [glyph: Glyph, name?: string]>> = {
  visa: ['card', 'Visa'],
  master_card: ['card', 'Mastercard'],
  american_express: ['card', 'Amex'],
  paypal: ['account', 'PayPal'],
  twint: ['phone', 'TWINT'],
  google_pay: ['phone', 'Google Pay'],
  apple_pay: ['phone', 'Apple Pay'],
  postfinance_efinance: ['bank', 'PostFinance'],
  klarna_sofort: ['bank', 'Klarna'],
  invoice: ['paper'],
  dhl: ['van', 'DHL'],
  gls: ['van', 'GLS'],
  post: ['van'],
  planzer: ['van', 'Planzer'],
  other: ['van'],
  pickup: ['shop'],
  miles_and_more: ['flight', 'Miles & More'],
};

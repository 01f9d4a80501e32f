export interface LookColours {
  readonly primary: string;
  readonly onPrimary: string;
  readonly ground: string;
  readonly surface: string;
  readonly text: string;
  readonly line: string;
}

/** How a shop looks to those who only lend it their page: the payment provider, the mail. */
export interface BrandLook extends LookColours {
  /** For who asks for a dark page. */
  readonly dark: LookColours;
  /** On a dark page behind what is pictured for a light one. */
  readonly plate: string;
  /** Behind the logo. */
  readonly bar: string;
  /** Where the logo stands in it. */
  readonly align: 'left' | 'center';
  /** Typefaces as CSS, with what stands in for them where they are not to be had. */
  readonly type: string;
  readonly headType: string;
  readonly headWeight: number;
  /** Units: pixels. */
  readonly radius: number;
}

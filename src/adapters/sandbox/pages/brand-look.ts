export interface LookColours {
  readonly primary: string;
  readonly onPrimary: string;
  readonly ground: string;
  readonly surface: string;
  readonly text: string;
  readonly line: string;
}

/** A logo as outlines, in colours for white paper. It is 172 units high. */
export interface PaperLogo {
  readonly shapes: readonly { readonly path: string; readonly colour: string }[];
}

/** A shop's look on pages outside the shop itself: the payment provider's page and mails. */
export interface BrandLook extends LookColours {
  /** Colours for dark mode. */
  readonly dark: LookColours;
  /** Background of pictures made for a light page, on a dark page. */
  readonly plate: string;
  /** Background colour behind the logo. */
  readonly bar: string;
  /** Position of the logo in the bar. */
  readonly align: 'left' | 'center';
  /** Typefaces as CSS, with their fallbacks. */
  readonly type: string;
  readonly headType: string;
  readonly headWeight: number;
  /** Units: pixels. */
  readonly radius: number;
}

/** A shop's look on pages and on paper. */
export interface ShopLook extends BrandLook {
  readonly logo: PaperLogo;
}

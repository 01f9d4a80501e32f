/** What distinguishes a shop on pages without a hero: on listings and product pages. Colours are `#rrggbb`. */
interface Look {
  /** The bar with the shop's promises above the header. */
  readonly bar: Strip;
  /** The menu below the header; undefined for the header's own colours. */
  readonly menu?: Strip;
  /** The background of a listing's head. */
  readonly band: string;
  /** Alignment of headings, menu and cards. */
  readonly align: 'start' | 'center';
  /** The size of a page's main heading, as a share of the usual size. */
  readonly title: number;
  readonly card: {
    readonly framed: boolean;
    /** `open`: only the picture has a surface. `bleed`: it reaches the card's edges. */
    readonly picture: 'open' | 'bleed' | 'inset';
    /** The gap between cards of a grid and between rows of a list, in px; -1: rows share their borders. */
    readonly gap: number;
    readonly rows: number;
    readonly shadow: string;
  };
  /** The width of a product's picture beside its form, in twelfths. */
  readonly gallery: number;
  /** Whether a product's form has a panel of its own. */
  readonly panel: boolean;
  /** How the values of one eye look: with a border, or on a tint. */
  readonly eye: 'framed' | 'tinted';
}

/** A full-width bar with a background of its own. */
interface Strip {
  readonly ground: string;
  readonly text: string;
}

export interface Colours {
  readonly primary: string;
  readonly onPrimary: string;
  /** A light tint of the primary colour, for the background of text. */
  readonly tint: string;
  readonly secondary: string;
  readonly onSecondary: string;
  readonly ground: string;
  readonly surface: string;
  readonly text: string;
  readonly muted: string;
  readonly line: string;
  readonly footer: string;
  readonly onFooter: string;
  /** The background of pictures that were taken on white. */
  readonly plate: string;
}

/** All values with colours for dark mode. Source: DARK-1. */
export interface Night {
  readonly colours: Colours;
  readonly shadow: string;
  readonly bar: Strip;
  readonly menu: Strip | undefined;
  readonly band: string;
  readonly cardShadow: string;
}

/** The design of one shop as values; colours are `#rrggbb`. */
export interface Theme {
  readonly colours: Colours;
  readonly fonts: {
    readonly text: string;
    readonly head: string;
    readonly figures: 'normal' | 'tabular-nums';
    /** Added to each space, for typefaces with too little space between words. */
    readonly wordSpace?: string;
  };
  readonly head: { readonly weight: number; readonly tracking: string; readonly leading: number };
  /** Corner radii in px. `pill`: for buttons and badges. */
  readonly corners: {
    readonly s: number;
    readonly m: number;
    readonly l: number;
    readonly pill: number;
  };
  /** Spacing in px: inside cards, and between a page's sections. */
  readonly density: { readonly card: number; readonly section: number };
  readonly shadow: string;
  /** The easing of animations, as a CSS timing function. */
  readonly ease: string;
  readonly look: Look;
  readonly night: Night;
}

/** Returns a font list: the typeface and its fallbacks until it is loaded. `Wide` is for systems that have only wide fonts. */
export const face = (name: string, ending: 'sans-serif' | 'serif' = 'sans-serif'): string =>
  `'${name} Variable', '${name} Fallback', '${name} Wide', ${ending}`;

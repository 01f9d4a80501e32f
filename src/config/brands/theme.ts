/** What tells a shop apart where no hero does: on its listings and product pages. Colours are `#rrggbb`. */
interface Look {
  /** The line of promises above the header. */
  readonly bar: Strip;
  /** The menu below the header; none: the header's own colours. */
  readonly menu?: Strip;
  /** Behind the head of a listing. */
  readonly band: string;
  /** Of heads, menu and cards. */
  readonly align: 'start' | 'center';
  /** Of a page's own heading, as a share of the usual size. */
  readonly title: number;
  readonly card: {
    readonly framed: boolean;
    /** `open`: the picture alone stands on a surface. `bleed`: it reaches the card's edges. */
    readonly picture: 'open' | 'bleed' | 'inset';
    /** Between cards of a grid, and between the rows of a list, in px; -1: rows share their lines. */
    readonly gap: number;
    readonly rows: number;
    readonly shadow: string;
  };
  /** How wide the picture of a product stands beside its form, of 12. */
  readonly gallery: number;
  /** A product's form stands on a panel of its own. */
  readonly panel: boolean;
  /** The values of one eye: framed, or on a wash of colour. */
  readonly eye: 'framed' | 'tinted';
}

/** A line of its own ground across the page. */
interface Strip {
  readonly ground: string;
  readonly text: string;
}

export interface Colours {
  readonly primary: string;
  readonly onPrimary: string;
  /** A wash of the primary colour, to stand behind text. */
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
  /** Behind pictures that were taken on white. */
  readonly plate: string;
}

/** All that has a colour, once more for visitors who ask for a dark page. Source: DARK-1. */
export interface Night {
  readonly colours: Colours;
  readonly shadow: string;
  readonly bar: Strip;
  readonly menu: Strip | undefined;
  readonly band: string;
  readonly cardShadow: string;
}

/** What one shop looks like, as values; colours are `#rrggbb`. */
export interface Theme {
  readonly colours: Colours;
  readonly fonts: {
    readonly text: string;
    readonly head: string;
    readonly figures: 'normal' | 'tabular-nums';
    /** Added to each space, for typefaces that set words too close. */
    readonly wordSpace?: string;
  };
  readonly head: { readonly weight: number; readonly tracking: string; readonly leading: number };
  /** Corners in px. `pill`: of buttons and badges. */
  readonly corners: {
    readonly s: number;
    readonly m: number;
    readonly l: number;
    readonly pill: number;
  };
  /** How far apart things stand: of cards within, and of a page's parts, in px. */
  readonly density: { readonly card: number; readonly section: number };
  readonly shadow: string;
  /** How what moves comes to rest, as a timing function of CSS. */
  readonly ease: string;
  readonly look: Look;
  readonly night: Night;
}

/** A typeface, and what stands in for it until it is there; `Wide` is for systems that have wide letters only. */
export const face = (name: string, ending: 'sans-serif' | 'serif' = 'sans-serif'): string =>
  `'${name} Variable', '${name} Fallback', '${name} Wide', ${ending}`;

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

interface Strip {
  readonly ground: string;
  readonly text: string;
}

/** What one shop looks like, as values; colours are `#rrggbb`. */
export interface Theme {
  readonly colours: {
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
  };
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
  readonly look: Look;
}

/** Signals mean the same in every shop, so they look the same. Each reads on white and on its own tint. */
const signals = {
  success: '#17663a',
  'success-tint': '#e6f4ec',
  warning: '#8a4b00',
  'warning-tint': '#fdf1dd',
  danger: '#b3131b',
  'danger-tint': '#fdebec',
  info: '#0b5394',
  'info-tint': '#e6f0fa',
  'on-success': '#ffffff',
  'on-warning': '#ffffff',
  'on-danger': '#ffffff',
  'on-info': '#ffffff',
} as const;

export const signalColours: Readonly<Record<string, string>> = signals;

/** The stand-in of a font: what it names after itself. */
const standIn = (font: string): string => font.slice(font.indexOf(',') + 1).trim();

const px = (value: number): string => (value === 0 ? '0' : `${value}px`);

const lookOf = ({ look, colours, density, shadow }: Theme): Readonly<Record<string, string>> => {
  const { bar, menu, card } = look;
  const inset = px(density.card * 0.75);
  return {
    bar: bar.ground,
    'on-bar': bar.text,
    menu: menu?.ground ?? 'none',
    'on-menu': menu?.text ?? 'inherit',
    'menu-mark': menu?.text ?? colours.primary,
    band: look.band,
    align: look.align,
    'menu-push': look.align === 'center' ? '0' : 'auto',
    title: String(look.title),
    'card-line': card.framed ? colours.line : 'transparent',
    'card-ground': card.picture === 'open' ? 'none' : colours.surface,
    'card-inset': card.picture === 'open' ? '0px' : inset,
    'card-bleed': card.picture === 'bleed' ? inset : '0px',
    'card-gap': px(card.gap),
    'card-rows': px(card.rows),
    'card-shadow': card.shadow,
    gallery: `${look.gallery}fr`,
    form: `${12 - look.gallery}fr`,
    panel: look.panel ? colours.surface : 'none',
    'panel-inset': look.panel ? px(density.card) : '0px',
    'panel-shadow': look.panel ? shadow : 'none',
    'eye-ground': look.eye === 'tinted' ? colours.tint : colours.surface,
    'eye-line': look.eye === 'tinted' ? 'transparent' : colours.line,
  };
};

/**
 * The block of custom properties that is sent with each page of the shop. Its stand-ins are shown first: the starter
 * calls for the fonts themselves after the largest picture.
 */
export const themeCss = (theme: Theme): string => {
  const { colours, fonts, head, corners, density, shadow } = theme;
  const properties: Readonly<Record<string, string>> = {
    primary: colours.primary,
    'on-primary': colours.onPrimary,
    tint: colours.tint,
    secondary: colours.secondary,
    'on-secondary': colours.onSecondary,
    ground: colours.ground,
    surface: colours.surface,
    text: colours.text,
    muted: colours.muted,
    line: colours.line,
    footer: colours.footer,
    'on-footer': colours.onFooter,
    ...signals,
    'font-text': standIn(fonts.text),
    'font-head': standIn(fonts.head),
    figures: fonts.figures,
    'word-space': fonts.wordSpace ?? 'normal',
    'head-weight': String(head.weight),
    'head-tracking': head.tracking,
    'head-leading': String(head.leading),
    'radius-s': px(corners.s),
    'radius-m': px(corners.m),
    'radius-l': px(corners.l),
    pill: px(corners.pill),
    space: '8px',
    'card-space': px(density.card),
    'section-space': px(density.section),
    shadow,
    ...lookOf(theme),
  };
  const own = `--font-text:${fonts.text};--font-head:${fonts.head}`;
  const root = Object.entries(properties)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');
  return `:root{${root}}:root[data-fonts]{${own}}@media (scripting:none){:root{${own}}}`;
};

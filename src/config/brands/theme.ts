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

const px = (value: number): string => (value === 0 ? '0' : `${value}px`);

/** The block of custom properties that is sent with each page of the shop. */
export const themeCss = ({ colours, fonts, head, corners, density, shadow }: Theme): string => {
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
    'font-text': fonts.text,
    'font-head': fonts.head,
    figures: fonts.figures,
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
  };
  return `:root{${Object.entries(properties)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')}}`;
};

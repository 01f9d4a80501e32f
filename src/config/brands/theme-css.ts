import type { Theme } from './theme.ts';

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
  const { colours, fonts, head, corners, density, shadow, ease } = theme;
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
    ease,
    ...lookOf(theme),
  };
  const own = `--font-text:${fonts.text};--font-head:${fonts.head}`;
  const root = Object.entries(properties)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');
  return `:root{${root}}:root[data-fonts]{${own}}@media (scripting:none){:root{${own}}}`;
};

import { type Signals, signalsAtNight, signalsByDay } from './signals.ts';
import type { Theme } from './theme.ts';

/** Returns the fallback fonts of a font: those listed after it. */
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

const propertiesOf = (theme: Theme, signals: Signals): Readonly<Record<string, string>> => {
  const { colours, fonts, head, corners, density, shadow, ease } = theme;
  return {
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
    plate: colours.plate,
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
};

const declared = (properties: readonly (readonly [string, string])[]): string =>
  properties.map(([name, value]) => `--${name}:${value}`).join(';');

/**
 * Returns the block of custom properties that is sent with each page of the shop. Fallback fonts are shown first: the
 * starter loads the fonts themselves after the largest picture.
 */
export const themeCss = (theme: Theme): string => {
  const { fonts } = theme;
  const own = `--font-text:${fonts.text};--font-head:${fonts.head}`;
  const root = declared(Object.entries(propertiesOf(theme, signalsByDay)));
  return `:root{${root}}:root[data-fonts]{${own}}@media (scripting:none){:root{${own}}}`;
};

/** Returns the theme in its dark colours. */
export const atNight = (theme: Theme): Theme => {
  const { colours, shadow, bar, menu, band, cardShadow } = theme.night;
  const { menu: _, card, ...look } = theme.look;
  return {
    ...theme,
    colours,
    shadow,
    look: { ...look, bar, ...(menu && { menu }), band, card: { ...card, shadow: cardShadow } },
  };
};

/** Returns the properties of that block that differ in dark mode. Print stays light. Source: DARK-1. */
export const nightCss = (theme: Theme): string => {
  const byDay = propertiesOf(theme, signalsByDay);
  const changed = Object.entries(propertiesOf(atNight(theme), signalsAtNight)).filter(
    ([name, value]) => byDay[name] !== value,
  );
  return `@media screen and (prefers-color-scheme:dark){:root{color-scheme:dark;${declared(changed)}}}`;
};

import type { Brand } from '../brands/brand.ts';
import { themeCss } from '../brands/theme-css.ts';
import type { Assets, PageFiles } from './assets.ts';
import { ownFonts } from './own-fonts.ts';
import { ownLook } from './own-look.ts';

const declaration = /(--[a-z][\w-]*)(:[^;{}]*)(;?)/g;

/** The theme's properties by the names that the sheets have for them; those that no sheet reads are left out. */
export const renamed = (css: string, names: Readonly<Record<string, string>>): string =>
  css
    .replace(declaration, (_whole, name: string, value: string, end: string) =>
      names[name] ? names[name] + value + end : '',
    )
    .replaceAll(';}', '}');

/**
 * What is sent in the page's head: the shop's look, and the sheets without the fonts of other shops. `hasMenu`: as long as
 * the page is there.
 */
export const pageStyles = (
  { theme, shop }: Brand,
  files: PageFiles,
  names: Assets['properties'],
  hasMenu: boolean,
): string => {
  const look = themeCss(theme);
  const css = ownLook(ownFonts(files.css, `${theme.fonts.text},${theme.fonts.head}`), shop, hasMenu);
  return (names ? renamed(look, names) : look) + css;
};

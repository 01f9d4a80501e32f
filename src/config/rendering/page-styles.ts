import type { Brand } from '../brands/brand.ts';
import { nightCss, themeCss } from '../brands/theme-css.ts';
import type { Assets, PageFiles } from './assets.ts';
import { withoutConditions } from './condition-rules.ts';
import { withoutLater } from './later-rules.ts';
import { ownFonts } from './own-fonts.ts';
import { ownLook } from './own-look.ts';
import { renamed } from './renamed.ts';

/**
 * What is sent in the page's head: the shop's look, and the sheets without the fonts of other shops and without what stands in
 * the sheet of conditions, which only a build has. `hasMenu`: as long as the page is there. `later`: the classes that a sheet
 * below has, of a page that links to it.
 */
export const pageStyles = (
  { theme, shop }: Brand,
  files: PageFiles,
  names: Assets['properties'],
  hasMenu: boolean,
  later: readonly string[] | undefined,
): string => {
  const look = themeCss(theme);
  if (!names) return look + nightCss(theme) + files.css;
  const css = ownFonts(withoutConditions(files.css), `${theme.fonts.text},${theme.fonts.head}`);
  return renamed(look, names) + ownLook(later ? withoutLater(css, later) : css, shop, hasMenu);
};

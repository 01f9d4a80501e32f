import type { Brand } from '../brands/brand.ts';
import { nightCss, themeCss } from '../brands/theme-css.ts';
import type { Assets, PageFiles } from './assets.ts';
import { withoutConditions } from './condition-rules.ts';
import { withoutLater } from './later-rules.ts';
import { ownFonts } from './own-fonts.ts';
import { ownLook } from './own-look.ts';
import { renamed } from './renamed.ts';

/**
 * Returns the styles in the page's head: the theme, and the stylesheets without the fonts of other shops and, in a
 * build, without the separate rules for dark mode, forced colours and print. `hasMenu`: for as long as the page is
 * open. `later`: the classes of the later stylesheet, if the page links to one.
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

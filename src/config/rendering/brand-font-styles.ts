import type { BrandId } from '../../domain/shared/brand-id.ts';
import { brands } from '../brands/brands.ts';
import type { Assets } from './assets.ts';
import { fontsAlone } from './own-fonts.ts';

/**
 * Returns a shop's typefaces as CSS for a page that is not built from its stylesheets: the fonts, and the elements that
 * use them.
 */
export const brandFontStyles =
  (assets: Pick<Assets, 'filesOf'>) =>
  (id: BrandId): string => {
    const { fonts, head } = brands[id].theme;
    const faces = fontsAlone(assets.filesOf('page', []).css, `${fonts.text},${fonts.head}`);
    const space = fonts.wordSpace ? `;word-spacing:${fonts.wordSpace}` : '';
    return `${faces}body{font-family:${fonts.text};font-variant-numeric:${fonts.figures}${space}}h1,.shop{font-family:${fonts.head};font-weight:${head.weight};letter-spacing:${head.tracking}}`;
  };

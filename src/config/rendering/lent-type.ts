import type { BrandId } from '../../domain/shared/brand-id.ts';
import { brands } from '../brands/brands.ts';
import type { Assets } from './assets.ts';
import { fontsAlone } from './own-fonts.ts';

/** A shop's typefaces for a page that is not built from its sheets: the fonts, and who wears them, as CSS. */
export const lentType =
  (assets: Pick<Assets, 'filesOf'>) =>
  (id: BrandId): string => {
    const { fonts, head } = brands[id].theme;
    const faces = fontsAlone(assets.filesOf('page', []).css, `${fonts.text},${fonts.head}`);
    const space = fonts.wordSpace ? `;word-spacing:${fonts.wordSpace}` : '';
    return `${faces}body{font-family:${fonts.text};font-variant-numeric:${fonts.figures}${space}}h1,.shop{font-family:${fonts.head};font-weight:${head.weight};letter-spacing:${head.tracking}}`;
  };

import type { BrandId } from '../../../domain/shared/brand-id.ts';
import { logos } from '../../../ui/art/logos/logos.ts';
import { brands } from '../../brands/brands.ts';

/** On a dark header the logo is light. */
const light = { mark: '#f06bb4', second: '#ffffff', words: '#ffffff' } as const;

/**
 * The shop's symbol and name as an SVG document, in the colours of its header. All have the room of the longest, 233 by
 * 43 px, so that no header moves when its logo comes. Letters reach below the drawing's grid of 172.
 */
export const brandLogo = (brand: BrandId): string => {
  const { width, mark, second, words } = logos[brand];
  const { shop, theme } = brands[brand];
  const { primary, secondary, text } = theme.colours;
  const ink = shop.header === 'dark' ? light : { mark: primary, second: secondary, words: text };
  const place = shop.header === 'centred' ? 'xMidYMid' : 'xMinYMid';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 188" width="233" height="43" preserveAspectRatio="${place}"><path fill="${ink.mark}" fill-rule="evenodd" d="${mark}"/><path fill="${ink.second}" fill-rule="evenodd" d="${second}"/><path fill="${ink.words}" d="${words}"/></svg>`;
};

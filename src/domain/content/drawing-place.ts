import type { Locale } from '../shared/locale.ts';
import type { DrawingName } from './drawing.ts';

/** Returns the width and height of a drawing. Units: drawing units, which are CSS px at its usual size. */
export const drawingSize = (name: DrawingName): readonly [width: number, height: number] => {
  if (/^(person|optician|hero-)/.test(name)) return [400, 500];
  if (/^(hero|place)/.test(name)) return [1200, 500];
  return name.startsWith('tile') ? [400, 400] : [600, 400];
};

/** Returns the URL of a shop's drawing, as SVG. */
export const drawingUrl = (brand: string, name: DrawingName): string => `/drawings/${brand}/${name}.svg`;

/** Returns the URL of the drawing of the shop's place at the time of the request. Source: FACE-16. */
export const placeNowUrl = (brand: string): string => `/drawings/${brand}/place-now.svg`;

/** Returns the URL of the drawing with a coloured lens. `lens`: `#rrggbb`. Source: EYE-7. */
export const wearingUrl = (brand: string, name: DrawingName, lens: string): string =>
  `/drawings/${brand}/${name}-${lens.slice(1)}.svg`;

/** The size of a shop's picture in link previews. Units: px. */
export const shareSize = { width: 1200, height: 630 } as const;
/** Returns the URL of that picture. Source: FACE-2. */
export const shareUrl = (brand: string): string => `/drawings/${brand}/share.png`;
/**
 * Returns the URL of the preview picture of one product or category, in a language. `of`: `p/10011`,
 * `c/kontaktlinsen/tageslinsen`. Source: SHARE-1, SHARE-2.
 */
export const shareCardUrl = (brand: string, locale: Locale, of: string): string =>
  `/drawings/${brand}/share/${locale}/${of}.png`;

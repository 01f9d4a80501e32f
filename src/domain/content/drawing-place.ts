import type { Locale } from '../shared/locale.ts';
import type { DrawingName } from './drawing.ts';

/** How much room a drawing takes: width and height. Units: drawing units, which are CSS px at its usual size. */
export const drawingSize = (name: DrawingName): readonly [width: number, height: number] => {
  if (/^(person|optician|hero-)/.test(name)) return [400, 500];
  if (/^(hero|place)/.test(name)) return [1200, 500];
  return name.startsWith('tile') ? [400, 400] : [600, 400];
};

/** Where a shop's drawing is to be had: as lines, sharp in any size. */
export const drawingUrl = (brand: string, name: DrawingName): string => `/drawings/${brand}/${name}.svg`;

/** The shop's place as it looks when somebody asks for it. Source: FACE-16. */
export const placeNowUrl = (brand: string): string => `/drawings/${brand}/place-now.svg`;

/** The same with a coloured lens. `lens`: `#rrggbb`. Source: EYE-7. */
export const wearingUrl = (brand: string, name: DrawingName, lens: string): string =>
  `/drawings/${brand}/${name}-${lens.slice(1)}.svg`;

/** What previews of links show of a shop. Units: px. */
export const shareSize = { width: 1200, height: 630 } as const;
/** Where that is to be had. Source: FACE-2. */
export const shareUrl = (brand: string): string => `/drawings/${brand}/share.png`;
/**
 * And what they show of one product or category there, in a language. `of`: `p/10011`, `c/kontaktlinsen/tageslinsen`.
 * Source: SHARE-1, SHARE-2.
 */
export const shareCardUrl = (brand: string, locale: Locale, of: string): string =>
  `/drawings/${brand}/share/${locale}/${of}.png`;

import type { ComponentType } from 'react';
import type { TrustRating } from '../../application/shared/shop.ts';
import type { Part } from '../shared/handle.ts';

let view: ComponentType<{ readonly rating: TrustRating }> | undefined;

/** Returns the component that shows the shop's rating on another site; undefined before it was loaded. */
export const trustBoxView = (): typeof view => view;

/** Loads with the frame of shops that have a rating. It uses the stars of product cards, which few frames contain. */
export const trustBox: Part = {
  chunk: 'src/ui/layout/TrustBox.tsx',
  load: async () => {
    view ??= (await import('./TrustBox.tsx')).TrustBox;
  },
};

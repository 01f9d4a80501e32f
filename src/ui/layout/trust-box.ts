import type { ComponentType } from 'react';
import type { TrustRating } from '../../application/shared/shop.ts';
import type { Part } from '../shared/handle.ts';

let view: ComponentType<{ readonly rating: TrustRating }> | undefined;

/** What shows how a shop is rated elsewhere; nothing before it was loaded. */
export const trustBoxView = (): typeof view => view;

/** It comes with the frame of a shop that is rated: its stars are those of cards, which few frames have. */
export const trustBox: Part = {
  chunk: 'src/ui/layout/TrustBox.tsx',
  load: async () => {
    view ??= (await import('./TrustBox.tsx')).TrustBox;
  },
};

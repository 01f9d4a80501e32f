import type { Art } from '../range/art-type.ts';

/** The views that a product picture can show, and those drawn again for a narrow screen. Source: CAT-1. */
export const pictureViews = ['front', 'back', 'blister', 'parameters', 'parameters-mobile'] as const;
export type PictureView = (typeof pictureViews)[number];

export const isPictureView = (input: string): input is PictureView =>
  pictureViews.some((view) => view === input);

/** Returns the view that a narrow-screen view replaces. Undefined for a view for all screens. */
export const wideViewOf = (view: string): string | undefined => /^(.*)-mobile$/.exec(view)?.[1];

/** Returns the views of a kind of product, its cover first. Source: CAT-1. */
export const viewsOf = ({ kind }: Art): readonly PictureView[] => {
  switch (kind) {
    case 'box':
      return ['front', 'back', 'blister', 'parameters'];
    case 'bottle':
    case 'drops':
    case 'case':
      return ['front', 'back'];
    case 'sunglasses':
    case 'reading':
      return ['front', 'back', 'parameters', 'parameters-mobile'];
  }
};

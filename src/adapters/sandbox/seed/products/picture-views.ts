import type { Art } from '../range/art-type.ts';

/** What a picture of a product can show, and what of that is drawn anew for a narrow screen. Source: CAT-1. */
export const pictureViews = ['front', 'back', 'blister', 'parameters', 'parameters-mobile'] as const;
export type PictureView = (typeof pictureViews)[number];

export const isPictureView = (input: string): input is PictureView =>
  pictureViews.some((view) => view === input);

/** The view that one for a narrow screen stands for; none: it is for every screen. */
export const wideViewOf = (view: string): string | undefined => /^(.*)-mobile$/.exec(view)?.[1];

/** The views that a product of this kind has, its cover first. Source: CAT-1. */
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

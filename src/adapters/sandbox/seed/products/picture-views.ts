import type { Art } from '../range/art-type.ts';

/** What a picture of a product can show. Source: CAT-1. */
export const pictureViews = ['front', 'back', 'blister', 'parameters'] as const;
export type PictureView = (typeof pictureViews)[number];

export const isPictureView = (input: string): input is PictureView =>
  pictureViews.some((view) => view === input);

/** The views that a product of this kind has, its cover first. Source: CAT-1. */
export const viewsOf = ({ kind }: Art): readonly PictureView[] => {
  switch (kind) {
    case 'box':
      return pictureViews;
    case 'bottle':
    case 'drops':
    case 'case':
      return ['front', 'back'];
    case 'sunglasses':
    case 'reading':
      return ['front', 'back', 'parameters'];
  }
};

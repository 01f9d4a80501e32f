import { type Gallery, galleryViews, type ShownGallery } from './product.ts';

/**
 * Returns a gallery without the pictures for narrow screens that equal the wide ones, because the wide ones are scaled
 * down anyway. A view without a wide picture is not shown. Source: CAT-1.
 */
export const shownGallery = ({ mobile, ...wide }: Gallery): ShownGallery => {
  const narrow = galleryViews.flatMap((view) => {
    const address = mobile[view];
    return wide[view] && address && address !== wide[view] ? [[view, address] as const] : [];
  });
  return narrow.length > 0 ? { ...wide, mobile: Object.fromEntries(narrow) } : wide;
};

import { type Gallery, galleryViews, type ShownGallery } from './product.ts';

/**
 * A gallery without the pictures for narrow screens that are no others: a wide one is drawn small there anyway, and of a
 * view that has none nothing is shown. Source: CAT-1.
 */
export const shownGallery = ({ mobile, ...wide }: Gallery): ShownGallery => {
  const narrow = galleryViews.flatMap((view) => {
    const address = mobile[view];
    return wide[view] && address && address !== wide[view] ? [[view, address] as const] : [];
  });
  return narrow.length > 0 ? { ...wide, mobile: Object.fromEntries(narrow) } : wide;
};

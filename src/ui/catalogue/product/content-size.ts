import { type ImageSize, imageSizes } from '../../shared/image-url.ts';

/** The size that a content's `image_type` names; the cover's where it names none. Source: CAT-13, CAT-14. */
export const contentSize = (imageType: string | undefined): ImageSize =>
  imageType !== undefined && Object.hasOwn(imageSizes, imageType) ? (imageType as ImageSize) : 'cover';

/** Too wide to stand beside its words: they stand below it. */
export const isBroad = (size: ImageSize): boolean => imageSizes[size][0] > 2 * imageSizes[size][1];

import { type ImageSize, imageSizes } from '../../shared/image-url.ts';

/** Returns the image size that a content's `image_type` names, otherwise that of the cover. Source: CAT-13, CAT-14. */
export const contentSize = (imageType: string | undefined): ImageSize =>
  imageType !== undefined && Object.hasOwn(imageSizes, imageType) ? (imageType as ImageSize) : 'cover';

/** Whether a picture is too wide to be beside its text. The text is then below it. */
export const isBroad = (size: ImageSize): boolean => imageSizes[size][0] > 2 * imageSizes[size][1];

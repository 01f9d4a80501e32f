/** A picture of the content service, available in any width. */
export interface ContentImage {
  /** A URL that contains `{width}`. */
  readonly template: string;
  /** Empty if the picture is decorative. */
  readonly alt: string;
  /** The original size, used to reserve space. Units: pixels. */
  readonly width: number;
  readonly height: number;
}

/** One picture cropped for each screen size. If there is none for a size, the next wider one is used. Source: CONT-1. */
export interface ScreenImages {
  readonly desktop: ContentImage;
  readonly tablet?: ContentImage;
  readonly mobile?: ContentImage;
}

/** The widths in which a picture can be requested. Units: pixels. Source: CONT-6. */
export const imageWidths = [320, 500, 640, 768, 920, 1024, 1280, 1400, 1536, 1920] as const;

/** Returns the URL of a picture in one width. Units: pixels. */
export const imageAt = ({ template }: ContentImage, width: number): string =>
  template.replaceAll('{width}', String(width));

/** Returns the `srcset` with all widths. Source: CONT-6. */
export const srcSetOf = (image: ContentImage): string =>
  imageWidths.map((width) => `${imageAt(image, width)} ${width}w`).join(', ');

/** A picture of the content service, in whatever width a screen wants. */
export interface ContentImage {
  /** An address with `{width}` in it. */
  readonly template: string;
  /** Empty: the picture only decorates. */
  readonly alt: string;
  /** Its own size, which says how much room to keep. Units: pixels. */
  readonly width: number;
  readonly height: number;
}

/** One picture cut for each kind of screen; where there is none for it, the next wider one serves. Source: CONT-1. */
export interface ScreenImages {
  readonly desktop: ContentImage;
  readonly tablet?: ContentImage;
  readonly mobile?: ContentImage;
}

/** Units: pixels. Source: CONT-6. */
export const imageWidths = [320, 500, 640, 768, 920, 1024, 1280, 1400, 1536, 1920] as const;

/** Where a picture is to be had in one width. Units: pixels. */
export const imageAt = ({ template }: ContentImage, width: number): string =>
  template.replaceAll('{width}', String(width));

/** All widths, for the browser to choose from. Source: CONT-6. */
export const srcSetOf = (image: ContentImage): string =>
  imageWidths.map((width) => `${imageAt(image, width)} ${width}w`).join(', ');

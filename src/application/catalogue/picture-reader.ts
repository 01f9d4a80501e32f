/** The content of a picture, as far as this device can read it. */
export interface PictureText {
  /** The content of its barcodes. */
  readonly codes: readonly string[];
  /** The text on it, if the browser can recognise text; else empty. */
  readonly text: string;
}

/** Reads a picture on the device; it is not uploaded. Undefined if the file is no picture. Source: PHOTO-4. */
export type PictureReader = (picture: Blob) => Promise<PictureText | undefined>;

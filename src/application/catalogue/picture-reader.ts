/** What stands on a picture, as far as this device can read it. */
export interface PictureText {
  /** What its barcodes say. */
  readonly codes: readonly string[];
  /** Its letters, where the browser reads them by itself; else empty. */
  readonly text: string;
}

/** Reads a picture on the device: it goes nowhere. Nothing where it is no picture. Source: PHOTO-4. */
export type PictureReader = (picture: Blob) => Promise<PictureText | undefined>;

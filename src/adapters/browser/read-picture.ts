import type { PictureText } from '../../application/catalogue/picture-reader.ts';

interface Detected {
  readonly rawValue: string;
}
interface Detector {
  readonly detect: (picture: ImageBitmap) => Promise<readonly Detected[]>;
}
/** The readers that a browser may have built in. Source: Shape Detection API. */
interface Detectors {
  readonly BarcodeDetector?: {
    new (settings: { readonly formats: readonly string[] }): Detector;
    readonly getSupportedFormats: () => Promise<readonly string[]>;
  };
  readonly TextDetector?: new () => Detector;
}

/** The barcode formats on boxes of lenses. */
const formats = ['data_matrix', 'qr_code', 'code_128', 'ean_13', 'ean_8', 'upc_a'];

const texts = (found: readonly Detected[]): readonly string[] => found.map(({ rawValue }) => rawValue);

const ownCodes = async ({ BarcodeDetector }: Detectors, picture: ImageBitmap): Promise<readonly string[]> => {
  if (!BarcodeDetector) return [];
  const known = await BarcodeDetector.getSupportedFormats();
  const wanted = formats.filter((format) => known.includes(format));
  return wanted.length > 0 ? texts(await new BarcodeDetector({ formats: wanted }).detect(picture)) : [];
};

const nothing = (): readonly string[] => [];

/**
 * Reads a picture on this device, without sending it anywhere: with the browser's reader if there is one, otherwise
 * with a library that loads then. Source: PHOTO-4.
 */
export const readPicture = async (picture: Blob): Promise<PictureText | undefined> => {
  const bitmap = await createImageBitmap(picture).catch(() => undefined);
  if (!bitmap) return undefined;
  const detectors = globalThis as Detectors;
  const own = await ownCodes(detectors, bitmap).catch(nothing);
  const codes =
    own.length > 0
      ? own
      : await import('./decode-picture.ts').then(({ decodePicture }) => decodePicture(bitmap)).catch(nothing);
  const { TextDetector } = detectors;
  const text = TextDetector ? await new TextDetector().detect(bitmap).then(texts).catch(nothing) : [];
  bitmap.close();
  return { codes, text: text.join('\n') };
};

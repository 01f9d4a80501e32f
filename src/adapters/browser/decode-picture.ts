import BinaryBitmap from '@zxing/library/esm/core/BinaryBitmap';
import HybridBinarizer from '@zxing/library/esm/core/common/HybridBinarizer';
import DecodeHintType from '@zxing/library/esm/core/DecodeHintType';
import DataMatrixReader from '@zxing/library/esm/core/datamatrix/DataMatrixReader';
import MultiFormatOneDReader from '@zxing/library/esm/core/oned/MultiFormatOneDReader';
import QRCodeReader from '@zxing/library/esm/core/qrcode/QRCodeReader';
import RGBLuminanceSource from '@zxing/library/esm/core/RGBLuminanceSource';

/** Larger pictures take long and are read no better. Units: pixels of the longer side. */
const sides = [1200, 700];

const brightness = (picture: ImageBitmap, side: number) => {
  const share = Math.min(1, side / Math.max(picture.width, picture.height));
  const width = Math.max(1, Math.round(picture.width * share));
  const height = Math.max(1, Math.round(picture.height * share));
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) return undefined;
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, width, height);
  pen.drawImage(picture, 0, 0, width, height);
  const { data } = pen.getImageData(0, 0, width, height);
  const grey = new Uint8ClampedArray(width * height);
  for (let at = 0; at < grey.length; at += 1) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at * 4, at * 4 + 3);
    grey[at] = (red + 2 * green + blue) / 4;
  }
  return new RGBLuminanceSource(grey, width, height);
};

/** Returns the contents of the barcodes in a picture, each once. For browsers without a built-in barcode reader. */
export const decodePicture = (picture: ImageBitmap): readonly string[] => {
  const hints = new Map([[DecodeHintType.TRY_HARDER, true]]);
  const readers = [new DataMatrixReader(), new MultiFormatOneDReader(hints), new QRCodeReader()];
  const found = new Set<string>();
  for (const side of sides) {
    const source = brightness(picture, side);
    if (!source || found.size > 0) continue;
    for (const reader of readers) {
      try {
        found.add(reader.decode(new BinaryBitmap(new HybridBinarizer(source)), hints).getText());
      } catch {
        // There is no barcode of this kind.
      }
    }
  }
  return [...found];
};

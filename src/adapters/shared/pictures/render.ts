import sharp from 'sharp';

export const imageFormats = ['avif', 'webp'] as const;
/** `png` is for mail programs, which support no newer formats. */
export type PictureFormat = (typeof imageFormats)[number] | 'png';

/** Turns an SVG document into the bytes of a picture. */
export type Render = (svg: string, format: PictureFormat) => Promise<Uint8Array<ArrayBuffer>>;

// One thread per picture leaves the machine's other cores to the shop.
sharp.concurrency(1);

/** From this number of pixels on, a lower quality cannot be told from a higher one. */
const LARGE = 1_000_000;

/** Renders with the least effort that keeps a gallery picture below 30 kB. Does not block the event loop. */
export const render: Render = async (svg, format) => {
  const image = sharp(Buffer.from(svg));
  const { width = 0, height = 0 } = await image.metadata();
  const quality = width * height > LARGE ? 43 : 50;
  const written = {
    avif: () => image.avif({ quality, effort: 2 }),
    webp: () => image.webp({ quality: 80, effort: 4 }),
    png: () => image.png({ palette: true }),
  };
  return new Uint8Array(await written[format]().toBuffer());
};

/** Renders an SVG document at another width. Units: px. */
export const painted = async (
  svg: string,
  width: number,
  format: 'png' | 'webp',
): Promise<Uint8Array<ArrayBuffer>> => {
  const usual = (await sharp(Buffer.from(svg)).metadata()).width || width;
  const image = sharp(Buffer.from(svg), { density: (72 * width) / usual }).resize(width);
  return new Uint8Array(
    await (format === 'png' ? image.png({ palette: true }) : image.webp({ quality: 82 })).toBuffer(),
  );
};

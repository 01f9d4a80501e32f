import sharp from 'sharp';

export const imageFormats = ['avif', 'webp'] as const;
/** `png` is for mail programs, which read nothing newer. */
export type PictureFormat = (typeof imageFormats)[number] | 'png';

/** Turns an SVG document into the bytes of a picture. */
export type Render = (svg: string, format: PictureFormat) => Promise<Uint8Array<ArrayBuffer>>;

// One thread for each picture leaves the machine's other cores to the shop.
sharp.concurrency(1);

/** From so many pixels on, a coarser setting cannot be told from a finer one. */
const LARGE = 1_000_000;

/** Draws with as little effort as keeps a gallery picture below 30 kB. Runs beside the event loop. */
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

/** An SVG document in another width. Units: px. */
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

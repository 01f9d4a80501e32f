import sharp from 'sharp';
import { drawingOf } from '../../../adapters/drawings/drawing-of.ts';
import { painted } from '../../../adapters/shared/pictures/render.ts';
import type { ProductCategory } from '../../../domain/catalogue/product.ts';
import type { DrawingName } from '../../../domain/content/drawing.ts';
import { shareSize } from '../../../domain/content/drawing-place.ts';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import { brands } from '../../brands/brands.ts';
import { brandLogo } from './brand-logo.ts';
import { shareGrounds } from './share-grounds.ts';

const tiles: Readonly<Record<ProductCategory, DrawingName>> = {
  lens: 'tile-lenses',
  lenscare: 'tile-care',
  sunglasses: 'tile-sunglasses',
  reading_glasses: 'tile-reading',
};
const bar = 120;
/** Where the packshot's card and the drawing beside it stand. Units: px. */
const card = { left: 70, top: 155, size: 440 } as const;
const tile = { left: 710, top: 175, size: 400 } as const;

const groundOf = (brand: BrandId): string => {
  const { shop, theme } = brands[brand];
  const { surface, secondary, line } = theme.colours;
  const { width, height } = shareSize;
  const frame = `<rect x="${card.left}" y="${card.top}" width="${card.size}" height="${card.size}" rx="${theme.corners.l}" fill="#fff" stroke="${line}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g transform="translate(0 ${bar})">${shareGrounds[brand]}</g><rect width="${width}" height="${bar}" fill="${shop.header === 'dark' ? secondary : surface}"/>${frame}</svg>`;
};

/** A product's packshot on its shop's ground, below its logo and beside what it is for. Source: SHARE-1. */
export const productSharePicture = async (
  brand: BrandId,
  category: ProductCategory,
  packshot: Uint8Array,
): Promise<Uint8Array<ArrayBuffer>> => {
  const inset = 16;
  const [logo, beside, product] = await Promise.all([
    painted(brandLogo(brand), 380, 'png'),
    painted(drawingOf(brand, tiles[category]), tile.size, 'png'),
    sharp(packshot)
      .resize(card.size - 2 * inset, card.size - 2 * inset, { fit: 'contain', background: '#fff' })
      .png()
      .toBuffer(),
  ]);
  const bytes = await sharp(Buffer.from(groundOf(brand)))
    .composite([
      { input: product, left: card.left + inset, top: card.top + inset },
      { input: Buffer.from(beside), left: tile.left, top: tile.top },
      { input: Buffer.from(logo), left: brands[brand].shop.header === 'centred' ? 410 : 60, top: 26 },
    ])
    .png({ palette: true })
    .toBuffer();
  return new Uint8Array(bytes);
};

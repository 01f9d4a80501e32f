import sharp from 'sharp';
import { drawingOf } from '../../../adapters/drawings/drawing-of.ts';
import { painted } from '../../../adapters/shared/pictures/render.ts';
import type { ProductCategory } from '../../../domain/catalogue/product.ts';
import type { DrawingName } from '../../../domain/content/drawing.ts';
import { shareSize } from '../../../domain/content/drawing-place.ts';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import { brands } from '../../brands/brands.ts';
import { brandLogo } from './brand-logo.ts';

const lines = (from: number, to: number, step: number, draw: (at: number) => string): string =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => draw(from + i * step)).join('');

/** What a product stands on in each shop’s hand, below the bar with its logo; 1200 × 510. */
const shareGrounds: Readonly<Record<BrandId, string>> = {
  okulino:
    '<rect width="1200" height="510" fill="#fbc4de"/><circle cx="1010" cy="250" r="300" fill="#b5126f"/><circle cx="60" cy="500" r="170" fill="#1b7a4b"/><path d="M640 40q4 34 38 38q-34 4 -38 38q-4 -34 -38 -38q34 -4 38 -38z" fill="#fff"/>',
  linsenwerk: `<rect width="1200" height="510" fill="#fff"/><path d="${lines(0, 1200, 30, (x) => `M${x}.5 0V510`)}${lines(0, 510, 30, (y) => `M0 ${y}.5H1200`)}" stroke="#e4e8ec"/><path d="M900 30V480M660 255H1140" stroke="#12161c" stroke-dasharray="26 7 5 7"/><path d="M24 60V24H60M1140 24H1176V60M1176 450V486H1140M60 486H24V450" stroke="#12161c" stroke-width="2" fill="none"/>`,
  viszola:
    '<rect width="1200" height="510" fill="#e8794a"/><path d="M560 510L820 0H1200V510Z" fill="#bfe0ee"/><path d="M0 400H1200V510H0Z" fill="#14532d"/><circle cx="1090" cy="90" r="130" fill="#f9d58a"/>',
  opalys:
    '<linearGradient id="o" x2="1" y2="1"><stop stop-color="#fdeee2"/><stop offset=".5" stop-color="#f0e3f2"/><stop offset="1" stop-color="#dfe6fa"/></linearGradient><rect width="1200" height="510" fill="url(#o)"/><path d="M24 24H1176V486H24ZM32 32H1168V478H32Z" fill="none" stroke="#7a5c1e"/>',
  augental:
    '<rect width="1200" height="510" fill="#cfe6e4"/><path d="M0 330L180 150L290 250L450 90L640 300L800 170L960 290L1090 180L1200 280V510H0Z" fill="#9fc3c6"/><path d="M450 90L408 132L440 150L462 128L488 146L494 139ZM180 150L150 180L176 192L206 174ZM1090 180L1062 205L1086 214L1112 198Z" fill="#fff"/><path d="M0 380Q300 270 620 370T1200 340V510H0Z" fill="#7fa05a"/><path d="M0 440Q420 360 800 430T1200 420V510H0Z" fill="#5f8646"/>',
};

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

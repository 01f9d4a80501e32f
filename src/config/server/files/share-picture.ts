import sharp from 'sharp';
import { drawingOf } from '../../../adapters/drawings/drawing-of.ts';
import { painted } from '../../../adapters/shared/pictures/render.ts';
import { shareSize } from '../../../domain/content/drawing-place.ts';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import { brands } from '../../brands/brands.ts';
import { brandLogo } from './brand-logo.ts';

const bar = 130;
const logo = { width: 380, left: 60, top: 30 } as const;

/** The shop's opening drawing below its logo, on the shop's own background. Source: FACE-2. */
export const sharePicture = async (brand: BrandId): Promise<Uint8Array<ArrayBuffer>> => {
  const { shop, theme } = brands[brand];
  const { surface, secondary, tint } = theme.colours;
  const [hero, name] = await Promise.all([
    painted(drawingOf(brand, 'hero'), shareSize.width, 'png'),
    painted(brandLogo(brand), logo.width, 'png'),
  ]);
  const ground = sharp({
    create: {
      ...shareSize,
      channels: 3,
      background: shop.header === 'dark' ? secondary : surface,
    },
  });
  const below = await sharp({
    create: { width: shareSize.width, height: shareSize.height - bar, channels: 3, background: tint },
  })
    .png()
    .toBuffer();
  const bytes = await ground
    .composite([
      { input: below, left: 0, top: bar },
      { input: Buffer.from(hero), left: 0, top: bar },
      { input: Buffer.from(name), left: logo.left, top: logo.top },
    ])
    .png({ palette: true })
    .toBuffer();
  return new Uint8Array(bytes);
};

import type { Shop } from '../../../../application/shared/shop.ts';
import shelf from './StageShelf.module.css';
import stickers from './StageStickers.module.css';
import shopWindow from './StageWindow.module.css';

/**
 * The look of a product's pictures, by the layout of the shop's home page. Other shops show them as they are. Source:
 * FACE-5.
 */
export const stages: Readonly<Partial<Record<Shop['hero'], string | undefined>>> = {
  blob: stickers.stage,
  wide: shopWindow.stage,
  advice: shelf.stage,
};

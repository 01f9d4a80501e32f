import type { Shop } from '../../../../application/shared/shop.ts';
import shelf from './StageShelf.module.css';
import stickers from './StageStickers.module.css';
import shopWindow from './StageWindow.module.css';

/** How a product is shown, by how the home page of its shop opens; the others show its pictures as they are. Source: FACE-5. */
export const stages: Readonly<Partial<Record<Shop['hero'], string | undefined>>> = {
  blob: stickers.stage,
  wide: shopWindow.stage,
  advice: shelf.stage,
};

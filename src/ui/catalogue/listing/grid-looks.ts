import type { Shop } from '../../../application/shared/shop.ts';
import lookbook from './GridLookbook.module.css';
import shelf from './GridShelf.module.css';
import stickers from './GridStickers.module.css';

/** How the cards of a listing stand, by how the home page of the shop opens; the others stand as cards do. Source: FACE-5. */
export const gridLooks: Readonly<Partial<Record<Shop['hero'], string | undefined>>> = {
  blob: stickers.stickers,
  wide: lookbook.lookbook,
  advice: shelf.shelf,
};

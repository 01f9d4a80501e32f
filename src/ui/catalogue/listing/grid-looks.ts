import type { Shop } from '../../../application/shared/shop.ts';
import lookbook from './GridLookbook.module.css';
import shelf from './GridShelf.module.css';
import stickers from './GridStickers.module.css';

/** The look of a listing's cards, by the layout of the shop's home page. Other shops use plain cards. Source: FACE-5. */
export const gridLooks: Readonly<Partial<Record<Shop['hero'], string | undefined>>> = {
  blob: stickers.stickers,
  wide: lookbook.lookbook,
  advice: shelf.shelf,
};

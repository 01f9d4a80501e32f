import type { LoaderArgs } from '../../shared/load.ts';
import type { GalleryData } from './load-gallery.ts';

export const galleryLoader = async (args: LoaderArgs): Promise<GalleryData> =>
  (await import('./load-gallery.ts')).loadGallery(args);

import type { EyeShade } from '../../../../domain/catalogue/lens/eye-shade.ts';
import type { BrandId } from '../../../../domain/shared/brand-id.ts';
import { makeDrawingQueue, type Urgency } from '../../../shared/pictures/drawing-queue.ts';
import { makePictureStore } from '../../../shared/pictures/picture-store.ts';
import { type PictureFormat, type Render, render } from '../../../shared/pictures/render.ts';
import { hash } from '../../../shared/svg/random.ts';
import { inColour } from '../../seed/products/in-colour.ts';
import { type PictureView, viewsOf } from '../../seed/products/picture-views.ts';
import type { Art } from '../../seed/range/art-type.ts';
import { type ContentScene, contentScene } from '../content-scenes.ts';
import { eyeScene } from '../eye-scene.ts';
import { heroOf } from '../heroes.ts';
import { sceneOf } from '../scene.ts';
import type { HeroShape, Size } from '../sizes.ts';
import { imageVersion } from '../version.ts';

export interface PictureSources {
  /** Folder that keeps what was drawn; it may be emptied at any time. */
  readonly cacheDir: string;
  readonly art: (productId: string) => Art | undefined;
  /** Every product that has pictures, the most wanted first. */
  readonly productIds: readonly string[];
  readonly render?: Render;
}

type Answer = Promise<Uint8Array<ArrayBuffer> | undefined>;

/** Pictures by what they show. Nothing is answered for what does not exist. */
export interface Pictures {
  readonly product: (
    id: string,
    view: PictureView,
    size: Size,
    format: PictureFormat,
    urgency: Urgency,
    /** Of a pair of glasses; without it, the one that its model is pictured in. */
    colour?: string,
  ) => Answer;
  /** `lens`: the printed colour that it wears, as `#rrggbb`. */
  readonly eye: (shade: EyeShade, lens: string | undefined, size: Size, format: PictureFormat) => Answer;
  readonly scene: (brand: BrandId, name: ContentScene, width: number, format: PictureFormat) => Answer;
  readonly hero: (brand: BrandId, shape: HeroShape, size: Size, format: PictureFormat) => Answer;
}

export const makePictures = ({
  cacheDir,
  art,
  productIds,
  render: draw = render,
}: PictureSources): Pictures => {
  const store = makePictureStore(cacheDir, makeDrawingQueue(1));
  const named = ({ width, height }: Size, format: PictureFormat) => `${width}x${height}.${format}`;
  return {
    product: async (id, view, size, format, urgency, colour) => {
      const usual = art(id);
      const known = usual && colour !== undefined ? inColour(usual, colour) : usual;
      if (!known || !viewsOf(known).includes(view)) return undefined;
      const print = hash(`${id}${JSON.stringify(known)}`).toString(36);
      const key = `${imageVersion}/${print}/${view}-${named(size, format)}`;
      // Programs that read nothing newer may show dark what is transparent.
      const ground = format === 'png' ? '#ffffff' : undefined;
      return store.get(key, urgency, async () => draw(sceneOf(known, view, size, ground) ?? '', format));
    },
    eye: (shade, lens, size, format) =>
      store.get(`${imageVersion}/eye/${shade}${lens ?? ''}-${named(size, format)}`, 'now', async () =>
        draw(eyeScene(shade, lens, size), format),
      ),
    scene: (brand, name, width, format) =>
      store.get(`${imageVersion}/scene/${brand}-${name}-${width}.${format}`, 'now', async () =>
        draw(
          contentScene(
            productIds.flatMap((id) => art(id) ?? []),
            brand,
            name,
            width,
          ),
          format,
        ),
      ),
    hero: (brand, shape, size, format) =>
      store.get(`${imageVersion}/hero/${brand}-${shape}-${named(size, format)}`, 'now', async () => {
        const arts = productIds.flatMap((id) => art(id) ?? []);
        return draw(heroOf(arts, brand, shape, size), format);
      }),
  };
};

import type { EyeShade } from '../../../../domain/catalogue/lens/eye-shade.ts';
import type { BrandId } from '../../../../domain/shared/brand-id.ts';
import type { Pair } from '../../../shared/glasses/fitted.ts';
import { makeDrawingQueue, type Urgency } from '../../../shared/pictures/drawing-queue.ts';
import { makePictureStore } from '../../../shared/pictures/picture-store.ts';
import { type PictureFormat, type Render, render } from '../../../shared/pictures/render.ts';
import { hash } from '../../../shared/svg/random.ts';
import { inColour } from '../../seed/products/in-colour.ts';
import { type PictureView, viewsOf } from '../../seed/products/picture-views.ts';
import type { Art } from '../../seed/range/art-type.ts';
import { cleaned } from '../clean-art.ts';
import { type ContentScene, contentScene } from '../content-scenes.ts';
import { eyeScene } from '../eye-scene.ts';
import { heroOf } from '../heroes.ts';
import { sceneOf } from '../scene.ts';
import type { HeroShape, Size } from '../sizes.ts';
import { imageVersion } from '../version.ts';

export interface PictureSources {
  /** Cache folder for drawn pictures. It may be emptied at any time. */
  readonly cacheDir: string;
  readonly art: (productId: string) => Art | undefined;
  /** All products with pictures, the most popular first. */
  readonly productIds: readonly string[];
  /** Draws a person in a shop's style who wears a pair of glasses, as an SVG document of this size. */
  readonly wearing: (brand: BrandId, pair: Pair, size: Size) => string;
  readonly render?: Render;
}

type Answer = Promise<Uint8Array<ArrayBuffer> | undefined>;

/** Pictures by their subject. Undefined if the subject does not exist. */
export interface Pictures {
  readonly product: (
    id: string,
    view: PictureView,
    size: Size,
    format: PictureFormat,
    urgency: Urgency,
    /** The colour of a pair of glasses. Default: the colour in which the model is pictured. */
    colour?: string,
  ) => Answer;
  /** A pair of glasses on a face. Undefined for other products. */
  readonly face: (
    brand: BrandId,
    id: string,
    size: Size,
    format: PictureFormat,
    colour: string | undefined,
  ) => Answer;
  /** `lens`: the printed colour of the lens, as `#rrggbb`. */
  readonly eye: (shade: EyeShade, lens: string | undefined, size: Size, format: PictureFormat) => Answer;
  readonly scene: (brand: BrandId, name: ContentScene, width: number, format: PictureFormat) => Answer;
  readonly hero: (brand: BrandId, shape: HeroShape, size: Size, format: PictureFormat) => Answer;
}

export const makePictures = ({
  cacheDir,
  art,
  productIds,
  wearing,
  render: draw = render,
}: PictureSources): Pictures => {
  const store = makePictureStore(cacheDir, makeDrawingQueue());
  const named = ({ width, height }: Size, format: PictureFormat) => `${width}x${height}.${format}`;
  const artIn = (id: string, colour: string | undefined): Art | undefined => {
    const usual = art(id);
    return usual && colour !== undefined ? inColour(usual, colour) : usual;
  };
  const printOf = (id: string, known: Art) => hash(`${id}${JSON.stringify(known)}`).toString(36);
  return {
    product: async (id, view, size, format, urgency, colour) => {
      const known = artIn(id, colour);
      if (!known || !viewsOf(known).includes(view)) return undefined;
      const key = `${imageVersion}/${printOf(id, known)}/${view}-${named(size, format)}`;
      // Programs that do not support newer formats may show transparent areas dark.
      const ground = format === 'png' ? '#ffffff' : undefined;
      return store.get(key, urgency, async () => draw(sceneOf(known, view, size, ground) ?? '', format));
    },
    face: async (brand, id, size, format, colour) => {
      const known = artIn(id, colour);
      const pair = known && cleaned(known);
      if (pair?.kind !== 'sunglasses' && pair?.kind !== 'reading') return undefined;
      const key = `${imageVersion}/${printOf(id, pair)}/face-${brand}-${named(size, format)}`;
      return store.get(key, 'now', async () => draw(wearing(brand, pair, size), format));
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

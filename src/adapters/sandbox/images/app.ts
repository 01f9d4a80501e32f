import { type Context, Hono } from 'hono';
import { eyeShades } from '../../../domain/catalogue/lens/eye-shade.ts';
import { imageWidths } from '../../../domain/content/content-image.ts';
import { isBrandId } from '../../../domain/shared/brand-id.ts';
import type { PictureFormat } from '../../shared/pictures/render.ts';
import { isPictureView } from '../seed/products/picture-views.ts';
import { lensColour } from '../seed/range/lens-line.ts';
import { isContentScene } from './content-scenes.ts';
import { isHeroShape } from './heroes.ts';
import { makePictures, type PictureSources } from './serve/pictures.ts';
import { type Warming, warm } from './serve/warm.ts';
import { eyeSizes, heroSizes, productSizes, readSize } from './sizes.ts';

const FILE = /^([a-z]+(?:-[a-z]+)?)\.(avif|webp|png)$/;

const fileOf = (name: string): { readonly stem: string; readonly format: PictureFormat } | undefined => {
  const [, stem, format] = FILE.exec(name) ?? [];
  return stem !== undefined && (format === 'avif' || format === 'webp' || format === 'png')
    ? { stem, format }
    : undefined;
};

/** `face-okulino`: a pair of glasses on a face, in the drawing style of a shop. */
const FACE = /^face-([a-z]+)$/;
/** `dark-ocean-blue`: an eye and the lens it wears. An eye without a colour wears no lens. */
const EYE = /^([a-z]+)(?:-([a-z-]+))?\.(avif|webp)$/;

const served = (c: Context, bytes: Uint8Array<ArrayBuffer>, format: PictureFormat) =>
  c.body(bytes, 200, {
    'content-type': `image/${format}`,
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });

/** The routes, and a function that draws the cards' pictures ahead of time. */
export interface ImagesApp {
  readonly app: Hono;
  readonly warm: () => Warming;
}

/**
 * Pictures of products under `/images/{product}/{view}.{avif|webp|png}?size=216x268&dpr=2&v=…` and of shops under
 * `/images/hero/{brand}-{banner|wide|hero}.{avif|webp}?size=…`, still lifes for content under
 * `/images/scene/{brand}-{name}/{width}.{avif|webp}`, eyes under `/images/eye/{shade}-{colour}.{avif|webp}?size=…`. What does not exist is a 404, a size that is not offered
 * a 400. Source: CAT-1, CAT-13, CONT-6.
 */
export const makeImagesApp = (sources: PictureSources): ImagesApp => {
  const pictures = makePictures(sources);
  const app = new Hono();

  app.get('/images/hero/:file', async (c) => {
    const file = fileOf(c.req.param('file'));
    const [brand = '', shape = ''] = file?.stem.split('-') ?? [];
    if (!file || !isBrandId(brand) || !isHeroShape(shape)) return c.body(null, 404);
    const size = readSize(heroSizes(shape), c.req.query('size'), c.req.query('dpr'));
    if (!size) return c.body(null, 400);
    const bytes = await pictures.hero(brand, shape, size, file.format);
    return bytes ? served(c, bytes, file.format) : c.body(null, 404);
  });

  app.get('/images/scene/:name/:file', async (c) => {
    const [brand = '', name = ''] = c.req.param('name').split('-');
    const [, width = '', format = ''] = /^(\d{3,4})\.(avif|webp)$/.exec(c.req.param('file')) ?? [];
    if (!isBrandId(brand) || !isContentScene(name)) return c.body(null, 404);
    if (format !== 'avif' && format !== 'webp') return c.body(null, 404);
    const known = imageWidths.find((one) => one === Number(width));
    if (known === undefined) return c.body(null, 400);
    const bytes = await pictures.scene(brand, name, known, format);
    return bytes ? served(c, bytes, format) : c.body(null, 404);
  });

  app.get('/images/eye/:file', async (c) => {
    const [, own, worn, format] = EYE.exec(c.req.param('file')) ?? [];
    const shade = eyeShades.find((one) => one === own);
    const lens = worn === undefined ? undefined : lensColour(worn);
    if (!shade || (worn !== undefined && lens === undefined)) return c.body(null, 404);
    if (format !== 'avif' && format !== 'webp') return c.body(null, 404);
    const size = readSize(eyeSizes, c.req.query('size'), c.req.query('dpr'));
    if (!size) return c.body(null, 400);
    const bytes = await pictures.eye(shade, lens, size, format);
    return bytes ? served(c, bytes, format) : c.body(null, 404);
  });

  app.get('/images/:product/:file', async (c) => {
    const file = fileOf(c.req.param('file'));
    const brand = file && FACE.exec(file.stem)?.[1];
    const view = file?.stem ?? '';
    const isFace = brand !== undefined && isBrandId(brand);
    if (!file || !(isFace || isPictureView(view))) return c.body(null, 404);
    const size = readSize(productSizes, c.req.query('size'), c.req.query('dpr'));
    if (!size) return c.body(null, 400);
    const [id, colour] = [c.req.param('product'), c.req.query('colour')];
    const bytes = isFace
      ? await pictures.face(brand, id, size, file.format, colour)
      : isPictureView(view)
        ? await pictures.product(id, view, size, file.format, 'now', colour)
        : undefined;
    return bytes ? served(c, bytes, file.format) : c.body(null, 404);
  });

  return { app, warm: () => warm(pictures, sources.productIds) };
};

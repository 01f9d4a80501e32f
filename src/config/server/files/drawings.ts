import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { type Context, Hono } from 'hono';
import { drawingOf, portraitWearing, wearingEye } from '../../../adapters/drawings/drawing-of.ts';
import { makeDrawingQueue } from '../../../adapters/shared/pictures/drawing-queue.ts';
import { makePictureStore } from '../../../adapters/shared/pictures/picture-store.ts';
import { type ClockPort, shopTimeNow } from '../../../application/shared/clock.ts';
import { eyeShades } from '../../../domain/catalogue/lens/eye-shade.ts';
import { isDrawingName, people } from '../../../domain/content/drawing.ts';
import { placeNow } from '../../../domain/content/place-now.ts';
import { type BrandId, isBrandId } from '../../../domain/shared/brand-id.ts';
import { appIcon, favicon } from '../../../ui/art/favicon.ts';
import { isHeld, takesBrotli } from '../edge/conditional.ts';
import type { Visit } from '../visit.ts';
import { brandLogo, brandLogoAtNight } from './brand-logo.ts';
import { markSheet, marksUrl } from './mark-sheet.ts';
import { iconSizes, iconUrl } from './web-manifest.ts';

/** The widths of drawings as raster pictures, for mails and previews. Units: px. */
const widths: ReadonlySet<string> = new Set(['320', '640', '1200']);

/** `hero.svg`, `person-3-640.png`. */
const FILE = /^([a-z]+(?:-[a-z0-9]+)*?)(?:-(\d{3,4}))?\.(svg|png|webp)$/;
/** An eye or a person with coloured lenses: `eye-dark-2f6fb0`, `person-3-2f6fb0`. */
const WEARING = /^(eye-[a-z]+|person-\d+)-([0-9a-f]{6})$/;

interface Drawing {
  readonly svg: string;
  readonly packed: Uint8Array<ArrayBuffer>;
  /** Names the content. */
  readonly hash: string;
}

const draw = (brand: BrandId, name: string): string | undefined => {
  if (name === 'logo') return brandLogo(brand);
  if (name === 'logo-night') return brandLogoAtNight(brand);
  if (name === 'marks') return markSheet(brand);
  if (isDrawingName(name)) return drawingOf(brand, name);
  const [, wearer, lens] = WEARING.exec(name) ?? [];
  const shade = eyeShades.find((one) => `eye-${one}` === wearer);
  if (shade) return wearingEye(brand, shade, `#${lens}`);
  const who = people.find((one) => one === wearer);
  return who && portraitWearing(brand, who, `#${lens}`);
};

// SVGs do not need it: it is loaded for the first raster picture.
const painter = () => import('../../../adapters/shared/pictures/render.ts');

/** Weak, because one drawing is sent in several encodings. */
const etagOf = ({ hash }: Drawing): string => `W/"${hash}"`;

/** The highest quality takes three times as long for a hundredth less. */
const packing = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };
/** For drawings with a lens of any colour, of which there are millions. */
const quickPacking = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const kept = { 'cache-control': 'public, max-age=86400, stale-while-revalidate=604800' };
/** For pictures that change within hours. */
const briefly = { 'cache-control': 'public, max-age=600' };
const most = 400;

/**
 * Serves the shops' drawings: `/drawings/{brand}/{name}.svg`, and as raster pictures
 * `/drawings/{brand}/{name}-{width}.png` or `.webp`. `place-now` is the place at the current time, `logo` the shop's
 * logo, `logo-night` the same for dark pages, `share.png` its picture for link previews. Phones request the home screen icon under their own names. Unknown
 * drawings are a 404. Source: FACE-1.
 */
export const makeDrawings = (
  visitOf: (c: Context) => Visit,
  clock: ClockPort,
  folder = join(tmpdir(), 'dioptra-drawings'),
): Hono => {
  const app = new Hono();
  const store = makePictureStore(folder, makeDrawingQueue());
  const usual = new Map<string, Drawing>();
  /** Separate, so that colours that a stranger makes up do not displace the others. */
  const withLenses = new Map<string, Drawing>();
  const drawing = (brand: BrandId, name: string): Drawing | undefined => {
    const key = `${brand}/${name}`;
    const isWorn = WEARING.test(name);
    const drawn = isWorn ? withLenses : usual;
    const known = drawn.get(key);
    if (known) return known;
    const svg = draw(brand, name);
    if (svg === undefined) return undefined;
    const made: Drawing = {
      svg,
      packed: new Uint8Array(brotliCompressSync(svg, isWorn ? quickPacking : packing)),
      hash: createHash('sha256').update(svg).digest('base64url').slice(0, 16),
    };
    if (drawn.size >= most) drawn.clear();
    drawn.set(key, made);
    return made;
  };

  const lines = (c: Context, one: Drawing, headers: Readonly<Record<string, string>>) => {
    const { svg, packed } = one;
    if (isHeld(c.req.header('if-none-match'), etagOf(one))) return c.body(null, 304, headers);
    const type = { ...headers, 'content-type': 'image/svg+xml' };
    return takesBrotli(c.req.header('accept-encoding'))
      ? c.body(packed, 200, { ...type, 'content-encoding': 'br' })
      : c.body(svg, 200, type);
  };

  // All shops share one stylesheet, so its URL contains no brand.
  app.get(marksUrl, (c) => {
    const one = drawing(visitOf(c).brand, 'marks');
    return one
      ? lines(c, one, {
          ...kept,
          etag: etagOf(one),
          'x-content-type-options': 'nosniff',
          vary: 'accept-encoding, host',
        })
      : c.body(null, 404);
  });
  app.get('/drawings/:brand/share.png', async (c) => {
    const brand = c.req.param('brand');
    if (!isBrandId(brand)) return c.body(null, 404);
    const bytes = await store.get(`share-${drawing(brand, 'hero')?.hash}.png`, 'now', async () =>
      (await import('./share-picture.ts')).sharePicture(brand),
    );
    return c.body(bytes, 200, { ...kept, 'content-type': 'image/png', 'x-content-type-options': 'nosniff' });
  });
  for (const path of ['/apple-touch-icon.png', '/apple-touch-icon-precomposed.png'])
    app.get(path, async (c) => {
      const { brand } = visitOf(c);
      const bytes = await store.get(`icon-${brand}.png`, 'now', async () =>
        (await painter()).painted(appIcon(brand), 180, 'png'),
      );
      return c.body(bytes, 200, { ...kept, 'content-type': 'image/png', vary: 'host' });
    });

  for (const [purpose, icon] of [
    ['any', favicon],
    ['maskable', appIcon],
  ] as const)
    for (const size of iconSizes)
      app.get(iconUrl(':brand' as BrandId, size, purpose), async (c) => {
        const brand = c.req.param('brand') ?? '';
        if (!isBrandId(brand)) return c.body(null, 404);
        const bytes = await store.get(`icon-${brand}-${purpose}-${size}.png`, 'now', async () =>
          (await painter()).painted(icon(brand), size, 'png'),
        );
        return c.body(bytes, 200, {
          ...kept,
          'content-type': 'image/png',
          'x-content-type-options': 'nosniff',
        });
      });

  app.get('/drawings/:brand/:file', async (c) => {
    const brand = c.req.param('brand');
    const [, name = '', width, format] = FILE.exec(c.req.param('file')) ?? [];
    const isNow = name === 'place-now';
    const drawn = isNow ? placeNow(shopTimeNow(clock)) : name;
    const one = isBrandId(brand) && format !== undefined ? drawing(brand, drawn) : undefined;
    if (!one) return c.body(null, 404);
    const headers = {
      ...(isNow ? briefly : kept),
      etag: etagOf(one),
      'x-content-type-options': 'nosniff',
      vary: 'accept-encoding',
    };
    if (format === 'svg') return width === undefined ? lines(c, one, headers) : c.body(null, 404);
    // Raster pictures are kept on disk. Of lenses in any colour there would be more than a disk holds.
    if (WEARING.test(name)) return c.body(null, 404);
    if (width === undefined || !widths.has(width)) return c.body(null, 400);
    if (isHeld(c.req.header('if-none-match'), etagOf(one))) return c.body(null, 304, headers);
    const bytes = await store.get(`${one.hash}-${width}.${format}`, 'now', async () =>
      (await painter()).painted(one.svg, Number(width), format === 'png' ? 'png' : 'webp'),
    );
    return c.body(bytes, 200, { ...headers, 'content-type': `image/${format}` });
  });
  return app;
};

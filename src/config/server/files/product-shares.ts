import { createHash } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { makeDrawingQueue } from '../../../adapters/shared/pictures/drawing-queue.ts';
import type { Services } from '../../../application/services.ts';
import type { ProductId } from '../../../domain/catalogue/product.ts';
import { shareUrl } from '../../../domain/content/drawing-place.ts';
import { type BrandId, isBrandId } from '../../../domain/shared/brand-id.ts';
import { defaultLocale, type Locale } from '../../../domain/shared/locale.ts';
import { imageUrl } from '../../../ui/shared/image-url.ts';
import { statusOf } from '../forms/status-of.ts';

export interface ProductShareSettings {
  readonly servicesFor: (brand: BrandId, locale: Locale) => Services;
  readonly backend: (request: Request) => Promise<Response>;
}

interface Shared {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly etag: string;
}

const kept = { 'cache-control': 'public, max-age=86400, stale-while-revalidate=604800' };
/** So many are held, some 100 kB each; the one that was drawn longest ago goes first. */
const most = 100;
const FILE = /^([\w-]{1,64})\.png$/;

/**
 * What previews of links show of a product: `/drawings/{brand}/share/{product}.png`. Drawn one at a time; what the shop
 * does not sell is a 404, and a packshot that is elsewhere leaves the shop's own picture. Source: SHARE-1.
 */
export const makeProductShares = ({ servicesFor, backend }: ProductShareSettings): Hono => {
  const app = new Hono();
  const queue = makeDrawingQueue(1);
  const drawn = new Map<string, Shared>();
  const packshotAt = async (address: string, origin: string): Promise<Uint8Array | undefined> => {
    if (!address.startsWith('/')) return undefined;
    const answer = await backend(new Request(new URL(address, origin)));
    return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : undefined;
  };

  app.get('/drawings/:brand/share/:file', async (c: Context) => {
    const brand = c.req.param('brand') ?? '';
    const [, id] = FILE.exec(c.req.param('file') ?? '') ?? [];
    if (!isBrandId(brand) || id === undefined) return c.body(null, 404);
    const found = await servicesFor(brand, defaultLocale).catalogue.product(id as ProductId)();
    if (found._tag === 'Left') return c.body(null, statusOf(found.left) as 404);
    const { category, image } = found.right;
    const key = `${brand} ${id} ${image}`;
    const draw = async (): Promise<Shared | undefined> => {
      const before = drawn.get(key);
      if (before) return before;
      const packshot = await packshotAt(imageUrl(image, 'square', 'webp'), new URL(c.req.url).origin);
      if (!packshot) return undefined;
      // Nothing of it is loaded before somebody shares a product.
      const { productSharePicture } = await import('./product-share-picture.ts');
      const bytes = await productSharePicture(brand, category, packshot);
      const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 16)}"`;
      for (const oldest of drawn.keys()) if (drawn.size >= most) drawn.delete(oldest);
      drawn.set(key, { bytes, etag });
      return { bytes, etag };
    };
    const shared = drawn.get(key) ?? (await queue.run('now', draw));
    if (!shared) return c.redirect(shareUrl(brand), 302);
    const headers = { ...kept, etag: shared.etag, 'x-content-type-options': 'nosniff' };
    if (c.req.header('if-none-match') === shared.etag) return c.body(null, 304, headers);
    return c.body(shared.bytes, 200, { ...headers, 'content-type': 'image/png' });
  });
  return app;
};

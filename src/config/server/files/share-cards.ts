import { createHash } from 'node:crypto';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { type Context, Hono } from 'hono';
import { makeDrawingQueue } from '../../../adapters/shared/pictures/drawing-queue.ts';
import type { Services } from '../../../application/services.ts';
import type { Failure } from '../../../application/shared/failure.ts';
import { nameAndKind } from '../../../domain/catalogue/name-and-kind.ts';
import type { ProductId } from '../../../domain/catalogue/product.ts';
import { shareUrl } from '../../../domain/content/drawing-place.ts';
import { summaryOf } from '../../../domain/content/summary.ts';
import { type BrandId, isBrandId } from '../../../domain/shared/brand-id.ts';
import { isLocale, type Locale } from '../../../domain/shared/locale.ts';
import { departmentOf } from '../../../ui/shared/departments.ts';
import { imageUrl } from '../../../ui/shared/image-url.ts';
import { isHeld } from '../edge/conditional.ts';
import type { PerMinute } from '../edge/per-minute.ts';
import { statusOf } from '../forms/status-of.ts';
import type { Visit } from '../visit.ts';
import type { CardSubject, CardWords } from './share-card.ts';

export interface ShareCardSettings {
  readonly servicesFor: (brand: BrandId, locale: Locale) => Services;
  readonly backend: (request: Request) => Promise<Response>;
  readonly visitOf: (c: Context) => Visit;
  /** Limits how many cards are drawn for a client. */
  readonly cards: PerMinute;
}

interface Card {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly etag: string;
}

/** What a card is drawn from: its texts, and the URL of a packshot or a drawing. */
interface Plan {
  readonly words: CardWords;
  readonly image?: string;
  readonly shown: (
    picture: (address: string) => Promise<Uint8Array | undefined>,
  ) => Promise<CardSubject | undefined>;
}

const kept = { 'cache-control': 'public, max-age=86400, stale-while-revalidate=604800' };
/** The number of cached cards, about 60 kB each; the one drawn first is dropped first. */
const most = 100;
/** `p/10011.png`, `c/kontaktlinsen/tageslinsen.png`. */
const FILE = /^([pc])\/([\w-]{1,64}(?:\/[\w-]{1,64}){0,4})\.png$/;
/** How much of a description a card shows. Units: characters. */
const lineLength = 100;

const lineOf = (description: string): string => summaryOf(description, lineLength);

const planOfProduct = ({ catalogue }: Services, id: string): TE.TaskEither<Failure, Plan> =>
  pipe(
    catalogue.product(id as ProductId),
    TE.map(({ title, description, image }) => {
      const [name, kind = ''] = nameAndKind(title);
      const shown: Plan['shown'] = async (picture) => {
        const packshot = await picture(imageUrl(image, 'square', 'webp'));
        return packshot && { packshot };
      };
      return { words: { name, kind, line: lineOf(description) }, image, shown };
    }),
  );

const planOfCategory = ({ catalogue }: Services, path: string): TE.TaskEither<Failure, Plan> =>
  pipe(
    catalogue.category(path),
    TE.map(({ title, description, paths }) => ({
      words: { name: title, kind: '', line: lineOf(description) },
      shown: async () => ({ drawing: `tile-${departmentOf(paths)}` as const }),
    })),
  );

/**
 * Serves the link preview of a product or a category: `/drawings/{brand}/share/{language}/{p|c}/….png`. Drawn one at a
 * time. Products and categories that do not exist are a 404; for a packshot on another server, and for a client that
 * wants too many, the shop's own picture is used. Source: SHARE-1, SHARE-2.
 */
export const makeShareCards = ({ servicesFor, backend, visitOf, cards }: ShareCardSettings): Hono => {
  const app = new Hono();
  const queue = makeDrawingQueue();
  const drawn = new Map<string, Card>();
  const pictureAt =
    (origin: string) =>
    async (address: string): Promise<Uint8Array | undefined> => {
      if (!address.startsWith('/')) return undefined;
      const answer = await backend(new Request(new URL(address, origin)));
      return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : undefined;
    };

  app.get('/drawings/:brand/share/:locale/:file{.+}', async (c: Context) => {
    const { brand = '', locale = '', file = '' } = c.req.param() as Readonly<Record<string, string>>;
    const [, kind, of = ''] = FILE.exec(file) ?? [];
    if (!isBrandId(brand) || !isLocale(locale) || kind === undefined) return c.body(null, 404);
    const services = servicesFor(brand, locale);
    const found = await (kind === 'p' ? planOfProduct : planOfCategory)(services, of)();
    if (found._tag === 'Left') return c.body(null, statusOf(found.left) as 404);
    const { words, image, shown } = found.right;
    const key = JSON.stringify([brand, words, image ?? of]);
    const draw = async (): Promise<Card | undefined> => {
      const before = drawn.get(key);
      if (before) return before;
      const subject = await shown(pictureAt(new URL(c.req.url).origin));
      if (!subject) return undefined;
      // Loaded only once a link is shared.
      const { shareCard } = await import('./share-card.ts');
      const bytes = await shareCard(brand, words, subject);
      const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 16)}"`;
      for (const oldest of drawn.keys()) if (drawn.size >= most) drawn.delete(oldest);
      drawn.set(key, { bytes, etag });
      return { bytes, etag };
    };
    const isAllowed = drawn.has(key) || cards(visitOf(c).client) === 0;
    const card = isAllowed ? (drawn.get(key) ?? (await queue.run('now', draw))) : undefined;
    if (!card) {
      c.header('cache-control', 'no-store');
      return c.redirect(shareUrl(brand), 302);
    }
    const headers = { ...kept, etag: card.etag, 'x-content-type-options': 'nosniff' };
    if (isHeld(c.req.header('if-none-match'), card.etag)) return c.body(null, 304, headers);
    return c.body(card.bytes, 200, { ...headers, 'content-type': 'image/png' });
  });
  return app;
};

import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { RenderedPage } from '../../rendering/rendered-page.ts';
import { shortenHtml } from '../../rendering/shorten-html.ts';
import { isHeld, takesBrotli, takesGzip } from '../edge/conditional.ts';

type Body = Uint8Array<ArrayBuffer>;
type Encoding = 'br' | 'gzip' | 'identity';

/**
 * Where an answer comes from. `stale`: from the cache, while it is rendered anew for the next request. `rendered`: for
 * this request or for one that waited at the same time.
 */
export type CacheState = 'kept' | 'stale' | 'rendered';

/** A rendered page, ready to be sent in any encoding. */
export interface CachedPage {
  readonly status: number;
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Not cached: the page was rendered for features that have changed meanwhile. */
  readonly passing?: boolean;
  readonly bodies: Partial<Record<Encoding, Body>> & { readonly identity: Body };
}

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const encoder = new TextEncoder();
/** Copies bytes into a buffer of their own, as a response needs it. */
const copy = (bytes: Uint8Array): Body => new Uint8Array(bytes);

const compress = async (bytes: Body, quality: number, level: number) => {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const [br, gz] = await Promise.all([brotli(bytes, { params }), gzipped(bytes, { level })]);
  return { br: copy(br), gzip: copy(gz) };
};

/** Builds a page for the cache. Its weak ETag is the same for all encodings. */
export const cachedPage = (
  { status, html }: RenderedPage,
  headers: Readonly<Record<string, string>>,
  passing = false,
): CachedPage => {
  const identity = typeof html === 'string' ? encoder.encode(html) : html;
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  return { status, etag, headers: { ...headers, etag }, bodies: { identity }, passing };
};

/** Compresses quickly, for a page's first request. */
const compressQuickly = async (page: CachedPage): Promise<CachedPage> => {
  Object.assign(page.bodies, await compress(page.bodies.identity, 4, 1));
  return page;
};
/** Compresses as small as possible, for a page that is requested again. Slow, but off the main thread. */
const compressWell = async (page: CachedPage): Promise<void> => {
  const short = copy(Buffer.from(shortenHtml(Buffer.from(page.bodies.identity).toString())));
  Object.assign(page.bodies, await compress(short, 11, 9));
};

const encodingFor = (accept: string, bodies: CachedPage['bodies']): Encoding => {
  if (bodies.br && takesBrotli(accept)) return 'br';
  return bodies.gzip && takesGzip(accept) ? 'gzip' : 'identity';
};

/** The part of a page that one browser is sent. */
export interface PagePart {
  readonly status: number;
  readonly encoding?: Encoding;
  /** Undefined if the browser already has this page. */
  readonly body?: Body;
}

/** Chooses by the two request headers that say what the browser has and which encodings it reads. */
export const partOf = (
  { status, etag, bodies }: CachedPage,
  asked: {
    readonly ifNoneMatch: string | null | undefined;
    readonly acceptEncoding: string | readonly string[] | null | undefined;
  },
): PagePart => {
  if (status === 200 && isHeld(asked.ifNoneMatch, etag)) return { status: 304 };
  const encoding = encodingFor(String(asked.acceptEncoding ?? ''), bodies);
  const body = bodies[encoding] ?? bodies.identity;
  return { status, body, ...(encoding !== 'identity' && { encoding }) };
};

/** Builds the response to one request: only headers if the browser already has this page. */
export const answerWith = (
  { headers: asked }: Request,
  page: CachedPage,
  more: Readonly<Record<string, string>> = {},
): Response => {
  const { status, encoding, body } = partOf(page, {
    ifNoneMatch: asked.get('if-none-match'),
    acceptEncoding: asked.get('accept-encoding'),
  });
  const headers = { ...page.headers, ...more, ...(encoding && { 'content-encoding': encoding }) };
  return new Response(body ?? null, { status, headers });
};

const sizeOf = ({ bodies }: CachedPage): number =>
  Object.values(bodies).reduce((sum, body) => sum + body.length, 0);

export interface HtmlCacheSettings {
  /** How long a page is fresh. After that it is still sent while it is rendered anew. Units: ms. */
  readonly freshFor: number;
  /** The highest age at which a page is sent, so that no old prices are shown. Units: ms. */
  readonly usableFor: number;
  /** The highest total size. The pages rendered longest ago are dropped first. Units: bytes. */
  readonly capacity: number;
  readonly now: () => number;
  readonly report: (error: unknown) => void;
  /** Pages whose rendering began before this time are not sent any more. Milliseconds since 1970. */
  readonly changedAt?: () => number;
}

interface Kept {
  readonly page: CachedPage;
  readonly at: number;
  readonly size: number;
  hits: number;
  /** Whether it is compressed as small as possible. */
  isPacked: boolean;
}

export type RenderPage = () => Promise<CachedPage | Response>;

/** Caches whole pages by key. One rendering serves all requests that wait for it. Only pages with status 200 are kept. */
export const makeHtmlCache = ({
  freshFor,
  usableFor,
  capacity,
  now,
  report,
  changedAt = () => Number.NEGATIVE_INFINITY,
}: HtmlCacheSettings) => {
  const pages = new Map<string, Kept>();
  const running = new Map<string, { readonly begun: number; readonly job: Promise<CachedPage | Response> }>();
  let held = 0;

  const drop = (key: string): void => {
    held -= pages.get(key)?.size ?? 0;
    pages.delete(key);
  };
  const keep = (key: string, page: CachedPage, at: number, packed: boolean): void => {
    drop(key);
    const size = sizeOf(page);
    pages.set(key, { page, at, size, hits: 0, isPacked: packed });
    held += size;
    for (const oldest of pages.keys()) {
      if (held <= capacity) return;
      drop(oldest);
    }
  };
  const fill = (key: string, render: RenderPage): Promise<CachedPage | Response> => {
    const before = running.get(key);
    if (before && before.begun > changedAt()) return before.job;
    const begun = now();
    const job = render()
      .then(async (answer) => {
        if (answer instanceof Response) return answer;
        const last = pages.get(key);
        // Most pages are unchanged. They are not compressed again.
        const isSame = last?.page.etag === answer.etag;
        const page = isSame ? { ...answer, bodies: last.page.bodies } : await compressQuickly(answer);
        if (page.status === 200 && !page.passing && begun > changedAt())
          keep(key, page, begun, isSame && last.isPacked);
        return page;
      })
      .finally(() => {
        if (running.get(key)?.job === job) running.delete(key);
      });
    running.set(key, { begun, job });
    return job;
  };

  const answer = async (
    key: string,
    request: Request,
    render: RenderPage,
    headers: Readonly<Record<string, string>>,
    told: (state: CacheState) => void = () => undefined,
  ): Promise<Response> => {
    const found = pages.get(key);
    const kept = found && found.at > changedAt() && now() - found.at <= usableFor ? found : undefined;
    if (!kept) {
      told('rendered');
      const answer = await fill(key, render);
      return answer instanceof Response ? answer.clone() : answerWith(request, answer, headers);
    }
    kept.hits += 1;
    if (kept.hits === 2 && !kept.isPacked)
      compressWell(kept.page).then(() => {
        kept.isPacked = true;
      }, report);
    const isStale = now() - kept.at > freshFor;
    told(isStale ? 'stale' : 'kept');
    if (isStale) fill(key, render).catch(report);
    return answerWith(request, kept.page, headers);
  };
  return {
    answer,
    /** Returns a page that can be sent as it is: fresh, and compressed as small as possible. */
    peek: (key: string): CachedPage | undefined => {
      const kept = pages.get(key);
      const isReady = kept?.isPacked && kept.at > changedAt() && now() - kept.at <= freshFor;
      return isReady ? kept.page : undefined;
    },
  };
};

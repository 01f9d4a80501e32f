import type { IncomingMessage, ServerResponse } from 'node:http';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import { accessLine } from '../edge/access-log.ts';
import { requestIdHeader } from '../edge/request-id.ts';
import type { FlagRequest } from '../flags/flag-visitor.ts';
import type { PortBindings } from '../visit.ts';
import { type CachedPage, partOf } from './html-cache.ts';

/** What every visitor of an address is sent. */
export interface QuickPage {
  readonly brand: BrandId;
  /** The kept page, as long as nothing has to be done for it. `asked`: what tells the copies of a page apart. */
  readonly peek: (asked: () => Omit<FlagRequest, 'query'>) => CachedPage | undefined;
  /** Besides the page's own. */
  readonly headers: Readonly<Record<string, string>>;
  /** Counts an answer of this status. */
  readonly counted: { readonly whole: () => void; readonly unchanged: () => void };
}

/** Who asks: the port, the host and the address, as they came. */
export interface Asked {
  readonly port: PortBindings;
  readonly host: string;
  readonly address: string;
}

export interface QuickPages {
  readonly note: (asked: Asked, page: QuickPage) => void;
  /** False: this request is for somebody else to answer. */
  readonly answer: (request: IncomingMessage, response: ServerResponse, port: PortBindings) => boolean;
}

export interface QuickPageSettings {
  readonly newId: () => string;
  readonly log?: (line: string) => void;
}

/** The headers of a body, and what they were made for. */
interface Head {
  readonly of: QuickPage;
  readonly page: CachedPage;
  readonly head: readonly string[];
}

/** Addresses are strangers' words: the oldest is forgotten when there are more. */
const most = 5000;

const keyOf = ({ port, host, address }: Asked): string => `${port.brand ?? ''} ${host} ${address}`;

/** With any of these the answer depends on more than the address. */
const isPlain = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' &&
  headers[requestIdHeader] === undefined &&
  headers['content-length'] === undefined &&
  headers['transfer-encoding'] === undefined;

/** As the Fetch standard joins what comes more than once. */
const flagRequestOf = ({ headersDistinct: { cookie, 'user-agent': userAgent } }: IncomingMessage) => ({
  userAgent: userAgent?.join(', '),
  cookie: cookie?.join('; '),
});

/**
 * Kept pages, answered from Node's own request: to make one of the Fetch standard takes longer than all else of such an
 * answer. Only addresses whose answer depends on nothing but the address, and on the visitor's side of the experiments
 * that the page holds, are noted. Headers and bytes are those of the long way.
 */
export const makeQuickPages = ({ newId, log }: QuickPageSettings): QuickPages => {
  const pages = new Map<string, QuickPage>();
  /** By body: a page that is asked for again gets a smaller one, and one that stays the same keeps it. */
  const heads = new WeakMap<Uint8Array, Head>();

  const headOf = (of: QuickPage, page: CachedPage, { encoding, body }: ReturnType<typeof partOf>) => {
    const before = body && heads.get(body);
    if (before?.of === of && before.page === page) return before.head;
    const head = Object.entries({
      ...page.headers,
      ...of.headers,
      ...(encoding && { 'content-encoding': encoding }),
      ...(body && { 'content-length': String(body.length) }),
    }).flat();
    if (body) heads.set(body, { of, page, head });
    return head;
  };

  return {
    note: (asked, page) => {
      const key = keyOf(asked);
      pages.delete(key);
      pages.set(key, page);
      if (pages.size > most) pages.delete(pages.keys().next().value ?? '');
    },
    answer: (request, response, port) => {
      const { headers, url = '' } = request;
      const quick = pages.get(keyOf({ port, host: headers.host ?? '', address: url }));
      const page = quick?.peek(() => flagRequestOf(request));
      if (!quick || !page || !isPlain(request)) return false;
      const began = performance.now();
      const part = partOf(page, {
        ifNoneMatch: headers['if-none-match'],
        acceptEncoding: headers['accept-encoding'],
      });
      response
        .writeHead(part.status, [...headOf(quick, page, part), requestIdHeader, newId()])
        .end(part.body);
      if (part.status === 304) quick.counted.unchanged();
      else quick.counted.whole();
      log?.(
        accessLine({
          method: 'GET',
          address: `http://${headers.host}${url}`,
          status: part.status,
          ms: performance.now() - began,
          brand: quick.brand,
        }),
      );
      return true;
    },
  };
};

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import { accessLine } from '../edge/access-log.ts';
import { requestIdHeader } from '../edge/request-id.ts';
import type { FlagRequest } from '../flags/flag-visitor.ts';
import type { PortBindings } from '../visit.ts';
import { type CachedPage, partOf } from './html-cache.ts';

/** The response that every visitor of an address gets. */
export interface QuickPage {
  readonly brand: BrandId;
  /**
   * Returns the cached page if it can be sent as it is. `asked`: the parts of the request that choose between copies of
   * a page.
   */
  readonly peek: (asked: () => Omit<FlagRequest, 'query'>) => CachedPage | undefined;
  /** Headers in addition to the page's own. */
  readonly headers: Readonly<Record<string, string>>;
  /** Counts a response: with a body, or with status 304. */
  readonly counted: { readonly whole: () => void; readonly unchanged: () => void };
}

/** Identifies a request by port, host and address, as received. */
export interface Asked {
  readonly port: PortBindings;
  readonly host: string;
  readonly address: string;
}

export interface QuickPages {
  readonly note: (asked: Asked, page: QuickPage) => void;
  /** False if another handler has to answer this request. */
  readonly answer: (request: IncomingMessage, response: ServerResponse, port: PortBindings) => boolean;
}

export interface QuickPageSettings {
  readonly newId: () => string;
  readonly log?: (line: string) => void;
}

/** The headers of a body, and the page that they were made for. */
interface Head {
  readonly of: QuickPage;
  readonly page: CachedPage;
  readonly head: readonly string[];
}

/** Strangers can make up addresses. The oldest is dropped above this limit. */
const most = 5000;

const keyOf = ({ port, host, address }: Asked): string => `${port.brand ?? ''} ${host} ${address}`;

/** Whether the response depends only on the address: no other method, no request id and no body. */
const isPlain = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' &&
  headers[requestIdHeader] === undefined &&
  headers['content-length'] === undefined &&
  headers['transfer-encoding'] === undefined;

/** Joins repeated headers as the Fetch standard does. */
const flagRequestOf = ({ headersDistinct: { cookie, 'user-agent': userAgent } }: IncomingMessage) => ({
  userAgent: userAgent?.join(', '),
  cookie: cookie?.join('; '),
});

/**
 * Answers cached pages from Node's own request, because building a Fetch request takes longer than all the rest. Only
 * addresses are noted whose response depends on nothing but the address and the visitor's variants of the page's
 * experiments. Headers and bytes are the same as without this shortcut.
 */
export const makeQuickPages = ({ newId, log }: QuickPageSettings): QuickPages => {
  const pages = new Map<string, QuickPage>();
  /** By body: a page that is compressed better gets a new body, and an unchanged page keeps its body. */
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

import * as E from 'fp-ts/Either';
import { contentApi } from '../../../adapters/contract/content/content-api.ts';
import { shopApi } from '../../../adapters/contract/shop-api.ts';
import { isSentByOwnPage } from '../../../adapters/shared/own-page.ts';
import { readBytes } from '../../../adapters/shared/read-bytes.ts';
import { bodyLimit } from '../../../adapters/shop-server/http/read-body.ts';
import { redirectPath } from '../../../domain/shared/redirect.ts';
import type { Backend } from './backend.ts';
import { headersFromBackend, headersToBackend } from './remote-headers.ts';

/** How long a complete answer may take. Units: ms. */
const patience = 30_000;
/** The largest answer. Long lists and large pictures are far smaller. Units: bytes. */
const largest = 8 * 1024 * 1024;

interface Row {
  readonly method: string;
  readonly pattern: RegExp;
}
const part = '(?:(?!%2f|%5c)[^/])+';
/** The requests that are allowed: the operations of the contract, and the documents of an order. */
const rows: readonly Row[] = [
  ...Object.values({ ...shopApi, ...contentApi }).map(({ method, path }) => ({
    method,
    pattern: new RegExp(`^/api${path.replace(/:\w+/g, part)}$`, 'i'),
  })),
  { method: 'GET', pattern: new RegExp(`^/api/orders/${part}/documents/${part}$`, 'i') },
];
const picture = new RegExp(`^/images(?:/${part})+$`, 'i');

const problem = (status: number, code: string): Response =>
  Response.json({ code }, { status, headers: { 'cache-control': 'no-store' } });

/** Returns the response that refuses a request. Undefined if the request is passed on. */
const refusalOf = (request: Request, path: string): Response | undefined => {
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  if (method === 'GET' && picture.test(path)) return undefined;
  const known = rows.filter(({ pattern }) => pattern.test(path));
  if (known.length === 0) return problem(404, 'route.unknown');
  if (!known.some((row) => row.method === method)) return problem(405, 'route.unknown');
  if (method === 'GET') return undefined;
  if (!isSentByOwnPage(request)) return problem(403, 'request.foreign_origin');
  return /^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? '')
    ? undefined
    : problem(415, 'request.not_json');
};

/** An answer of the backend that is not passed on. Its code names the wrong part, and nothing of the answer's content. */
class BackendAnswerRefused extends Error {
  override readonly name = 'BackendAnswerRefused';
  readonly code: string;
  constructor(part: string) {
    super();
    this.code = part;
  }
}

/** Returns the target of a redirect within the backend's own paths. Undefined for any other target. */
const locationOf = (answer: Response, asked: URL, address: string): string | undefined => {
  const said = answer.headers.get('location');
  const to = said === null ? null : URL.parse(said, asked);
  const path = to?.href.startsWith(`${address}/`) ? redirectPath(to.href.slice(address.length)) : undefined;
  return path && E.isRight(path) && /^\/(api|images)\//.test(path.right) ? path.right : undefined;
};

const isElsewhere = (status: number): boolean => status >= 300 && status < 400 && status !== 304;

const passedOn = async (
  answer: Response,
  asked: URL,
  address: string,
  cookies: readonly string[],
): Promise<Response> => {
  const { status, headers: said } = answer;
  const location = isElsewhere(status) ? locationOf(answer, asked, address) : undefined;
  if (isElsewhere(status) && location === undefined) throw new BackendAnswerRefused('location');
  if (status < 200 || status > 599) throw new BackendAnswerRefused('status');
  if (Number(said.get('content-length')) > largest) throw new BackendAnswerRefused('content-length');
  // The body is passed on only if it is complete.
  const body = location === undefined ? await readBytes(answer, largest) : new Uint8Array();
  if (!body) throw new BackendAnswerRefused('body');
  const headers = headersFromBackend(said, cookies, body.length > 0);
  if (!headers) throw new BackendAnswerRefused('content-type');
  if (location !== undefined) headers.set('location', location);
  return new Response(body.length > 0 ? body : null, { status, headers });
};

/**
 * A backend on another server that follows the contract. A request is passed on only if it belongs to the contract,
 * comes from our own page and fits the sandbox's limit. Its body is read completely first, so that both sides count the
 * same bytes. An answer is passed on only if it is complete. Only listed headers and cookies pass, in both directions.
 * `cookies`: the names of the backend's cookies.
 */
export const remoteFetch =
  (address: string, cookies: readonly string[]): Backend['fetch'] =>
  async (request) => {
    const { pathname, search } = new URL(request.url);
    const refused = refusalOf(request, pathname);
    if (refused) return refused;
    const { method, signal } = request;
    const reads = method === 'GET' || method === 'HEAD';
    const body = reads ? null : await readBytes(request, bodyLimit);
    if (body === undefined) return problem(413, 'request.too_large');
    const asked = new URL(address + pathname + search);
    const answer = await fetch(asked, {
      method,
      headers: headersToBackend(request.headers, cookies),
      body,
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
    });
    try {
      return await passedOn(answer, asked, address, cookies);
    } finally {
      // Does not wait for the rest of the body.
      if (!answer.bodyUsed) await answer.body?.cancel().catch(() => undefined);
    }
  };

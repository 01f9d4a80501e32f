import * as E from 'fp-ts/Either';
import { contentApi } from '../../../adapters/contract/content/content-api.ts';
import { shopApi } from '../../../adapters/contract/shop-api.ts';
import { isSentByOwnPage } from '../../../adapters/shared/own-page.ts';
import { readBytes } from '../../../adapters/shared/read-bytes.ts';
import { bodyLimit } from '../../../adapters/shop-server/http/read-body.ts';
import { redirectPath } from '../../../domain/shared/redirect.ts';
import type { Backend } from './backend.ts';
import { headersFromBackend, headersToBackend } from './remote-headers.ts';

/** How long an answer may take to be whole. Units: ms. */
const patience = 30_000;
/** A long list fits many times over, and so does a large picture. Units: bytes. */
const largest = 8 * 1024 * 1024;

interface Row {
  readonly method: string;
  readonly pattern: RegExp;
}
const part = '(?:(?!%2f|%5c)[^/])+';
/** What may be asked of the API: what the contract names, and documents of an order. */
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

/** Why a request is not passed on at all; undefined: it is. */
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

/** An answer that is not passed on; its code names the part that is wrong, and nothing of what was in it. */
class BackendAnswerRefused extends Error {
  override readonly name = 'BackendAnswerRefused';
  readonly code: string;
  constructor(part: string) {
    super();
    this.code = part;
  }
}

/** A redirect leads on within the backend's own paths; anywhere else is nowhere. */
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
  // Whole or not at all: nobody is given half an answer.
  const body = location === undefined ? await readBytes(answer, largest) : new Uint8Array();
  if (!body) throw new BackendAnswerRefused('body');
  const headers = headersFromBackend(said, cookies, body.length > 0);
  if (!headers) throw new BackendAnswerRefused('content-type');
  if (location !== undefined) headers.set('location', location);
  return new Response(body.length > 0 ? body : null, { status, headers });
};

/**
 * Another server of the contract, at its address. Nobody's word is taken: a request is passed on when it is one of the
 * contract, sent by a page of ours, and no longer than the sandbox would read, with its body whole, so that both sides
 * count the same bytes. An answer comes whole or is none. Of both sides' headers and cookies only those pass that are named. `cookies`: the backend's own.
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
      // Whatever is left of it is not waited for.
      if (!answer.bodyUsed) await answer.body?.cancel().catch(() => undefined);
    }
  };

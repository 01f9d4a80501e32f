import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { defaultBrand } from '../../brands/brands.ts';
import { securityHeaders, strictPolicy } from '../edge/security-headers.ts';
import { lastResortPolicy, overlongPage } from '../pages/error-pages.ts';
import type { QuickPages } from '../pages/quick-pages.ts';
import type { PageServerTypes, PortBindings } from '../visit.ts';

/** Headers for a request without a host. They are those of localhost: no HSTS. */
const headers = {
  ...securityHeaders('localhost'),
  'content-security-policy': strictPolicy,
  'cache-control': 'no-store',
  'content-length': '0',
};

/** Returns the status for something that is no valid request, as Node would. */
const statusOf = (error: Error & { readonly code?: string }): number =>
  ({
    HPE_HEADER_OVERFLOW: 431,
    HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
    ERR_HTTP_REQUEST_TIMEOUT: 408,
  })[error.code ?? ''] ?? 400;

const written = (status: number, more: Readonly<Record<string, string>> = {}, body = ''): string =>
  [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...Object.entries({ ...headers, ...more, connection: 'close' }).map(
      ([name, value]) => `${name}: ${value}`,
    ),
    `\r\n${body}`,
  ].join('\r\n');

/** A visitor sees a page. Whatever else is no valid request comes from no browser, and gets an empty answer. */
const answerTo = (status: number, { brand = defaultBrand }: PortBindings): string => {
  if (status !== 431) return written(status);
  const page = overlongPage(brand);
  return written(
    status,
    {
      'content-security-policy': lastResortPolicy,
      'content-type': 'text/html; charset=utf-8',
      'content-length': String(Buffer.byteLength(page)),
    },
    page,
  );
};

const isHost = (name: string | undefined): boolean => name?.length === 4 && name.toLowerCase() === 'host';
const hostsOf = (rawHeaders: readonly string[]): number => {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) if (isHost(rawHeaders[at])) hosts += 1;
  return hosts;
};

/**
 * How long an idle connection is kept. Longer than proxies keep theirs (nginx and Varnish one minute, Caddy two), so
 * that the proxy closes first. A server that closes while a request is on the way loses it. Units: ms.
 */
export const keptIdle = 130_000;

/**
 * How long a request may take to arrive. The largest body is a form of some kilobytes. Node would wait for five minutes,
 * in which one visitor could hold very many connections. Units: ms.
 */
const mostArrival = 60_000;

/** Whether the target of a request names a host other than its header. */
const namesAnotherHost = ({ url = '/', headers: { host } }: IncomingMessage): boolean =>
  /^[a-z]+:\/\//i.test(url) && URL.parse(url)?.host !== host;

/** Listens on a port. Also answers what never becomes a request, with the security headers. */
export const listen = (
  app: Hono<PageServerTypes>,
  port: number,
  bindings: PortBindings,
  quick?: Pick<QuickPages, 'answer'>,
): Promise<Server> => {
  const answer = getRequestListener((request, node) => app.fetch(request, { ...node, ...bindings }), {
    errorHandler: () => new Response(null, { status: 400, headers }),
  });
  const answering = new WeakSet<Duplex>();
  // Node does not check for the host header. The listener refuses a request without one and adds headers.
  const server = createServer(
    { requireHostHeader: false, keepAliveTimeout: keptIdle, requestTimeout: mostArrival },
    (request, response) => {
      // Two hosts could name two shops. A proxy may have used the other one.
      if (hostsOf(request.rawHeaders) > 1 || namesAnotherHost(request))
        response.writeHead(400, { ...headers, connection: 'close' }).end();
      else if (!quick?.answer(request, response, bindings)) {
        const { socket } = request;
        answering.add(socket);
        response.once('close', () => answering.delete(socket));
        void answer(request, response);
      }
    },
  );
  server.on('checkExpectation', (_, response: ServerResponse) => {
    response.writeHead(417, { ...headers, connection: 'close' }).end();
  });
  server.on('clientError', (error, socket) => {
    // Never writes into the middle of another response.
    if (socket.writable && !answering.has(socket)) socket.end(answerTo(statusOf(error), bindings));
    else socket.destroy();
  });
  return new Promise((listening, refused) => {
    server.on('error', refused);
    server.listen(port, () => listening(server));
  });
};

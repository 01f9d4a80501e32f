/**
 * Loaded into a server that a journey starts: its requests to external services go to the journey, with their original
 * host.
 */
const journey = process.env.JOURNEY_OUTSIDE ?? '';
const real = globalThis.fetch;

globalThis.fetch = async (input, init) => {
  const request = new Request(input, init);
  const { hostname, pathname, search } = new URL(request.url);
  if (hostname === '127.0.0.1' || hostname.endsWith('localhost')) return real(request);
  const headers = new Headers(request.headers);
  headers.set('x-outside-host', hostname);
  const body = request.method === 'GET' ? undefined : await request.arrayBuffer();
  return real(journey + pathname + search, { method: request.method, headers, body, signal: request.signal });
};

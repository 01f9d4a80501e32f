/** Loaded into a server that a journey starts: what it asks of the world outside goes to the journey, with the host it was meant for. */
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

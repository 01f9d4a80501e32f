/** The requests to a service, and its deliberate failures. */
interface Twin {
  readonly asked: (readonly string[])[];
  fault?: 'down' | 'refuses' | 'nonsense';
  readonly fetch: (request: Request) => Promise<Response>;
}

const twin = (
  drop: (request: Request) => Promise<readonly string[] | undefined>,
  said: (isDone: boolean) => unknown,
  most: number,
): Twin => {
  const own: Twin = {
    asked: [],
    fetch: async (request) => {
      if (own.fault === 'down') throw new Error('nobody there');
      if (own.fault === 'nonsense') return new Response('<p>', { status: 502 });
      const tags = own.fault === 'refuses' ? undefined : await drop(request);
      if (!tags || tags.length === 0 || tags.length > most)
        return Response.json(said(false), { status: 403 });
      own.asked.push(tags);
      return Response.json(said(true));
    },
  };
  return own;
};

/** Fastly's soft purge of several keys within this process: one service, one token. */
export const localFastly = (): Twin =>
  twin(
    async (request) => {
      const { url, method, headers } = request;
      const isAsked = method === 'POST' && url === 'https://api.fastly.com/service/SERVICE/purge';
      const isAllowed =
        headers.get('fastly-key') === 'fastly-token' && headers.get('fastly-soft-purge') === '1';
      return isAsked && isAllowed ? (await request.json()).surrogate_keys : undefined;
    },
    (isDone) => (isDone ? { pages: '1-1' } : { msg: 'Forbidden' }),
    256,
  );

/** Cloudflare's purge by tags within this process: one zone, one token. */
export const localCloudflare = (): Twin =>
  twin(
    async (request) => {
      const { url, method, headers } = request;
      const isAsked =
        url === 'https://api.cloudflare.com/client/v4/zones/ZONE/purge_cache' && method === 'POST';
      return isAsked && headers.get('authorization') === 'Bearer zone-token'
        ? (await request.json()).tags
        : undefined;
    },
    (success) => ({ success, errors: [], messages: [], result: { id: 'x' } }),
    30,
  );

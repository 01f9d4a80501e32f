import type { Fetch } from '../../src/conformance/http/cookies.ts';

export type Json = Record<string, unknown>;
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** The same response with another body. */
const changed = async (answer: Response, change: (body: Json) => unknown): Promise<Response> => {
  const body: unknown = await answer.json();
  return new Response(JSON.stringify(isJson(body) ? change(body) : body), {
    status: answer.status,
    headers: answer.headers,
  });
};
const pathOf = (request: Request): string => new URL(request.url).pathname;
const isOn = (request: Request, method: string, path: RegExp): boolean =>
  request.method === method && path.test(pathOf(request));
const withBody = async (request: Request, change: (body: Json) => unknown): Promise<Request> =>
  new Request(request.url, {
    method: request.method,
    headers: request.headers,
    body: JSON.stringify(change((await request.clone().json()) as Json)),
  });

/** A fault of a server whose responses all look valid. */
export type Fault = (fetch: Fetch) => Fetch;

/** Changes the response of one method and path. */
export const answering =
  (method: string, path: RegExp, change: (body: Json) => unknown): Fault =>
  (fetch) =>
  async (request) => {
    const answer = await fetch(request);
    return answer.ok && isOn(request, method, path) ? changed(answer, change) : answer;
  };

const cart = /^\/api\/carts\/[\w-]+$/;
const items = /^\/api\/carts\/[\w-]+\/items$/;
const order = /^\/api\/orders\/[\w-]+$/;

/** The total of a cart is one cent more than its parts. */
export const wrongMoney: Fault = (fetch) => async (request) => {
  const answer = await fetch(request);
  return answer.ok && (isOn(request, 'POST', items) || isOn(request, 'PATCH', /\/items\/[\w-]+$/))
    ? changed(answer, (body) => ({ ...body, total: Number(body.total) + 1 }))
    : answer;
};

/** Of two simultaneous adds, the second is answered with the result of the first. */
export const lostUpdate: Fault = (fetch) => {
  const busy = new Map<string, Promise<Response>>();
  return async (request) => {
    if (!isOn(request, 'POST', items)) return fetch(request);
    const path = pathOf(request);
    const before = busy.get(path);
    if (before) return (await before).clone();
    const answer = fetch(request);
    busy.set(path, answer);
    try {
      return (await answer).clone();
    } finally {
      busy.delete(path);
    }
  };
};

/** Every add is executed, even if its request id is repeated. */
export const repeatedAdds: Fault = (fetch) => async (request) =>
  isOn(request, 'POST', items)
    ? fetch(await withBody(request, (body) => ({ ...body, request_id: crypto.randomUUID() })))
    : fetch(request);

/** Reads an order with the cookies of its owner for every requester. */
export const foreignOrders: Fault = (fetch) => {
  const owners = new Map<string, string>();
  return async (request) => {
    const token = /^\/api\/orders\/([\w-]+)/.exec(pathOf(request))?.[1] ?? '';
    const owner = owners.get(token);
    const sent = new Request(request);
    if (owner !== undefined) sent.headers.set('cookie', owner);
    const answer = await fetch(sent);
    const cookie = request.headers.get('cookie');
    if (isOn(request, 'POST', /^\/api\/orders$/) && answer.ok && cookie) {
      const body = (await answer.clone().json()) as Json;
      for (const name of [body.number, body.token_value]) owners.set(String(name), cookie);
    }
    return answer;
  };
};

/** A second order of one cart gets a number of its own. */
export const repeatedOrders: Fault = (fetch) => {
  const placed = new Set<string>();
  return async (request) => {
    if (!isOn(request, 'POST', /^\/api\/orders$/)) return fetch(request);
    const { token_value } = (await request.clone().json()) as Json;
    const answer = await fetch(request);
    if (!answer.ok || !placed.has(String(token_value))) {
      if (answer.ok) placed.add(String(token_value));
      return answer;
    }
    return changed(answer, (body) => ({
      ...body,
      token_value: `${body.token_value}-2`,
      number: 'OKU-0000-0000',
    }));
  };
};

/** Prices of products are texts. */
export const undecodable = answering('GET', /^\/api\/products\/[\w-]+$/, (body) => ({
  ...body,
  price: { ...(body.price as Json), current: '19.90' },
}));

/** One operation is missing. */
export const missingOperation: Fault = (fetch) => async (request) =>
  isOn(request, 'GET', /^\/api\/products\/[\w-]+\/safety$/)
    ? fetch(new Request(new URL('/api/nowhere', request.url)))
    : fetch(request);

/** Signing out is confirmed but does nothing. */
export const keptSessions: Fault = (fetch) => async (request) =>
  isOn(request, 'DELETE', /^\/api\/customers\/session$/) ? Response.json({ done: true }) : fetch(request);

/** No cart can be read: each such connection breaks. */
export const brokenOff: Fault = (fetch) => async (request) => {
  if (isOn(request, 'GET', cart)) throw new TypeError('fetch failed');
  return fetch(request);
};

/** A 404 does not say what is missing: it is only a status, as a proxy sends it. */
export const silentlyGone: Fault = (fetch) => async (request) => {
  const answer = await fetch(request);
  return answer.status === 404 ? new Response(null, { status: 404 }) : answer;
};

/** A missing cart is reported with the code of something else. */
export const otherwiseGone: Fault = (fetch) => async (request) => {
  const answer = await fetch(request);
  return answer.status === 404 && isOn(request, 'POST', items)
    ? Response.json({ code: 'basket.not_found' }, { status: 404 })
    : answer;
};

/** A missing order is answered with a server error. */
export const failing: Fault = (fetch) => async (request) => {
  const answer = await fetch(request);
  return answer.status === 404 && isOn(request, 'GET', order)
    ? Response.json({ code: 'server.failed' }, { status: 500 })
    : answer;
};

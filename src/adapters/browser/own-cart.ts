import type { CartTokenStore } from '../../application/cart/ports.ts';
import type { CartToken } from '../../domain/cart/cart.ts';
import { tokenIn } from '../../domain/cart/cart-token.ts';
import { readKept, writeMark } from '../../domain/cart/kept-token.ts';

/**
 * The requests, besides reading ones, that name a cart but put nothing of the visitor into it: opening and renewing it,
 * and recommendations. A cart that is claimed opens for nobody but its customer.
 */
const putsNothing =
  /\/(?:carts\/current|carts\/[^/]+\/renewal|recommendations\/cross-sell|customers\/me\/cart)$/;

/** The path of the Shop API. */
const base = '/api';

const renamed = (request: Request, body: string, from: CartToken, to: CartToken): Request =>
  new Request(request.url.replaceAll(from, to), {
    method: request.method,
    headers: request.headers,
    signal: request.signal,
    keepalive: request.keepalive,
    ...(body !== '' && { body: body.replaceAll(from, to) }),
  });

/**
 * Sends a request of a visitor whose cart came by a link. Before the first one that puts something into the cart, the
 * cart is renewed, so that the sender of the link does not see it. If that fails, its answer is the request's. Requests
 * that still name the link's token reach the renewed cart. Source: REO-6.
 */
export const fetchForOwnCart = async (
  request: Request,
  tokens: CartTokenStore,
  send: (request: Request) => Promise<Response> = (asked) => fetch(asked),
): Promise<Response> => {
  const { token, mark } = readKept(tokens.kept()) ?? {};
  if (!token || !mark) return send(request);
  const isReading = request.method === 'GET';
  const body = isReading ? '' : await request.clone().text();
  const names = (one: CartToken): boolean => `${request.url} ${body}`.includes(one);
  if (mark._tag === 'Continued')
    return send(names(mark.link) ? renamed(request, body, mark.link, token) : request);
  const { origin, pathname, searchParams } = new URL(request.url);
  if (isReading || !names(token) || putsNothing.test(pathname)) return send(request);
  const channel = new URLSearchParams(
    ['brand_channel', 'locale'].map((name) => [name, searchParams.get(name) ?? '']),
  );
  const answer = await send(
    new Request(`${origin}${base}/carts/${token}/renewal?${channel}`, {
      method: 'POST',
      headers: request.headers,
      signal: request.signal,
      body: JSON.stringify({ request_id: mark.requestId }),
    }),
  );
  if (!answer.ok) return answer;
  const { token_value: told } = (await answer.json()) as { readonly token_value?: unknown };
  const next = tokenIn(String(told));
  if (next === undefined) throw new TypeError('no token');
  // Meanwhile another tab may have begun another cart, which then stays this device's.
  if (tokens.read() === token) tokens.write(next, writeMark({ _tag: 'Continued', link: token }));
  return send(renamed(request, body, token, next));
};

import * as E from 'fp-ts/Either';
import { Hono, type HonoRequest } from 'hono';
import type * as t from 'io-ts';
import type { Say } from '../../application/shared/texts.ts';
import type { BrandId } from '../../domain/shared/brand-id.ts';
import { spelled } from '../../domain/shared/spelling.ts';
import { absences } from '../contract/absences.ts';
import { ChannelC } from '../contract/channel.ts';
import type { Method } from '../contract/operation.ts';
import { identifier } from '../contract/scalars.ts';
import { type OperationName, type ShopApi, shopApi } from '../contract/shop-api.ts';
import { decode } from '../shared/decode.ts';
import type { Call, Caller, Handlers } from './call.ts';
import { cachePolicy } from './http/cache-policy.ts';
import { clientOf } from './http/client-of.ts';
import { jsonAnswer, problemAnswer, problemOf } from './http/problem-answer.ts';
import { readBody } from './http/read-body.ts';
import { guardOrigin } from './http/write-guard.ts';
import type { Refusal } from './refusal.ts';
import type { ShopServer } from './shop-server.ts';

/** The backend behind the contract. */
export interface Backend<Customer, Session extends Caller<Customer>> {
  readonly handlers: Handlers<Customer, Session>;
  /** Returns the session of a request, as the backend keeps it. */
  readonly sessionOf: (brand: BrandId, request: Request) => Session;
  /** Wraps each call. If undefined, calls are served directly. */
  readonly around?: (operation: OperationName, serve: () => Promise<Response>) => Promise<Response>;
}

/** The fields of a table row that are needed to serve it. */
interface Served {
  readonly method: Method;
  readonly path: string;
  readonly query: t.Decoder<unknown, unknown>;
  readonly body: t.Decoder<unknown, unknown>;
  readonly answer: t.Decoder<unknown, unknown>;
}
const served: Readonly<Record<OperationName, Served>> = shopApi;
const operationNames = Object.keys(shopApi) as OperationName[];

const bodyRefusalStatus = {
  'request.not_json': 415,
  'request.too_large': 413,
  'request.malformed': 400,
} as const;

/** Operations that return only the shop's own texts, and no personal names or addresses. */
const shopsWords: ReadonlySet<OperationName> = new Set([
  'getCategory',
  'getProducts',
  'findProducts',
  'getProduct',
  'getProductDetails',
  'getProductOptions',
  'getProductReplacement',
  'getRecommendationCrossSell',
  'searchProducts',
  'searchProductList',
]);

/** Names the invalid paths, never the values sent. */
const invalid = (paths: string): Response =>
  problemAnswer(400, { code: 'request.invalid', values: { paths } });

/** Serves one operation of the contract at its address: decodes, calls the handler, encodes. */
const mount = <Name extends OperationName, Customer, Session extends Caller<Customer>>(
  app: Hono,
  server: ShopServer,
  { handlers, sessionOf, around = (_, serve) => serve() }: Backend<Customer, Session>,
  name: Name,
): void => {
  const operation = served[name];
  const shopAddresses = Object.values(server.shops).map(({ id }) => server.publicUrl(id));

  const serve = async (req: HonoRequest): Promise<Response> => {
    const foreign = operation.method === 'GET' ? undefined : guardOrigin(req.raw, shopAddresses);
    if (foreign) return foreign;
    if (req.url.includes('%00')) return invalid('address');
    const strings = req.query();
    const channel = decode(ChannelC)(strings);
    if (E.isLeft(channel)) return invalid(channel.left);
    const query = decode(operation.query)(strings);
    if (E.isLeft(query)) return invalid(query.left);
    const sent = operation.method === 'GET' ? E.right(undefined) : await readBody(req.raw);
    if (E.isLeft(sent)) return problemAnswer(bodyRefusalStatus[sent.left], { code: sent.left });
    const body = decode(operation.body)(sent.right);
    if (E.isLeft(body)) return invalid(body.left);

    const params = req.param() as Readonly<Record<string, string>>;
    const noName = Object.values(params).findIndex((value) => !identifier.test(value));
    if (noName >= 0) {
      const thing = absences[name]?.[noName];
      return problemAnswer(404, { code: thing ? `${thing}.not_found` : 'route.unknown' });
    }
    const asked = { params: params as unknown, query: query.right, body: body.right };
    const session = sessionOf(channel.right.brand_channel, req.raw);
    const asker = { ...channel.right, customer: await session.customer() };
    const call = { ...asked, channel: asker, client: clientOf(req.raw), session };
    const answer = await handlers[name](call as Call<ShopApi[Name], Customer, Session>);
    const { brand_channel, locale } = channel.right;
    const said = (words: unknown) => spelled(server.shops[brand_channel].country, locale, words);
    const response = E.isLeft(answer)
      ? refused(server, name, answer.left, server.texts(brand_channel, locale))
      : checked(server, name, JSON.stringify(shopsWords.has(name) ? said(answer.right) : answer.right));
    const cookie = session.cookie();
    if (cookie) response.headers.append('set-cookie', cookie);
    return response;
  };
  app.on(operation.method, operation.path, ({ req }) => around(name, () => serve(req)));
};

/** In development and tests, a response that does not match its codec becomes an error, while it can still be fixed. */
const checked = (server: ShopServer, name: OperationName, answer: string): Response => {
  const wrong = server.checkAnswers ? decode(served[name].answer)(JSON.parse(answer)) : E.right(undefined);
  if (E.isRight(wrong)) return jsonAnswer(200, answer, cachePolicy(name));
  server.report({ operation: name, kind: 'wrong-answer', detail: wrong.left });
  return problemAnswer(500, { code: 'server.wrong_answer' });
};

/** Likewise for a "not found" about a thing that the operation never looks for. */
const refused = (server: ShopServer, name: OperationName, refusal: Refusal, say: Say): Response => {
  const { status, code, retryAfter } = refusal;
  const isNamed = status !== 404 || absences[name]?.some((thing) => code === `${thing}.not_found`);
  if (isNamed || !server.checkAnswers) return problemAnswer(status, problemOf(say, refusal), retryAfter);
  server.report({ operation: name, kind: 'wrong-answer', detail: code });
  return problemAnswer(500, { code: 'server.wrong_answer' });
};

/** Serves the Shop API from the contract's table, and nothing else. */
export const makeContractApp = <Customer, Session extends Caller<Customer>>(
  server: ShopServer,
  backend: Backend<Customer, Session>,
): Hono => {
  const app = new Hono();
  for (const name of operationNames) mount(app, server, backend, name);
  return app;
};

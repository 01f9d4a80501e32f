import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type * as t from 'io-ts';
import { makeClient } from '../../../adapters/backend/client.ts';
import { productListOperations } from '../../../adapters/contract/catalogue/product-list.ts';
import { ChannelC } from '../../../adapters/contract/channel.ts';
import { shopApi } from '../../../adapters/contract/shop-api.ts';
import {
  makeSearchOperations,
  type SearchOperations,
} from '../../../adapters/search-algolia/search-operations.ts';
import type { AlgoliaSettings } from '../../../adapters/search-algolia/settings.ts';
import { decode } from '../../../adapters/shared/decode.ts';
import { cachePolicy } from '../../../adapters/shop-server/http/cache-policy.ts';
import { jsonAnswer, problemAnswer } from '../../../adapters/shop-server/http/problem-answer.ts';
import { type CircuitBreaker, noCircuitBreaker } from '../../../application/shared/circuit-breaker.ts';
import type { Failure } from '../../../application/shared/failure.ts';
import { brands } from '../../brands/brands.ts';
import { type Ask, backendBase } from './backend.ts';

/** More cards than one query requests. */
const mostCards = 100;

const searchOver = (settings: AlgoliaSettings, backend: Ask): SearchOperations =>
  makeSearchOperations(settings, {
    priceChannel: ({ brand_channel }) => brands[brand_channel].shop.priceChannel,
    cards: (channel, ids) =>
      pipe(
        makeClient({ fetch: backend, base: backendBase, channel }, productListOperations).searchProductList({
          query: { product_id: ids, cacheKey: 'search', limit: mostCards },
        }),
        TE.map(({ result }) => result),
      ),
  });

const answer = async (
  operations: SearchOperations,
  name: keyof SearchOperations,
  address: URL,
): Promise<E.Either<Failure, string> | undefined> => {
  const strings = Object.fromEntries(address.searchParams);
  const channel = decode(ChannelC)(strings);
  const codec: t.Decoder<unknown, unknown> = shopApi[name].query;
  const query = decode(codec)(strings);
  if (E.isLeft(channel) || E.isLeft(query)) return undefined;
  const ask: (
    channel: t.TypeOf<typeof ChannelC>,
    query: never,
  ) => TE.TaskEither<Failure, unknown> | undefined = operations[name];
  // The channel's codec lets other parameters through. They belong to the query.
  const { brand_channel, locale } = channel.right;
  const task = ask({ brand_channel, locale }, query.right as never);
  return task && E.map(JSON.stringify)(await task());
};

const names = ['searchProducts', 'getProducts', 'searchProductList'] as const;

/** A search without an answer. Its code says why, and nothing of the query. */
class SearchUnanswered extends Error {
  override readonly name = 'SearchUnanswered';
  readonly code: string;
  constructor(failure: Failure) {
    super(failure._tag);
    const { status, at } = { status: '', at: '', ...failure };
    this.code = [failure._tag, status, at].filter((part) => part !== '').join(' ');
  }
}

/** Puts another search in front of the backend. What it does not answer goes to the backend. */
export const withSearch = (
  settings: AlgoliaSettings,
  backend: Ask,
  report: (error: unknown) => void,
  { guard, isUp }: CircuitBreaker = noCircuitBreaker,
): Ask => {
  const operations = searchOver({ ...settings, guard }, backend);
  return async (request) => {
    const address = new URL(request.url);
    const name =
      request.method === 'GET'
        ? names.find((one) => address.pathname === `/api${shopApi[one].path}`)
        : undefined;
    const found = name && (await answer(operations, name, address));
    if (!name || !found) return backend(request);
    if (E.isRight(found)) return jsonAnswer(200, found.right, cachePolicy(name));
    if (isUp()) report(new SearchUnanswered(found.left));
    return problemAnswer(503, { code: 'search.unavailable' });
  };
};

import { isLeft } from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import { makeClient, type ShopClient } from '../../../src/adapters/backend/client.ts';
import { shopApi } from '../../../src/adapters/contract/shop-api.ts';

/** A request as sent. */
export interface Asked {
  readonly method: string;
  readonly path: string;
  /** Without shop and language, which every request has. */
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
}

export const channel = { brand_channel: 'okulino', locale: 'de' } as const;

/** A client that records its requests, newest last. */
export const wiretap = (
  answer: (asked: Asked) => Response = () => Response.json({}, { status: 500 }),
): { readonly client: ShopClient; readonly asked: Asked[] } => {
  const asked: Asked[] = [];
  const fetch = async (request: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url);
    const { brand_channel, locale, ...query } = Object.fromEntries(searchParams);
    const text = await request.text();
    const path = pathname.replace('/api', '');
    asked.push({ method: request.method, path, query, body: text ? JSON.parse(text) : undefined });
    return answer(asked.at(-1) as Asked);
  };
  return { client: makeClient({ base: 'http://shop.test/api', channel, fetch }, shopApi), asked };
};

/** The single request that a call makes: `POST /pricing`, with its query and body if it has any. */
export const saidBy = async (
  ask: (client: ShopClient) => TaskEither<unknown, unknown>,
): Promise<readonly unknown[]> => {
  const { client, asked } = wiretap();
  await ask(client)();
  return asked.flatMap(({ method, path, query, body }) => [
    `${method} ${path}`,
    ...(Object.keys(query).length > 0 ? [query] : []),
    ...(body !== undefined ? [body] : []),
  ]);
};

/** A call with all its arguments, and the request that it makes. */
export type Saying<Port> = readonly [
  title: string,
  ask: (port: Port) => TaskEither<unknown, unknown>,
  ...said: readonly unknown[],
];

/** What a call returns for an answer. */
export const readFrom = async <A>(
  answer: unknown,
  ask: (client: ShopClient) => TaskEither<unknown, A>,
): Promise<A> => {
  const read = await ask(wiretap(() => Response.json(answer)).client)();
  if (isLeft(read)) throw new Error(JSON.stringify(read.left));
  return read.right;
};

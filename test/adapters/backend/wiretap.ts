import { isLeft } from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import { makeClient, type ShopClient } from '../../../src/adapters/backend/client.ts';
import { shopApi } from '../../../src/adapters/contract/shop-api.ts';

/** What went over the wire. */
export interface Asked {
  readonly method: string;
  readonly path: string;
  /** Without shop and language, which every question has. */
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
}

export const channel = { brand_channel: 'okulino', locale: 'de' } as const;

/** A client whose requests are kept, newest last. */
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

/** The one request that a question makes: `POST /pricing`, with its query and body where it has some. */
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

/** A question with all that it says. */
export type Saying<Port> = readonly [
  title: string,
  ask: (port: Port) => TaskEither<unknown, unknown>,
  ...said: readonly unknown[],
];

/** What a question makes of an answer. */
export const readFrom = async <A>(
  answer: unknown,
  ask: (client: ShopClient) => TaskEither<unknown, A>,
): Promise<A> => {
  const read = await ask(wiretap(() => Response.json(answer)).client)();
  if (isLeft(read)) throw new Error(JSON.stringify(read.left));
  return read.right;
};

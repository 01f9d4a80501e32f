import type { INestApplicationContext } from '@nestjs/common';
import {
  type Channel,
  type ID,
  type RequestContext,
  RequestContextService,
  TransactionalConnection,
  User,
} from '@vendure/core';

/** The context that all steps of filling use. */
export interface Filler {
  readonly app: INestApplicationContext;
  readonly connection: TransactionalConnection;
  /** A context as the first administrator, in a channel; the engine's default channel if none is given. */
  readonly contextOf: (channel?: Channel) => Promise<RequestContext>;
  readonly say: (line: string) => void;
}

export const makeFiller = async (
  app: INestApplicationContext,
  administrator: string,
  say: (line: string) => void,
): Promise<Filler> => {
  const connection = app.get(TransactionalConnection);
  const contexts = app.get(RequestContextService);
  /** Loaded again with the current permissions: they include a channel that was just created. */
  const staff = () =>
    connection.rawConnection
      .getRepository(User)
      .findOneOrFail({ where: { identifier: administrator }, relations: { roles: { channels: true } } });
  return {
    app,
    connection,
    contextOf: async (channel) =>
      contexts.create({ apiType: 'admin', user: await staff(), ...(channel && { channelOrToken: channel }) }),
    say,
  };
};

/** Processes items with limited concurrency. */
export const inTurn = async <Item>(
  items: readonly Item[],
  width: number,
  work: (item: Item) => Promise<void>,
): Promise<void> => {
  const rest = [...items];
  await Promise.all(
    Array.from({ length: width }, async () => {
      for (let next = rest.shift(); next !== undefined; next = rest.shift()) await work(next);
    }),
  );
};

export type Ids = ReadonlyMap<string, ID>;

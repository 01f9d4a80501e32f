import type { INestApplicationContext } from '@nestjs/common';
import {
  type Channel,
  type ID,
  type RequestContext,
  RequestContextService,
  TransactionalConnection,
  User,
} from '@vendure/core';

/** What all steps of filling stand on. */
export interface Filler {
  readonly app: INestApplicationContext;
  readonly connection: TransactionalConnection;
  /** As the first administrator, in a channel; the engine's own where none is named. */
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
  /** With what they may do by now: a channel that was just made is among it. */
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

/** Some at a time. */
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

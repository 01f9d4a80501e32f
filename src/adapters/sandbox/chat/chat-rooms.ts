import type { Selectable } from 'kysely';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import { hashOf, newToken } from '../db/new-token.ts';
import type { Db, Tables, Trx } from '../db/schema.ts';
import type { Sandbox } from '../sandbox.ts';
import type { ChatLine } from './chat-line.ts';

export interface ChatRoom {
  /** The shop's staff find the conversation by this number. The shopper has a token. */
  readonly number: number;
  readonly brand: BrandId;
  readonly locale: Locale;
  readonly lines: readonly ChatLine[];
}

/** Limit for each shop. The oldest conversations are deleted in favour of new ones. */
const mostRooms = 100;
const mostLines = 200;
/** A conversation ends after this time without a message. Units: ms. */
const quietFor = 24 * 60 * 60_000;

type Stored = Pick<Sandbox, 'db' | 'clock'>;

const lastOver = ({ clock }: Pick<Sandbox, 'clock'>): Date => new Date(clock.now() - quietFor);

/** Deletes conversations that have ended. */
export const forgetChats = ({ db, clock }: Stored) =>
  db.deleteFrom('chat_room').where('spoken_at', '<=', lastOver({ clock })).execute();

/** Adds the lines to each room, newest last. */
const withLines = async (
  db: Db,
  rooms: readonly Pick<Selectable<Tables['chat_room']>, 'number' | 'brand' | 'locale'>[],
): Promise<readonly ChatRoom[]> => {
  const said =
    rooms.length === 0
      ? []
      : await db
          .selectFrom('chat_line')
          .select(['room', 'author', 'body'])
          .where(
            'room',
            'in',
            rooms.map(({ number }) => number),
          )
          .orderBy('id')
          .execute();
  const byRoom = Map.groupBy(said, ({ room }) => room);
  return rooms.map(({ number, brand, locale }) => ({
    number,
    brand,
    locale,
    lines: (byRoom.get(number) ?? []).map(({ author, body }) => ({ from: author, text: body })),
  }));
};

const open = async (trx: Trx, { brand, locale, at, customerId }: Opened): Promise<[string, number]> => {
  const token = newToken();
  const { number } = await trx
    .insertInto('chat_room')
    .values({ secret: hashOf(token), brand, locale, spoken_at: at, customer_id: customerId ?? null })
    .returning('number')
    .executeTakeFirstOrThrow();
  const newest = trx
    .selectFrom('chat_room')
    .select('number')
    .where('brand', '=', brand)
    .orderBy('spoken_at', 'desc')
    .orderBy('number', 'desc')
    .limit(mostRooms);
  await trx.deleteFrom('chat_room').where('brand', '=', brand).where('number', 'not in', newest).execute();
  return [token, number];
};
interface Opened {
  readonly brand: BrandId;
  readonly locale: Locale;
  readonly at: Date;
  /** The customer who writes, if signed in. */
  readonly customerId?: number | undefined;
}

const say = async (
  trx: Trx,
  room: number,
  author: ChatLine['from'],
  body: string,
  at: Date,
): Promise<void> => {
  const there = await trx
    .updateTable('chat_room')
    .set({ spoken_at: at })
    .where('number', '=', room)
    .returning('number')
    .executeTakeFirst();
  if (!there) return;
  await trx.insertInto('chat_line').values({ room, author, body, said_at: at }).execute();
  const newest = trx
    .selectFrom('chat_line')
    .select('id')
    .where('room', '=', room)
    .orderBy('id', 'desc')
    .limit(mostLines);
  await trx.deleteFrom('chat_line').where('room', '=', room).where('id', 'not in', newest).execute();
};

/**
 * Stores conversations in the database, because shopper and shop may reach different servers. Replaces a chat service
 * in the sandbox.
 */
export const makeChatRooms = ({ db, clock }: Stored) => {
  const rooms = () =>
    db
      .selectFrom('chat_room')
      .select(['number', 'brand', 'locale'])
      .where('spoken_at', '>', lastOver({ clock }));
  const first = async (found: ReturnType<typeof rooms>): Promise<ChatRoom | undefined> =>
    (await withLines(db, await found.execute()))[0];
  return {
    of: (brand: BrandId, token: string) =>
      first(rooms().where('brand', '=', brand).where('secret', '=', hashOf(token))),
    numbered: (number: number) => first(rooms().where('number', '=', number)),
    /** Returns all conversations, the most recently active first. */
    all: async (): Promise<readonly ChatRoom[]> =>
      withLines(
        db,
        await rooms().orderBy('spoken_at', 'desc').orderBy('number', 'desc').limit(mostRooms).execute(),
      ),
    say: (number: number, from: ChatLine['from'], text: string): Promise<void> =>
      db.transaction().execute((trx) => say(trx, number, from, text, new Date(clock.now()))),
    /** Starts a conversation with the shopper's first line. Returns the token with which the shopper comes back. */
    begin: (brand: BrandId, locale: Locale, text: string, customerId?: number): Promise<string> =>
      db.transaction().execute(async (trx) => {
        const at = new Date(clock.now());
        const [token, number] = await open(trx, { brand, locale, at, customerId });
        await say(trx, number, 'shopper', text, at);
        return token;
      }),
  };
};

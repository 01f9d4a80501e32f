import type { BrandId } from '../../../domain/shared/brand-id.ts';
import type { Caller } from '../../shop-server/call.ts';
import type { EngineSession } from '../../shop-server/engine/account-engine.ts';
import type { CustomerRow } from '../db/customer-tables.ts';
import { hashOf, newToken } from '../db/new-token.ts';
import { deleteRow, findRow, updateRow } from '../db/rows.ts';
import type { Db } from '../db/schema.ts';
import type { Sandbox } from '../sandbox.ts';
import { endEngineSessions } from './at-engine/end-engine-sessions.ts';
import { readEngineCustomer } from './at-engine/read-engine-customer.ts';
import { sealed, unsealed } from './at-engine/sealed.ts';
import { browserOf } from './browser-of.ts';

/** The caller, according to their browser's session. */
export interface Session extends Caller<CustomerRow> {
  /** Id of the session in the database. Empty if the browser has none. */
  readonly id: () => string;
  /** Id of the session at the engine. Undefined if there is none. */
  readonly engineSession: () => Promise<string | undefined>;
  /** The customer of this session before a new password replaced it. The browser has not received the new session yet. */
  readonly replaced: () => Promise<CustomerRow | undefined>;
  /**
   * Signs in: the browser gets a new session, and its previous session ends. `there`: the session at the engine, if the
   * engine keeps the shop's customers.
   */
  readonly open: (customer: Pick<CustomerRow, 'id'>, engineSession?: EngineSession) => Promise<void>;
  /** Replaces the session of the browser by another one. Source: AUTH-17. */
  readonly renew: (db: Db, customer: Pick<CustomerRow, 'id'>) => Promise<void>;
  /** Signs out: the session ends on the server as well as in the browser. */
  readonly close: () => Promise<void>;
}

/**
 * Shops may share a host, and cookies ignore ports, so the name contains the shop. With https, the name has a prefix
 * that no other host and no page over http can write.
 */
export const sessionCookie = (brand: BrandId, isSecure = false): string =>
  `${isSecure ? '__Host-' : ''}session_${brand}`;
/** Units: ms. */
const lifetime = 30 * 86_400_000;
/** The precision of the last-seen time, because every page reads the session. Units: ms. */
const seenEvery = 5 * 60_000;
/** How long a lost response can be requested again. Units: ms. */
const replacedFor = 10 * 60_000;

const held = (header: string | null, name: string): string | undefined =>
  header
    ?.split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** Ends every session of a customer except one. Returns the ids of their sessions at the engine. */
export const endSessions = async (
  db: Db,
  customerId: number,
  but = '',
): Promise<readonly (string | null)[]> => {
  const ended = await db
    .deleteFrom('session')
    .where('customer_id', '=', customerId)
    .where('id', '!=', but)
    .returning('engine_session')
    .execute();
  return ended.map(({ engine_session }) => engine_session);
};

export const makeSession = (
  sandbox: Pick<Sandbox, 'db' | 'clock' | 'publicUrl' | 'sessionIdleMs' | 'engine'>,
  brand: BrandId,
  request: Request,
): Session => {
  const { db, clock, publicUrl, sessionIdleMs } = sandbox;
  const isSecure = publicUrl(brand).startsWith('https:');
  const name = sessionCookie(brand, isSecure);
  let secret = held(request.headers.get('cookie'), name);
  let told: string | undefined;
  const keep = (value: string, maxAge: number): string =>
    `${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAge}${isSecure ? '; Secure' : ''}`;
  const end = async (): Promise<void> => {
    const ended = secret
      ? await db
          .deleteFrom('session')
          .where('id', '=', hashOf(secret))
          .returning('engine_session')
          .executeTakeFirst()
      : undefined;
    secret = undefined;
    if (ended) await endEngineSessions(sandbox, brand, [ended.engine_session]);
  };
  const idleSince = (): Date => new Date(clock.now() - sessionIdleMs);
  const find = async (isReplaced: boolean) =>
    secret
      ? db
          .selectFrom('session')
          .innerJoin('customer', 'customer.id', 'session.customer_id')
          .selectAll('customer')
          .select(['session.last_seen_at', 'session.engine_token'])
          .where('session.id', '=', hashOf(secret))
          .where('session.expires_at', '>', new Date(clock.now()))
          .where('session.last_seen_at', '>', idleSince())
          .where('session.replaced_by', isReplaced ? 'is not' : 'is', null)
          .where('customer.brand', '=', brand)
          .executeTakeFirst()
      : undefined;
  const insert = async (
    on: Db,
    { id }: Pick<CustomerRow, 'id'>,
    engineSession: EngineSession | undefined,
  ): Promise<void> => {
    secret = newToken();
    const now = clock.now();
    await on
      .deleteFrom('session')
      .where(({ eb, or }) =>
        or([eb('expires_at', '<=', new Date(now)), eb('last_seen_at', '<=', idleSince())]),
      )
      .execute();
    await on
      .insertInto('session')
      .values({
        id: hashOf(secret),
        customer_id: id,
        created_at: new Date(now),
        last_seen_at: new Date(now),
        expires_at: new Date(now + lifetime),
        ...browserOf(request.headers.get('user-agent')),
        ...(engineSession && {
          engine_session: engineSession.id,
          engine_token: sealed(engineSession.token, secret),
        }),
      })
      .execute();
    told = keep(secret, lifetime / 1000);
  };
  /** Returns the current session at the engine, which continues. */
  const currentEngineSession = async (on: Db): Promise<EngineSession | undefined> => {
    if (secret === undefined) return undefined;
    const row = await findRow(on, 'session', { id: hashOf(secret) }, ['engine_session', 'engine_token']);
    if (!row?.engine_session || !row.engine_token) return undefined;
    const token = unsealed(row.engine_token, secret);
    return token === undefined ? undefined : { id: row.engine_session, token };
  };
  return {
    engineSession: async () => (await currentEngineSession(db))?.id,
    id: () => (secret ? hashOf(secret) : ''),
    customer: async () => {
      const found = await find(false);
      if (!found || !secret) return undefined;
      const { last_seen_at: seen, engine_token: closed, ...customer } = found;
      const id = hashOf(secret);
      const token = closed === null ? undefined : unsealed(closed, secret);
      // The session is from before the engine kept the shop's customers.
      if (sandbox.engine?.accounts && token === undefined) return undefined;
      const now = clock.now();
      if (now - seen.getTime() < Math.min(seenEvery, sessionIdleMs / 2)) return customer;
      const asked = await readEngineCustomer(sandbox, customer, token);
      if (!asked) {
        await deleteRow(db, 'session', { id });
        return undefined;
      }
      await updateRow(db, 'session', { id }, { last_seen_at: new Date(now) });
      return asked;
    },
    replaced: async () => {
      const found = await find(true);
      if (!found) return undefined;
      const { last_seen_at: _, engine_token: __, ...customer } = found;
      return customer;
    },
    open: async (customer, engineSession) => {
      await end();
      await insert(db, customer, engineSession);
    },
    renew: async (on, customer) => {
      const before = secret && hashOf(secret);
      await insert(on, customer, await currentEngineSession(on));
      if (before === undefined || secret === undefined) return;
      // Deletes the session whose response was lost.
      await on
        .deleteFrom('session')
        .where('id', 'in', (from) =>
          from.selectFrom('session').select('replaced_by').where('id', '=', before).$castTo<{ id: string }>(),
        )
        .execute();
      await on
        .updateTable('session')
        .set({ replaced_by: hashOf(secret), expires_at: new Date(clock.now() + replacedFor) })
        .where('id', '=', before)
        .execute();
    },
    close: async () => {
      await end();
      told = keep('', 0);
    },
    cookie: () => told,
  };
};

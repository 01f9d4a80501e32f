import type { Kysely } from 'kysely';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import type { Caller } from '../../shop-server/call.ts';
import type { CustomerRow } from '../db/customer-tables.ts';
import { hashOf, newToken } from '../db/new-token.ts';
import type { Tables } from '../db/schema.ts';
import type { Sandbox } from '../sandbox.ts';
import { browserOf } from './browser-of.ts';

/** Who calls, as far as their browser's session says. */
export interface Session extends Caller<CustomerRow> {
  /** Names it in the database; empty: the browser holds none. */
  readonly id: () => string;
  /** Whose session this was before a new password gave the browser another, which it has not heard of yet. */
  readonly replaced: () => Promise<CustomerRow | undefined>;
  /** Signs in: the browser gets a new session, and whatever it held before ends. */
  readonly open: (customer: Pick<CustomerRow, 'id'>) => Promise<void>;
  /** The browser gets another session for the one that it has. Source: AUTH-17. */
  readonly renew: (db: Kysely<Tables>, customer: Pick<CustomerRow, 'id'>) => Promise<void>;
  /** Signs out: the session ends for the server as well as for the browser. */
  readonly close: () => Promise<void>;
}

/**
 * Shops may share a host, and cookies know no ports. By https its name has a beginning that no other host, and no page by
 * http, can write.
 */
export const sessionCookie = (brand: BrandId, isSecure = false): string =>
  `${isSecure ? '__Host-' : ''}session_${brand}`;
/** Units: ms. */
const lifetime = 30 * 86_400_000;
/** How exactly it is known when somebody was last seen, for every page asks. Units: ms. */
const seenEvery = 5 * 60_000;
/** How long a lost answer may be asked for again. Units: ms. */
const replacedFor = 10 * 60_000;

const held = (header: string | null, name: string): string | undefined =>
  header
    ?.split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** Ends every session of a customer but one. */
export const endSessions = async (db: Kysely<Tables>, customerId: number, but = ''): Promise<void> => {
  await db.deleteFrom('session').where('customer_id', '=', customerId).where('id', '!=', but).execute();
};

export const makeSession = (
  { db, clock, publicUrl, sessionIdleMs }: Pick<Sandbox, 'db' | 'clock' | 'publicUrl' | 'sessionIdleMs'>,
  brand: BrandId,
  request: Request,
): Session => {
  const isSecure = publicUrl(brand).startsWith('https:');
  const name = sessionCookie(brand, isSecure);
  let secret = held(request.headers.get('cookie'), name);
  let told: string | undefined;
  const keep = (value: string, maxAge: number): string =>
    `${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAge}${isSecure ? '; Secure' : ''}`;
  const end = async (): Promise<void> => {
    if (secret) await db.deleteFrom('session').where('id', '=', hashOf(secret)).execute();
    secret = undefined;
  };
  const idleSince = (): Date => new Date(clock.now() - sessionIdleMs);
  const find = async (isReplaced: boolean) =>
    secret
      ? db
          .selectFrom('session')
          .innerJoin('customer', 'customer.id', 'session.customer_id')
          .selectAll('customer')
          .select('session.last_seen_at')
          .where('session.id', '=', hashOf(secret))
          .where('session.expires_at', '>', new Date(clock.now()))
          .where('session.last_seen_at', '>', idleSince())
          .where('session.replaced_by', isReplaced ? 'is not' : 'is', null)
          .where('customer.brand', '=', brand)
          .executeTakeFirst()
      : undefined;
  const insert = async (on: Kysely<Tables>, { id }: Pick<CustomerRow, 'id'>): Promise<void> => {
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
      })
      .execute();
    told = keep(secret, lifetime / 1000);
  };
  return {
    id: () => (secret ? hashOf(secret) : ''),
    customer: async () => {
      const found = await find(false);
      if (!found || !secret) return undefined;
      const { last_seen_at: seen, ...customer } = found;
      const now = clock.now();
      if (now - seen.getTime() >= Math.min(seenEvery, sessionIdleMs / 2))
        await db
          .updateTable('session')
          .set({ last_seen_at: new Date(now) })
          .where('id', '=', hashOf(secret))
          .execute();
      return customer;
    },
    replaced: async () => {
      const found = await find(true);
      if (!found) return undefined;
      const { last_seen_at: _, ...customer } = found;
      return customer;
    },
    open: async (customer) => {
      await end();
      await insert(db, customer);
    },
    renew: async (on, customer) => {
      const before = secret && hashOf(secret);
      await insert(on, customer);
      if (before === undefined || secret === undefined) return;
      // The one that its answer never brought.
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

import type { Kysely } from 'kysely';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import type { CustomerRow } from '../db/customer-tables.ts';
import { hashOf, newToken } from '../db/new-token.ts';
import type { Tables } from '../db/schema.ts';
import type { Sandbox } from '../sandbox.ts';

/** Who calls, as far as his browser's session says. */
export interface Session {
  /** Names it in the database; empty: the browser holds none. */
  readonly id: () => string;
  /** The customer who is signed in to the shop that is asked; none: a guest. */
  readonly customer: () => Promise<CustomerRow | undefined>;
  /** Signs in: the browser gets a new session, and whatever it held before ends. */
  readonly open: (customer: Pick<CustomerRow, 'id'>) => Promise<void>;
  /** Signs out: the session ends for the server as well as for the browser. */
  readonly close: () => Promise<void>;
}

/** A session, and what the answer tells the browser to keep of it. */
export interface HeldSession extends Session {
  /** Value of `set-cookie`; none: the browser keeps what it has. */
  readonly cookie: () => string | undefined;
}

/** Shops may share a host, and cookies know no ports. */
export const sessionCookie = (brand: BrandId): string => `session_${brand}`;
/** Units: ms. */
const lifetime = 30 * 86_400_000;

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
  { db, clock, publicUrl }: Pick<Sandbox, 'db' | 'clock' | 'publicUrl'>,
  brand: BrandId,
  request: Request,
): HeldSession => {
  const name = sessionCookie(brand);
  let secret = held(request.headers.get('cookie'), name);
  let told: string | undefined;
  const keep = (value: string, maxAge: number): string => {
    const secure = publicUrl(brand).startsWith('https:') ? '; Secure' : '';
    return `${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAge}${secure}`;
  };
  const end = async (): Promise<void> => {
    if (secret) await db.deleteFrom('session').where('id', '=', hashOf(secret)).execute();
    secret = undefined;
  };
  return {
    id: () => (secret ? hashOf(secret) : ''),
    customer: async () =>
      secret
        ? db
            .selectFrom('session')
            .innerJoin('customer', 'customer.id', 'session.customer_id')
            .selectAll('customer')
            .where('session.id', '=', hashOf(secret))
            .where('session.expires_at', '>', new Date(clock.now()))
            .where('customer.brand', '=', brand)
            .executeTakeFirst()
        : undefined,
    open: async ({ id }) => {
      await end();
      secret = newToken();
      const now = clock.now();
      await db.deleteFrom('session').where('expires_at', '<=', new Date(now)).execute();
      await db
        .insertInto('session')
        .values({
          id: hashOf(secret),
          customer_id: id,
          created_at: new Date(now),
          expires_at: new Date(now + lifetime),
        })
        .execute();
      told = keep(secret, lifetime / 1000);
    },
    close: async () => {
      await end();
      told = keep('', 0);
    },
    cookie: () => told,
  };
};

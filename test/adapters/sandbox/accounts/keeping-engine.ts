import { randomUUID } from 'node:crypto';
import * as E from 'fp-ts/Either';
import type {
  AccountEngine,
  EngineCustomer,
} from '../../../../src/adapters/shop-server/engine/account-engine.ts';
import type { SoldOrder } from '../../../../src/adapters/shop-server/engine/sold-order.ts';
import { type Refusal, refuse } from '../../../../src/adapters/shop-server/refusal.ts';
import { tellableEngine } from '../engine/sold.ts';
import { startSandbox, type TestSandbox } from '../fixtures/start-sandbox.ts';

interface Kept extends Omit<EngineCustomer, 'hasPassword'> {
  password?: string;
  /** The address is not yet confirmed at the engine. */
  waits?: boolean;
}

export interface KeepingEngine extends AccountEngine {
  away: boolean;
  readonly customers: Map<string, Kept>;
  /** Tokens of open sessions, by their ids, with their customers. */
  readonly sessions: Map<string, { readonly token: string; readonly customer: string }>;
  /** Orders made at the engine that belong to no account yet. */
  past: readonly SoldOrder[];
  readonly claimed: Map<string, string>;
  readonly told: (readonly unknown[])[];
  /** Adds a customer whom staff created, or who came from another storefront. */
  readonly keep: (customer: Partial<Kept> & Pick<Kept, 'email'>) => Kept;
}

const seen = ({ password, waits: _, ...customer }: Kept): EngineCustomer => ({
  ...customer,
  hasPassword: password !== undefined,
});
const without = <Field extends string>(kept: Kept, field: Field): Kept => {
  const { [field as keyof Kept]: _, ...rest } = kept;
  return rest as Kept;
};

/** An engine that keeps customers, in memory. */
export const keepingEngine = (): KeepingEngine => {
  let next = 100;
  const customers = new Map<string, Kept>();
  const sessions: KeepingEngine['sessions'] = new Map();
  const told: (readonly unknown[])[] = [];
  const asked = async <A>(work: () => A): Promise<E.Either<Refusal, A>> =>
    engine.away ? refuse(503, 'server.engine_unavailable') : E.right(work());
  const byEmail = (email: string) =>
    [...customers.values()].find((one) => one.email.toLowerCase() === email.trim().toLowerCase());
  const open = (kept: Kept) => {
    const id = String(++next);
    const session = { id, token: randomUUID() };
    sessions.set(id, { token: session.token, customer: kept.id });
    return { customer: seen(kept), session };
  };
  const endAll = (customer: string, but?: string) => {
    for (const [id, session] of sessions)
      if (session.customer === customer && id !== but) sessions.delete(id);
  };
  const engine: KeepingEngine = {
    away: false,
    customers,
    sessions,
    told,
    past: [],
    claimed: new Map(),
    keep: (customer) => {
      const id = String(++next);
      const kept = { id, firstName: 'Mara', lastName: 'Keller', verified: true, ...customer };
      customers.set(kept.id, kept);
      return kept;
    },
    signIn: (_, { email, password, customer }) =>
      asked(() => {
        const kept = byEmail(email) ?? customers.get(customer ?? '');
        return kept?.password === password && !kept.waits ? open(kept) : undefined;
      }),
    open: (_, customer) =>
      asked(() => {
        const kept = customers.get(customer);
        return kept && open(kept);
      }),
    whoIs: (_, token) =>
      asked(() => {
        const session = [...sessions.values()].find((one) => one.token === token);
        const kept = session && customers.get(session.customer);
        return kept && seen(kept);
      }),
    look: (_, whose) =>
      asked(() => {
        const kept = 'email' in whose ? byEmail(whose.email) : customers.get(whose.customer);
        return kept && seen(kept);
      }),
    add: (_, { proven, ...account }) =>
      asked(() => {
        const kept = byEmail(account.email);
        if (!kept) return seen(engine.keep({ ...account, verified: proven }));
        if (!proven) return 'taken';
        if (kept.verified) return seen(kept);
        endAll(kept.id);
        const shown = { ...without(without(kept, 'password'), 'waits'), verified: true };
        customers.set(kept.id, shown);
        return seen(shown);
      }),
    matches: (_, customer, password) => asked(() => customers.get(customer)?.password === password),
    setPassword: (_, { customer, password, proven, but }) =>
      asked(() => {
        const kept = customers.get(customer);
        if (!kept) return undefined;
        const changed = { ...without(kept, 'waits'), password, verified: kept.verified || proven };
        customers.set(customer, changed);
        endAll(customer, but);
        return seen(changed);
      }),
    update: (_, customer, change) =>
      asked(() => {
        const kept = customers.get(customer);
        if (!kept) return undefined;
        told.push(['update', customer, change]);
        const changed = Object.fromEntries(
          Object.entries({ ...kept, ...change }).filter(([, value]) => value !== null),
        ) as unknown as Kept;
        customers.set(customer, changed);
        return seen(changed);
      }),
    end: (_, ids) =>
      asked(() => {
        for (const id of ids) sessions.delete(id);
      }),
    remove: (brand, leaving) =>
      asked(() => {
        told.push(['remove', brand, leaving.customer, leaving.everywhere]);
        if (!leaving.everywhere) return;
        customers.delete(leaving.customer);
        endAll(leaving.customer);
      }),
    pastOrders: (_, customer) =>
      asked(() => ({
        orders: customers.get(customer)?.verified
          ? engine.past.filter(({ token }) => !engine.claimed.has(token))
          : [],
        more: false,
      })),
    claimOrders: (_, account, orders) =>
      asked(() => {
        for (const token of orders) engine.claimed.set(token, account);
      }),
  };
  return engine;
};

/** A shop whose customers are kept by an engine; everything else is the sandbox's, as when nobody orders. */
export const startKept = async (
  change: Parameters<typeof startSandbox>[1] = {},
): Promise<{ readonly shop: TestSandbox; readonly accounts: KeepingEngine }> => {
  const accounts = keepingEngine();
  const orders = tellableEngine();
  const { carts, coupons, deliveries } = orders;
  const levelsOf: typeof orders.levels = (channel, items) => orders.levels(channel, items);
  const shop = await startSandbox(undefined, {
    ...change,
    engine: { orders, carts, coupons, deliveries, levelsOf, accounts },
  });
  return { shop, accounts };
};

import * as E from 'fp-ts/Either';
import type { Handlers } from '../call.ts';
import { endEngineSessions } from '../customers/at-engine/end-engine-sessions.ts';
import { endSessions } from '../customers/session.ts';
import { forCustomer } from '../customers/signed-in.ts';
import { hashOf } from '../db/new-token.ts';
import type { Sandbox } from '../sandbox.ts';

const done = E.right({ done: true } as const);

/**
 * The sessions in which a customer is signed in. A session is named by a hash of its id, which cannot be used to sign
 * in. Source: AUTH-19.
 */
export const makeOwnSessionHandlers = (
  sandbox: Pick<Sandbox, 'db' | 'clock' | 'sessionIdleMs' | 'engine'>,
) => {
  const { db, clock, sessionIdleMs } = sandbox;
  const openOf = (customer: number) =>
    db
      .selectFrom('session')
      .selectAll()
      .where('customer_id', '=', customer)
      .where('replaced_by', 'is', null)
      .where('expires_at', '>', new Date(clock.now()))
      .where('last_seen_at', '>', new Date(clock.now() - sessionIdleMs))
      .orderBy('last_seen_at', 'desc')
      .orderBy('created_at', 'desc')
      .execute();
  return {
    getMySessions: forCustomer(async (call, customer) => {
      const here = call.session.id();
      const all = await openOf(customer.id);
      return E.right(
        [...all.filter(({ id }) => id === here), ...all.filter(({ id }) => id !== here)].map(
          ({ id, created_at, last_seen_at, browser, system }) => ({
            id: hashOf(id),
            current: id === here,
            signed_in_at: created_at.toISOString(),
            last_seen_at: last_seen_at.toISOString(),
            ...(browser !== '' && { browser }),
            ...(system !== '' && { system }),
          }),
        ),
      );
    }),
    endMySession: forCustomer(async (call, customer) => {
      const named = (await openOf(customer.id)).find(({ id }) => hashOf(id) === call.params.id);
      if (named?.id === call.session.id()) await call.session.close();
      else if (named) {
        await db.deleteFrom('session').where('id', '=', named.id).execute();
        await endEngineSessions(sandbox, call.channel.brand_channel, [named.engine_session]);
      }
      return done;
    }),
    endMyOtherSessions: forCustomer(async (call, customer) => {
      const ended = await endSessions(db, customer.id, call.session.id());
      await endEngineSessions(sandbox, call.channel.brand_channel, ended);
      return done;
    }),
  } satisfies Partial<Handlers>;
};

import * as E from 'fp-ts/Either';
import { mayChange, startIn } from '../../../domain/eye-check/booking.ts';
import { readDay } from '../../../domain/shared/dates.ts';
import type { EyeCheckWire } from '../../contract/personal/eye-checks.ts';
import { notFound, type Refusal, violate } from '../../shop-server/refusal.ts';
import type { Call, Handlers } from '../call.ts';
import { forCustomer } from '../customers/signed-in.ts';
import { makeTries } from '../customers/tries.ts';
import type { EyeCheckRow } from '../db/eye-check-tables.ts';
import type { Trx } from '../db/schema.ts';
import type { Sandbox } from '../sandbox.ts';
import { makeBookCheck } from './book-check.ts';
import { cancelCheck, checkBy, holdOptician, moveCheck } from './eye-check-store.ts';
import { eyeCheckWire, ownChecksWire } from './eye-check-wire.ts';
import { freeAt, freeFrom } from './find-slots.ts';
import { openHours } from './hours.ts';

type Judged<A> = Promise<E.Either<Refusal, A>>;

/** Eye checks at the demo opticians, whose appointments the sandbox keeps. Source: APPT-1 to APPT-7. */
export const makeEyeCheckHandlers = (sandbox: Sandbox) => {
  const { db, shops, clock } = sandbox;
  const moving = makeTries(sandbox, 'eye checks moved');

  const answer = (row: EyeCheckRow): E.Either<Refusal, EyeCheckWire> => {
    const wire = eyeCheckWire(sandbox, row);
    return wire ? E.right(wire) : notFound('eye_check');
  };
  /** Runs work on the eye check that a key opens, with the row locked. */
  const withCheck = async (
    {
      params: { key },
      session,
      channel: { brand_channel: brand },
    }: Pick<Call<unknown>, 'session' | 'channel'> & { readonly params: { readonly key: string } },
    work: (trx: Trx, row: EyeCheckRow) => Judged<EyeCheckWire>,
  ): Judged<EyeCheckWire> => {
    const customer = await session.customer();
    return db.transaction().execute(async (trx) => {
      const row = await checkBy(trx, key, { brand, customer });
      return row ? work(trx, row) : notFound('eye_check');
    });
  };

  return {
    getEyeCheckSlots: async ({ channel, params: { id }, query: { from } }) => {
      const hours = openHours(shops[channel.brand_channel], id);
      if (!hours) return notFound('partner');
      const day = readDay(from ?? '');
      const slots = await freeFrom(db, id, hours, {
        from: E.isRight(day) ? day.right : undefined,
        now: clock.now(),
      });
      return E.right({
        time_zone: hours.zone,
        slots: slots.map(({ start, end }) => ({
          starts_at: new Date(start).toISOString(),
          ends_at: new Date(end).toISOString(),
        })),
      });
    },

    bookEyeCheck: makeBookCheck(sandbox),

    getEyeCheck: (call) => withCheck(call, async (_, row) => answer(row)),

    moveEyeCheck: async (call) => {
      // Every mail and every repeated booking has a key of its own, so a check is counted, not its key.
      const known = await withCheck(call, async (_, row) => answer(row));
      return moving(call, E.isRight(known) ? known.right.id : call.params.key, () =>
        withCheck(call, async (trx, row) => {
          const { brand_channel: brand } = call.channel;
          const now = clock.now();
          const start = startIn(call.body.starts_at);
          if (row.state === 'cancelled') return violate([{ path: 'starts_at', code: 'eye_check.cancelled' }]);
          if (row.starts_at.getTime() === start) return answer(row);
          if (!mayChange(row.starts_at.getTime(), now))
            return violate([{ path: 'starts_at', code: 'eye_check.too_late' }]);
          const hours = openHours(shops[brand], row.partner_id);
          if (!hours) return notFound('eye_check');
          await holdOptician(trx, row.partner_id);
          const slot = await freeAt(trx, row.partner_id, hours, { start, now });
          if (!slot) return violate([{ path: 'starts_at', code: 'eye_check.taken' }]);
          return answer(await moveCheck(trx, row, { slot, zone: hours.zone, at: new Date(now) }));
        }),
      );
    },

    cancelEyeCheck: (call) =>
      withCheck(call, async (trx, row) => {
        const now = clock.now();
        if (row.state === 'cancelled') return answer(row);
        if (!mayChange(row.starts_at.getTime(), now))
          return violate([{ path: 'starts_at', code: 'eye_check.too_late' }]);
        return answer(await cancelCheck(trx, row, new Date(now)));
      }),

    getMyEyeChecks: forCustomer(async (_, customer) => {
      return E.right(await ownChecksWire(sandbox, customer));
    }),
  } satisfies Partial<Handlers>;
};

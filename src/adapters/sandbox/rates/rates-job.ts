import * as E from 'fp-ts/Either';
import { instantAt } from '../../../domain/shared/calendar.ts';
import { daysAfter } from '../../../domain/shared/day-arithmetic.ts';
import { shopDay } from '../../../domain/shared/shop-day.ts';
import type { OutsideWork } from '../jobs/run-due.ts';
import { schedule } from '../jobs/schedule.ts';
import type { Sandbox } from '../sandbox.ts';
import { keepRate } from './rate-store.ts';

/** The job kind that learns the reference rates of the euro. */
export const ratesJob = 'rates.daily';

/** The rates of a day are published at about 16:00. Units: hour of the shop's clocks. */
const publishedHour = 17;

/** How long it waits after a failure; it never gives up. Units: ms. */
const hour = 3_600_000;

/** Asks for the rates now. Without a source of rates nothing happens. */
export const beginRates = async ({
  db,
  clock,
  euroRates,
}: Pick<Sandbox, 'db' | 'clock' | 'euroRates'>): Promise<void> => {
  if (!euroRates) return;
  const occasion = `start ${shopDay(clock.now(), clock.zone)}`;
  await schedule(db, { kind: ratesJob, subjectId: 'all', occasion }, new Date(clock.now()));
};

/** Stores the newest rates, and schedules the next day's run. Source: DOC-9. */
export const learnRates: OutsideWork = {
  waitAfter: () => hour,
  outside: async ({ euroRates, clock }) => {
    const asked = await euroRates?.newest();
    if (asked && E.isLeft(asked))
      throw Object.assign(new Error('The source of exchange rates did not answer'), {
        code: asked.left._tag,
      });
    return async (trx) => {
      for (const rate of asked?.right ?? []) await keepRate(trx, rate);
      const today = shopDay(clock.now(), clock.zone);
      const soon = instantAt(today, publishedHour, clock.zone);
      const day = soon.getTime() > clock.now() ? today : daysAfter(today, 1);
      await schedule(
        trx,
        { kind: ratesJob, subjectId: 'all', occasion: day },
        instantAt(day, publishedHour, clock.zone),
      );
    };
  },
};

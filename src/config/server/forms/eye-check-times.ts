import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { EyeCheckPort } from '../../../application/customer/ports/eye-checks.ts';
import type { Failure } from '../../../application/shared/failure.ts';
import { type Day, readDay } from '../../../domain/shared/dates.ts';
import { shopDay } from '../../../domain/shared/shop-day.ts';
import type { ShownTimes } from '../../../ui/account/eye-check/TimeChoice.tsx';

/** Which free times the visitor looks at. `gone`: a time that was given to somebody else meanwhile. */
export interface AskedTimes {
  readonly from: Day | undefined;
  readonly day: Day | undefined;
  readonly gone?: number | undefined;
}

const dayIn = (text: string): Day | undefined =>
  pipe(
    readDay(text),
    E.getOrElseW(() => undefined),
  );

/** Reads them from an address or a form. */
export const askedIn = (read: (name: string) => string): AskedTimes => ({
  from: dayIn(read('from')),
  day: dayIn(read('day')),
});

/** Adds the taken time after a booking was refused because of it. */
export const afterRefusal = (asked: AskedTimes, failure: Failure, start: number): AskedTimes =>
  failure._tag === 'Refused' && failure.code === 'eye_check.taken' && Number.isFinite(start)
    ? { ...asked, gone: start }
    : asked;

/** Loads the free times of an optician that the visitor looks at. */
export const shownTimes = async (
  eyeChecks: Pick<EyeCheckPort, 'times'>,
  partnerId: string,
  { from, day, gone }: AskedTimes,
  now: number,
): Promise<E.Either<Failure, ShownTimes>> =>
  pipe(
    await eyeChecks.times(partnerId, from)(),
    E.map(({ zone, slots }) => {
      const today = shopDay(now, zone);
      return { zone, slots, from: from === undefined || from < today ? today : from, day, gone };
    }),
  );

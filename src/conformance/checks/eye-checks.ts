import { slotMs } from '../../domain/eye-check/slots.ts';
import type { Check } from '../check.ts';
import { answerTo, hold, NotSeen, notFound, refused } from '../verdict.ts';

/** Checks of bookings at opticians. */
export const eyeCheckChecks: readonly Check[] = [
  {
    title: 'A time for a check of the eyes is given to one, once, moved, and free again when it is cancelled',
    proves: ['APPT-1', 'APPT-2', 'APPT-3', 'APPT-4', 'APPT-7'],
    needs: ['accounts', 'eyeChecks', 'optician'],
    holds: async ({ customer, data }) => {
      const { accounts, eyeChecks, optician } = await customer();
      const opticians = await answerTo('opticians', optician.partners(data.address.countryCode));
      await notFound('times of an optician that there is not', eyeChecks.times('there-is-no-such-optician'));
      const partnerId = opticians.find((partner) => partner.eyeChecks)?.id;
      if (partnerId === undefined) throw new NotSeen('no optician of this country checks eyes');
      const free = await answerTo('free times', eyeChecks.times(partnerId));
      const [first, second] = free.slots.slice(-2);
      if (!first || !second) throw new NotSeen('no time is free in these two weeks');
      for (const [index, { start, end }] of free.slots.entries()) {
        hold(end - start === slotMs, 'a time lasts more or less than half an hour');
        hold(start >= (free.slots[index - 1]?.end ?? start), 'two times overlap');
      }
      const { email } = await answerTo('who is signed in', accounts.me());
      const person = { partnerId, firstName: 'Mara', lastName: 'Keller', email };
      const press = { ...person, start: first.start, requestId: crypto.randomUUID() };
      const { secret, check } = await answerTo('a time', eyeChecks.book(press));
      const again = await answerTo('the same press again', eyeChecks.book(press));
      hold(again.check.id === check.id, 'one press booked twice');
      const stranger = await customer();
      await refused(
        'a time that somebody has',
        stranger.eyeChecks.book({ ...press, requestId: crypto.randomUUID() }),
      );
      await notFound('what another has booked', stranger.eyeChecks.cancel(check.id));
      hold(
        (await answerTo('what a link opens', stranger.eyeChecks.check(secret))).id === check.id,
        'a link opens something else',
      );
      const moved = await answerTo('another time', eyeChecks.move(secret, second.start));
      hold(moved.start === second.start && moved.sequence > check.sequence, 'what was moved is where it was');
      const [own, ...others] = await answerTo('what was booked', eyeChecks.own());
      hold(own?.id === check.id && others.length === 0, 'an account shows something else than was booked');
      const cancelled = await answerTo('cancelling', eyeChecks.cancel(check.id));
      hold(cancelled.state === 'cancelled', 'what was cancelled is booked');
      await answerTo('cancelling again', eyeChecks.cancel(check.id));
      const later = await answerTo('free times', eyeChecks.times(partnerId));
      hold(
        [first, second].every(({ start }) => later.slots.some((slot) => slot.start === start)),
        'a time that was given back is not free',
      );
    },
  },
];

import { slotMs } from '../../domain/eye-check/slots.ts';
import type { Check } from '../check.ts';
import { answerTo, hold, NotSeen, notFound, refused } from '../verdict.ts';

/** Checks of bookings at opticians. */
export const eyeCheckChecks: readonly Check[] = [
  {
    title:
      'A time for an eye check is booked once and by one customer, can be moved, and is free again after a cancellation',
    proves: ['APPT-1', 'APPT-2', 'APPT-3', 'APPT-4', 'APPT-7'],
    needs: ['accounts', 'eyeChecks', 'optician'],
    holds: async ({ customer, data }) => {
      const { accounts, eyeChecks, optician } = await customer();
      const opticians = await answerTo(
        'reading the list of opticians',
        optician.partners(data.address.countryCode),
      );
      await notFound(
        'reading the times of an optician that does not exist',
        eyeChecks.times('there-is-no-such-optician'),
      );
      const partnerId = opticians.find((partner) => partner.eyeChecks)?.id;
      if (partnerId === undefined) throw new NotSeen('no optician of this country offers eye checks');
      const free = await answerTo('reading the free times', eyeChecks.times(partnerId));
      const [first, second] = free.slots.slice(-2);
      if (!first || !second) throw new NotSeen('fewer than two times are free in the next two weeks');
      for (const [index, { start, end }] of free.slots.entries()) {
        hold(end - start === slotMs, 'a time does not last half an hour');
        hold(start >= (free.slots[index - 1]?.end ?? start), 'two times overlap');
      }
      const { email } = await answerTo('reading the customer', accounts.me());
      const person = { partnerId, firstName: 'Mara', lastName: 'Keller', email };
      const press = { ...person, start: first.start, requestId: crypto.randomUUID() };
      const { secret, check } = await answerTo('booking a time', eyeChecks.book(press));
      const again = await answerTo('booking again with the same request id', eyeChecks.book(press));
      hold(again.check.id === check.id, 'two requests with the same request id booked two times');
      const stranger = await customer();
      await refused(
        'booking a time that is already booked',
        stranger.eyeChecks.book({ ...press, requestId: crypto.randomUUID() }),
      );
      await notFound('cancelling the booking of another customer', stranger.eyeChecks.cancel(check.id));
      hold(
        (await answerTo('reading a booking by its link', stranger.eyeChecks.check(secret))).id === check.id,
        'the link of a booking opens another booking',
      );
      const moved = await answerTo(
        'moving the booking to another time',
        eyeChecks.move(secret, second.start),
      );
      hold(
        moved.start === second.start && moved.sequence > check.sequence,
        'a booking that was moved does not have the new time and a higher sequence number',
      );
      const [own, ...others] = await answerTo('reading the customer’s bookings', eyeChecks.own());
      hold(
        own?.id === check.id && others.length === 0,
        'the bookings of the account are not the one that was made',
      );
      const cancelled = await answerTo('cancelling the booking', eyeChecks.cancel(check.id));
      hold(cancelled.state === 'cancelled', 'the state of a booking that was cancelled is not cancelled');
      await answerTo('cancelling the booking again', eyeChecks.cancel(check.id));
      const later = await answerTo('reading the free times', eyeChecks.times(partnerId));
      hold(
        [first, second].every(({ start }) => later.slots.some((slot) => slot.start === start)),
        'the times of a booking that was moved or cancelled are not free again',
      );
    },
  },
];

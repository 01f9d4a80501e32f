import * as E from 'fp-ts/Either';
import { Hono } from 'hono';
import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { EyeCheck } from '../../../application/customer/ports/eye-checks.ts';
import type { ClockPort } from '../../../application/shared/clock.ts';
import { streetLine } from '../../../domain/customer/address-lines.ts';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import {
  eyeCheckAppointmentPath,
  eyeCheckCalendarPath,
  eyeCheckPath,
} from '../../../domain/shared/eye-check-path.ts';
import { type Locale, locales } from '../../../domain/shared/locale.ts';
import { brands } from '../../brands/brands.ts';
import { texts } from '../../words/texts.ts';
import type { AccountFormSettings } from '../forms/account-forms.tsx';
import { keyOf, openerOf } from '../forms/eye-check-opener.ts';

/** Units: seconds. */
const calledBefore = 2 * 3600;

/** The shop of the file, and the time of the request. */
interface Around {
  readonly brand: BrandId;
  readonly locale: Locale;
  readonly origin: string;
  readonly now: number;
}

/**
 * One calendar entry, in UTC. Its id stays when it is moved and its sequence number grows, so that a calendar moves its
 * entry, or removes it once it is cancelled (RFC 5545). It contains no link to change it, because calendars are shared.
 * Source: APPT-6.
 */
export const eyeCheckFile = (
  { id, partner, start, end, sequence, state }: EyeCheck,
  { brand, locale, origin, now }: Around,
): string => {
  const isOver = state === 'cancelled';
  const shop = brands[brand].shop.name;
  const summary = texts(brand, locale)('server:calendar.eyeCheck');
  const calendar = ical({
    name: shop,
    prodId: { company: shop, product: 'Eye test', language: locale.toUpperCase() },
    method: isOver ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  const { name, postcode, city, phone } = partner;
  const event = calendar.createEvent({
    id: `eye-check-${id}@${new URL(origin).hostname}`,
    sequence,
    start: new Date(start),
    end: new Date(end),
    stamp: new Date(now),
    summary: `${summary} · ${name}`,
    location: `${name}, ${streetLine(partner)}, ${postcode} ${city}`,
    ...(phone !== undefined && { description: phone }),
    url: origin + eyeCheckPath(locale),
    status: isOver ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  if (!isOver)
    event.createAlarm({ type: ICalAlarmType.display, trigger: calledBefore, description: summary });
  return calendar.toString();
};

/** `/eye-check.ics?token=`: serves a booking as a calendar file. Without one it leads to the page of the booking. */
export const makeEyeCheckCalendar = ({
  visitOf,
  accountFor,
  clock,
}: Pick<AccountFormSettings, 'visitOf' | 'accountFor'> & { readonly clock: ClockPort }): Hono => {
  const app = new Hono();
  for (const locale of locales)
    app.get(eyeCheckCalendarPath(locale), async (c) => {
      const { brand, client, origin } = visitOf(c);
      const { eyeChecks } = accountFor({ brand, locale, client, cookie: c.req.header('cookie') });
      const opener = openerOf(c);
      const check = await eyeChecks.check(keyOf(opener))();
      if (E.isLeft(check)) {
        c.header('cache-control', 'private, no-store');
        // That page says why there is no booking to show.
        return c.redirect(eyeCheckAppointmentPath(locale, opener), 302);
      }
      const around = { brand, locale, origin, now: clock.now() };
      return c.body(eyeCheckFile(check.right, around), 200, {
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'attachment; filename="eye-check.ics"',
        'cache-control': 'private, no-store',
      });
    });
  return app;
};

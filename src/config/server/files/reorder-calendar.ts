import * as E from 'fp-ts/Either';
import { Hono } from 'hono';
import ical, { ICalAlarmRelatesTo, ICalAlarmType, ICalEventTransparency } from 'ical-generator';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import { readDay } from '../../../domain/shared/dates.ts';
import { type Locale, locales } from '../../../domain/shared/locale.ts';
import { pathTo, reorderCalendarPath } from '../../../domain/shared/paths.ts';
import { brands } from '../../brands/brands.ts';
import { texts } from '../../words/texts.ts';
import type { BackendUse } from './downloads.ts';

/** Units: seconds; nine in the morning of the day itself. */
const nineOClock = -9 * 3600;

/**
 * One entry for a whole day, with an alarm at nine that day; it does not block time. It contains no data of the
 * visitor. Source: CHK-17.
 */
const reminder = (brand: BrandId, locale: Locale, url: string, day: string): string => {
  const shop = brands[brand].shop.name;
  const summary = texts(brand, locale)('server:calendar.reorder');
  const calendar = ical({
    name: shop,
    prodId: { company: shop, product: 'Reorder', language: locale.toUpperCase() },
  });
  const event = calendar.createEvent({
    id: `reorder-${day}@${new URL(url).hostname}`,
    start: new Date(`${day}T00:00:00Z`),
    allDay: true,
    timezone: 'UTC',
    stamp: new Date(`${day}T00:00:00Z`),
    summary: `${summary} · ${shop}`,
    url,
    transparency: ICalEventTransparency.TRANSPARENT,
  });
  event
    .createAlarm({ type: ICalAlarmType.display, trigger: nineOClock, description: summary })
    // Set explicitly, because otherwise the offset counts from the end, which for a whole day is the next morning.
    .relatesTo(ICalAlarmRelatesTo.start);
  return calendar.toString();
};

/** `/reorder.ics?day=yyyy-MM-dd`: serves the reorder day as a calendar file. */
export const makeReorderCalendar = ({ visitOf }: Pick<BackendUse, 'visitOf'>): Hono => {
  const app = new Hono();
  for (const locale of locales)
    app.get(reorderCalendarPath(locale), (c) => {
      const day = readDay(c.req.query('day') ?? '');
      if (E.isLeft(day)) return c.redirect(pathTo.home(locale), 302);
      const { brand, origin } = visitOf(c);
      const file = reminder(brand, locale, origin + pathTo.home(locale), day.right);
      return c.body(file, 200, {
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'attachment; filename="reorder.ics"',
        'cache-control': 'public, max-age=86400',
      });
    });
  return app;
};

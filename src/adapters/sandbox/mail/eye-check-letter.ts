import { streetLine } from '../../../domain/customer/address-lines.ts';
import { changeUntil, mayChange } from '../../../domain/eye-check/booking.ts';
import { printDay } from '../../../domain/shared/dates.ts';
import {
  eyeCheckAppointmentPath,
  eyeCheckCalendarPath,
  eyeCheckPath,
} from '../../../domain/shared/eye-check-path.ts';
import { dayInWeek } from '../../../domain/shared/format-date.ts';
import { dayOfTime, shopTime } from '../../../domain/shared/shop-day.ts';
import { partners } from '../addresses/partners.ts';
import type { EyeCheckRow } from '../db/eye-check-tables.ts';
import type { Trx } from '../db/schema.ts';
import { cutLink } from '../eye-checks/eye-check-store.ts';
import type { Sandbox } from '../sandbox.ts';
import { zoneOf } from '../seed/partner-zones.ts';
import { contactValues } from './contact-values.ts';
import { type Fact, factLetter } from './fact-letter.ts';
import type { Letter } from './letter.ts';
import { mailLink } from './mail-frame.ts';
import { mailLook } from './mail-look.ts';
import { greeting, mailedName } from './mailed-name.ts';

type Moment = 'booked' | 'moved' | 'cancelled' | 'tomorrow';

/** Formats a moment as date and time in the optician's time zone. */
const written = (instant: number, zone: string, { locale }: Pick<EyeCheckRow, 'locale'>) => {
  const time = shopTime(instant, zone);
  const day = dayOfTime(time);
  return { day: dayInWeek(day, locale), date: printDay(day, 'dd.MM.yyyy'), time: time.slice(11) };
};

const letterOf = async (
  trx: Trx,
  sandbox: Sandbox,
  row: EyeCheckRow,
  moment: Moment,
): Promise<Letter | undefined> => {
  const { brand, locale, email } = row;
  const shop = sandbox.shops[brand];
  const partner = partners.known(shop, row.partner_id);
  if (!partner) return undefined;
  const zone = zoneOf(partner);
  const start = row.starts_at.getTime();
  const t = sandbox.texts(brand, locale);
  const at = written(start, zone, row);
  const last = written(changeUntil(start), zone, row);
  const values = {
    ...contactValues(shop),
    ...at,
    until: `${last.date}, ${last.time}`,
    name: mailedName(shop, row),
  };
  const origin = sandbox.publicUrl(brand);
  const isOver = moment === 'cancelled';
  const token = isOver ? '' : await cutLink(trx, row.id);
  const calendar = origin + eyeCheckCalendarPath(locale, { token });
  const { name, street, street_number: streetNumber, country_code: countryCode } = partner;
  const { postcode, city, phone_number } = partner;
  const facts: readonly Fact[] = [
    [
      t('mails:eyeCheck.where'),
      [name, streetLine({ street, streetNumber, countryCode }), `${postcode} ${city}`],
    ],
    ...(phone_number === undefined ? [] : [[t('mails:eyeCheck.phone'), phone_number] as const]),
  ];
  const isOpen = mayChange(start, sandbox.clock.now());
  return factLetter(sandbox, {
    ...{ brand, locale, recipient: email, facts },
    picture: 'room-exam',
    headline: { label: t('mails:eyeCheck.when'), fact: t('mails:eyeCheck.at', values) },
    subject: t(`mails:eyeCheck.${moment}.subject`, values),
    greeting: greeting(t, values.name),
    text: t(`mails:eyeCheck.${moment}.text`),
    ...(isOver
      ? { button: { url: origin + eyeCheckPath(locale), label: t('mails:eyeCheck.again') } }
      : {
          drawing: {
            html: mailLink(mailLook(sandbox, brand), { url: calendar, label: t('mails:eyeCheck.calendar') }),
            text: `${t('mails:eyeCheck.calendar')}  ${calendar}`,
          },
          note: t('mails:eyeCheck.bring'),
          button: {
            url: origin + eyeCheckAppointmentPath(locale, { token }),
            label: t('mails:eyeCheck.open'),
          },
        }),
    after: [
      ...(isOver ? [] : [isOpen ? t('mails:eyeCheck.changes', values) : t('mails:eyeCheck.late')]),
      ...(moment === 'booked' && isOpen ? [t('mails:eyeCheck.mistake')] : []),
      t('mails:letter.help', values),
    ],
    bye: t('mails:letter.bye', values),
  });
};

/**
 * Says that an eye check was booked, moved or cancelled, or that it is tomorrow. Undefined if it has changed since: the
 * next mail gives the new state. Source: APPT-3, APPT-4, APPT-5.
 */
export const eyeCheckLetter =
  (moment: Moment) =>
  async (trx: Trx, sandbox: Sandbox, subject: string): Promise<Letter | undefined> => {
    const [id = '', sequence] = subject.split(' ');
    const row = await trx.selectFrom('eye_check').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row || String(row.sequence) !== sequence) return undefined;
    return letterOf(trx, sandbox, row, moment);
  };

import * as E from 'fp-ts/Either';
import { type Context, Hono } from 'hono';
import type { ClockPort } from '../../../application/shared/clock.ts';
import { canRetry, type Failure, isSaid } from '../../../application/shared/failure.ts';
import { nearestFirst, nearestTo, withinReach } from '../../../domain/checkout/partner.ts';
import {
  eyeCheckAppointmentPath,
  eyeCheckOpticiansPath,
  eyeCheckTimesPath,
} from '../../../domain/shared/eye-check-path.ts';
import { locales } from '../../../domain/shared/locale.ts';
import { wholeTyped } from '../../../domain/shared/typed-text.ts';
import type { TypedEyeCheck } from '../../../ui/account/eye-check/EyeCheckTimes.tsx';
import { textIn } from '../../../ui/shared/form-texts.ts';
import type { AccountFormSettings } from './account-forms.tsx';
import { type EyeCheckPage, noEyeCheck, showEyeCheck } from './eye-check-pages.tsx';
import { type AskedTimes, afterRefusal, askedIn, shownTimes } from './eye-check-times.ts';
import { guardedForm, readForm } from './posted-form.ts';
import type { VisitorAccount } from './visitor-account.ts';

export interface EyeCheckFormSettings extends AccountFormSettings {
  readonly clock: ClockPort;
}

/** Units: bytes. */
const largestForm = 4096;
/** The backend refuses longer places. Units: characters. */
const longestPlace = 200;

const nobody = { firstName: '', lastName: '', email: '' };

/**
 * Leads from a place to an optician, a day and a time, with and without scripts. A refusal repeats the typed values. A
 * success redirects, so that reloading sends nothing twice. Source: APPT-1, APPT-2, APPT-3.
 */
export const makeEyeCheckForms = ({
  visitOf,
  shops,
  accountFor,
  answer,
  clock,
}: EyeCheckFormSettings): Hono => {
  const app = new Hono();
  const guarded = guardedForm(largestForm);
  for (const locale of locales) {
    const show = showEyeCheck(answer, locale);
    const open = (c: Context): VisitorAccount => {
      const { brand, client } = visitOf(c);
      return accountFor({ brand, locale, client, cookie: c.req.header('cookie') });
    };
    const timesPage = async (
      { opticians, eyeChecks }: VisitorAccount,
      partnerId: string,
      asked: AskedTimes,
      typed: TypedEyeCheck,
      failure?: Failure,
    ): Promise<EyeCheckPage> => {
      const partner = await opticians.partner(partnerId)();
      const times = await shownTimes(eyeChecks, partnerId, asked, clock.now());
      if (E.isLeft(partner)) return noEyeCheck('noOptician', partner.left);
      if (E.isLeft(times)) return noEyeCheck('noOptician', times.left);
      return {
        _tag: 'Times',
        state: { partner: partner.right, times: times.right, typed, ...(failure && { failure }) },
      };
    };

    app.get(eyeCheckOpticiansPath(locale), async (c) => {
      const { opticians } = open(c);
      const place = (c.req.query('place') ?? '').trim().slice(0, longestPlace);
      const found = await opticians.partners(shops(visitOf(c)).country)();
      if (E.isLeft(found)) return show(c, noEyeCheck('noOptician', found.left));
      const checking = found.right.filter(({ eyeChecks }) => eyeChecks);
      const point = place === '' ? undefined : await opticians.locate(place)();
      return show(c, {
        _tag: 'Opticians',
        state: {
          place,
          unknown: point !== undefined && E.isLeft(point) && isSaid(point.left),
          ...(point && E.isLeft(point) && !isSaid(point.left) && { failure: point.left }),
          opticians:
            point && E.isRight(point)
              ? withinReach(nearestTo(point.right, checking))
              : nearestFirst(checking, '').map((partner) => ({ partner })),
        },
      });
    });

    app.get(eyeCheckTimesPath(locale), async (c) => {
      if (!c.req.query('optician')) return c.redirect(eyeCheckOpticiansPath(locale), 302);
      const account = open(c);
      // A signed-in customer need not type name and e-mail.
      const me = await account.accounts.me()();
      const { firstName, lastName, email } = E.isRight(me) ? me.right : nobody;
      const read = (name: string): string => c.req.query(name) ?? '';
      const typed = { firstName, lastName, email, request: crypto.randomUUID() };
      return show(c, await timesPage(account, read('optician'), askedIn(read), typed));
    });

    app.post(eyeCheckTimesPath(locale), ...guarded, async (c) => {
      const form = await readForm(c);
      if (!form) return c.text('', 400);
      const account = open(c);
      const read = (name: string): string => textIn(form, name);
      const person = {
        firstName: read('firstName'),
        lastName: read('lastName'),
        email: read('email'),
      };
      const partnerId = read('optician');
      const start = wholeTyped(read('start')) ?? Number.NaN;
      const book = account.eyeChecks.book({ ...person, partnerId, start, requestId: read('request') });
      // The request id makes a repeated request safe, so a request without an answer is sent once more.
      const first = await book();
      const booked = E.isLeft(first) && canRetry(first.left) ? await book() : first;
      if (E.isRight(booked)) {
        const to = eyeCheckAppointmentPath(locale, { token: booked.right.secret });
        return c.redirect(`${to}&done=booked`, 303);
      }
      const asked = afterRefusal(askedIn(read), booked.left, start);
      const typed = { ...person, request: read('request') };
      return show(c, await timesPage(account, partnerId, asked, typed, booked.left));
    });
  }
  return app;
};

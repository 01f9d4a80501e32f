import * as E from 'fp-ts/Either';
import { type Context, Hono } from 'hono';
import type { EyeCheck, EyeCheckPort } from '../../../application/customer/ports/eye-checks.ts';
import type { Failure } from '../../../application/shared/failure.ts';
import { eyeCheckAppointmentPath } from '../../../domain/shared/eye-check-path.ts';
import { locales } from '../../../domain/shared/locale.ts';
import { wholeTyped } from '../../../domain/shared/typed-text.ts';
import { type EyeCheckDone, eyeCheckDone } from '../../../ui/account/eye-check/EyeCheckAppointment.tsx';
import { textIn } from '../../../ui/shared/form-texts.ts';
import type { EyeCheckFormSettings } from './eye-check-forms.tsx';
import { keyOf, openerOf } from './eye-check-opener.ts';
import { type EyeCheckPage, noEyeCheck, showEyeCheck } from './eye-check-pages.tsx';
import { type AskedTimes, afterRefusal, askedIn, shownTimes } from './eye-check-times.ts';
import { guardedForm, readForm } from './posted-form.ts';

/** Units: bytes. */
const largestForm = 1024;

interface Said {
  readonly failure?: Failure;
  /** Set while the appointment is being moved: the times to choose from. */
  readonly moving?: AskedTimes | undefined;
  readonly done?: string | undefined;
}

/** Whether what an address says was done still holds: the check may have been cancelled since. */
const fits = (done: EyeCheckDone, { state }: Pick<EyeCheck, 'state'>): boolean =>
  (done === 'cancelled') === (state === 'cancelled');

/** The page to move or cancel an eye check, reached from a mail's link or from the account. Source: APPT-4. */
export const makeEyeCheckChanges = ({
  visitOf,
  accountFor,
  answer,
  clock,
}: Omit<EyeCheckFormSettings, 'shops'>): Hono => {
  const app = new Hono();
  const guarded = guardedForm(largestForm);
  for (const locale of locales) {
    const path = eyeCheckAppointmentPath(locale);
    const show = showEyeCheck(answer, locale);
    const open = (c: Context): EyeCheckPort => {
      const { brand, client } = visitOf(c);
      return accountFor({ brand, locale, client, cookie: c.req.header('cookie') }).eyeChecks;
    };
    const appointment = async (
      c: Context,
      eyeChecks: EyeCheckPort,
      { failure, moving, done }: Said,
    ): Promise<EyeCheckPage> => {
      const opener = openerOf(c);
      const check = await eyeChecks.check(keyOf(opener))();
      if (E.isLeft(check)) return noEyeCheck('unknown', check.left);
      const times = moving && (await shownTimes(eyeChecks, check.right.partner.id, moving, clock.now()));
      return {
        _tag: 'Appointment',
        state: {
          check: check.right,
          opener,
          done: eyeCheckDone.find((one) => one === done && fits(one, check.right)),
          ...(times && E.isRight(times) && { times: times.right }),
          ...(failure && { failure }),
        },
      };
    };

    app.get(path, async (c) => {
      const moving = c.req.query('move') === '1' ? askedIn((name) => c.req.query(name) ?? '') : undefined;
      return show(c, await appointment(c, open(c), { moving, done: c.req.query('done') }));
    });

    app.post(path, ...guarded, async (c) => {
      const form = await readForm(c);
      if (!form) return c.text('', 400);
      const eyeChecks = open(c);
      const opener = openerOf(c);
      const to = eyeCheckAppointmentPath(locale, opener);
      const read = (name: string): string => textIn(form, name);
      if (read('step') === 'cancel') {
        const cancelled = await eyeChecks.cancel(keyOf(opener))();
        return E.isRight(cancelled)
          ? c.redirect(`${to}&done=cancelled`, 303)
          : show(c, await appointment(c, eyeChecks, { failure: cancelled.left }));
      }
      const start = wholeTyped(read('start')) ?? Number.NaN;
      const moved = await eyeChecks.move(keyOf(opener), start)();
      if (E.isRight(moved)) return c.redirect(`${to}&done=moved`, 303);
      const moving = afterRefusal(askedIn(read), moved.left, start);
      return show(c, await appointment(c, eyeChecks, { failure: moved.left, moving }));
    });
  }
  return app;
};

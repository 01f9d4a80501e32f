import * as E from 'fp-ts/Either';
import { type Context, Hono } from 'hono';
import type { BackendPorts } from '../../../adapters/backend/backend-ports.ts';
import { type ClockPort, today } from '../../../application/shared/clock.ts';
import { checkCancellation } from '../../../domain/orders/cancellation.ts';
import type { OrderToken } from '../../../domain/orders/order.ts';
import { checkLookup } from '../../../domain/orders/order-lookup.ts';
import { checkWithdrawal } from '../../../domain/orders/withdrawal.ts';
import { type Locale, locales } from '../../../domain/shared/locale.ts';
import { pagePath } from '../../../domain/shared/page-path.ts';
import { pathTo, prefixOf } from '../../../domain/shared/paths.ts';
import { PlainOrderView } from '../../../ui/account/plain/PlainOrderView.tsx';
import { type CancellationStep, CancellationView } from '../../../ui/orders/CancellationView.tsx';
import { cancellationIn } from '../../../ui/orders/cancellation-form.ts';
import { FindOrderView } from '../../../ui/orders/FindOrderView.tsx';
import { PlainFrame } from '../../../ui/orders/PlainFrame.tsx';
import { type WithdrawalStep, WithdrawalView } from '../../../ui/orders/WithdrawalView.tsx';
import { draftIn } from '../../../ui/orders/withdrawal-form.ts';
import { textIn } from '../../../ui/shared/form-texts.ts';
import type { Visit } from '../visit.ts';
import type { AccountFormSettings } from './account-forms.tsx';
import type { PlainAnswer } from './plain-answer.ts';
import { withFiles } from './plain-orders.ts';
import { guardedForm, readForm } from './posted-form.ts';
import { statusOf } from './status-of.ts';

export interface GuestOrderFormSettings {
  readonly visitOf: (c: Context) => Visit;
  readonly portsFor: (visit: Visit, locale: Locale) => Pick<BackendPorts, 'orders'>;
  readonly accountFor: AccountFormSettings['accountFor'];
  readonly answer: PlainAnswer;
  readonly clock: ClockPort;
}

/** Far above the size of any declaration. Units: bytes. */
const largestForm = 32 * 1024;

/**
 * Withdrawal and order look-up for visitors without scripts. The answer repeats the typed values, which appear in no
 * address. Sending a form again returns the same receipt. Source: LAW-4, LAW-5.
 */
export const makeGuestOrderForms = ({
  visitOf,
  portsFor,
  accountFor,
  answer,
  clock,
}: GuestOrderFormSettings): Hono => {
  const app = new Hono();
  const guarded = guardedForm(largestForm);

  for (const locale of locales) {
    const withdrawalPage = (c: Context, step: WithdrawalStep, status?: number): Promise<Response> => {
      return answer(
        c,
        {
          locale,
          chunk: 'src/ui/routes/withdrawal/WithdrawalPage.tsx',
          title: (translator) => translator.getFixedT(null, 'orders')('withdrawal.title'),
          body: (
            <PlainFrame>
              <WithdrawalView step={step} action={pathTo.withdrawal(locale)} />
            </PlainFrame>
          ),
        },
        status,
      );
    };

    app.post(pathTo.withdrawal(locale), ...guarded, async (c) => {
      const form = await readForm(c);
      if (!form) return c.text('', 400);
      const draft = draftIn(form);
      const step = textIn(form, 'step');
      if (step === 'edit') return withdrawalPage(c, { _tag: 'Form', draft, problems: [] });
      const checked = checkWithdrawal(draft);
      if (E.isLeft(checked)) return withdrawalPage(c, { _tag: 'Form', draft, problems: checked.left }, 422);
      const withdrawal = checked.right;
      if (step !== 'confirm') return withdrawalPage(c, { _tag: 'Confirm', declared: withdrawal });
      const kept = await portsFor(visitOf(c), locale).orders.withdraw(withdrawal)();
      return E.isLeft(kept)
        ? withdrawalPage(
            c,
            { _tag: 'Confirm', declared: withdrawal, failure: kept.left },
            statusOf(kept.left),
          )
        : withdrawalPage(c, { _tag: 'Received', receipt: kept.right });
    });

    const cancellationPath = pagePath(locale, 'cancellation');
    const cancellationPage = (c: Context, step: CancellationStep, status?: number): Promise<Response> => {
      return answer(
        c,
        {
          locale,
          chunk: 'src/ui/routes/cancellation/CancellationPage.tsx',
          title: (translator) => translator.getFixedT(null, 'orders')('cancellation.title'),
          body: (
            <PlainFrame>
              <CancellationView step={step} action={cancellationPath} />
            </PlainFrame>
          ),
        },
        status,
      );
    };

    app.post(cancellationPath, ...guarded, async (c) => {
      const form = await readForm(c);
      if (!form) return c.text('', 400);
      const draft = cancellationIn(form);
      const step = textIn(form, 'step');
      if (step === 'edit') return cancellationPage(c, { _tag: 'Form', draft, problems: [] });
      const checked = checkCancellation(draft, today(clock));
      if (E.isLeft(checked)) return cancellationPage(c, { _tag: 'Form', draft, problems: checked.left }, 422);
      const cancellation = checked.right;
      if (step !== 'confirm') return cancellationPage(c, { _tag: 'Confirm', declared: cancellation });
      const kept = await portsFor(visitOf(c), locale).orders.cancel(cancellation)();
      return E.isLeft(kept)
        ? cancellationPage(
            c,
            { _tag: 'Confirm', declared: cancellation, failure: kept.left },
            statusOf(kept.left),
          )
        : cancellationPage(c, { _tag: 'Received', receipt: kept.right });
    });

    app.get(`${prefixOf(locale)}/checkout/thank-you/:token/plain`, async (c) => {
      const { brand, client } = visitOf(c);
      const { orders } = accountFor({ brand, locale, client, cookie: c.req.header('cookie') });
      const found = await orders.order(c.req.param('token') as OrderToken)();
      const shown = E.isRight(found) ? await withFiles(orders, found.right) : undefined;
      const failure = E.isLeft(found) ? found.left : undefined;
      return answer(
        c,
        {
          locale,
          chunk: 'src/ui/routes/account/AccountPage.tsx',
          title: (translator) => translator.getFixedT(null, 'orders')('lookup.title'),
          body: (
            <PlainFrame>
              <PlainOrderView shown={shown} failure={failure} />
            </PlainFrame>
          ),
        },
        failure ? statusOf(failure) : 200,
      );
    });

    app.post(pathTo.findOrder(locale), ...guarded, async (c) => {
      const form = await readForm(c);
      if (!form) return c.text('', 400);
      const typed = { number: textIn(form, 'number'), email: textIn(form, 'email') };
      const checked = checkLookup(typed);
      const found = E.isRight(checked)
        ? await portsFor(visitOf(c), locale).orders.lookUp(checked.right)()
        : undefined;
      if (found && E.isRight(found)) return c.redirect(pathTo.thankYou(locale, found.right), 303);
      return answer(
        c,
        {
          locale,
          chunk: 'src/ui/routes/find-order/FindOrderPage.tsx',
          title: (translator) => translator.getFixedT(null, 'orders')('lookup.title'),
          body: (
            <PlainFrame>
              <FindOrderView
                typed={typed}
                problems={E.isLeft(checked) ? checked.left : []}
                {...(found && { failure: found.left })}
                action={pathTo.findOrder(locale)}
              />
            </PlainFrame>
          ),
        },
        found ? statusOf(found.left) : 422,
      );
    });
  }
  return app;
};

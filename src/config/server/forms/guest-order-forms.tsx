import * as E from 'fp-ts/Either';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { BackendPorts } from '../../../adapters/backend/backend-ports.ts';
import type { Failure } from '../../../application/shared/failure.ts';
import { checkCancellation } from '../../../domain/orders/cancellation.ts';
import { checkLookup } from '../../../domain/orders/order-lookup.ts';
import { checkWithdrawal } from '../../../domain/orders/withdrawal.ts';
import { dayOf } from '../../../domain/shared/day-arithmetic.ts';
import { type Locale, locales } from '../../../domain/shared/locale.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { type CancellationStep, CancellationView } from '../../../ui/orders/CancellationView.tsx';
import { cancellationIn } from '../../../ui/orders/cancellation-form.ts';
import { FindOrderView } from '../../../ui/orders/FindOrderView.tsx';
import { PlainFrame } from '../../../ui/orders/PlainFrame.tsx';
import { type WithdrawalStep, WithdrawalView } from '../../../ui/orders/WithdrawalView.tsx';
import { draftIn, textIn } from '../../../ui/orders/withdrawal-form.ts';
import type { RenderedPage } from '../../rendering/rendered-page.ts';
import { isSameOrigin } from '../edge/same-origin.ts';
import type { Visit } from '../visit.ts';
import type { makePlainPage } from './plain-page.tsx';

export interface GuestOrderFormSettings {
  readonly visitOf: (c: Context) => Visit;
  readonly portsFor: (visit: Visit, locale: Locale) => Pick<BackendPorts, 'orders'>;
  readonly plainPage: ReturnType<typeof makePlainPage>;
  /** Development only: hot reloading adds styles of its own. */
  readonly relaxed?: boolean;
}

/** Far above any declaration. Units: bytes. */
const largestForm = 32 * 1024;

const statusOf = (failure: Failure): RenderedPage['status'] => {
  if (failure._tag === 'NotFound') return 404;
  if (failure._tag === 'Refused') return 422;
  return failure._tag === 'Unavailable' && failure.status === 429 ? 429 : 503;
};

/**
 * Withdrawal and look-up for visitors without scripts. What was typed comes back with the answer and stands in no
 * address; sending it again gets the same receipt. Source: LAW-4, LAW-5.
 */
export const makeGuestOrderForms = ({
  visitOf,
  portsFor,
  plainPage,
  relaxed,
}: GuestOrderFormSettings): Hono => {
  const app = new Hono();
  const guarded = [
    bodyLimit({ maxSize: largestForm, onError: (c) => c.text('', 413) }),
    async (c: Context, next: () => Promise<void>) => (isSameOrigin(c.req.raw) ? next() : c.text('', 403)),
  ] as const;
  const readForm = (c: Context): Promise<FormData | undefined> => c.req.formData().catch(() => undefined);
  const answer = (c: Context, { html, contentPolicy, status }: RenderedPage) =>
    c.body(html, status as 200, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      ...(!relaxed && { 'content-security-policy': contentPolicy }),
    });

  for (const locale of locales) {
    const withdrawalPage = async (
      c: Context,
      step: WithdrawalStep,
      status: RenderedPage['status'] = 200,
    ): Promise<Response> => {
      const page = await plainPage({
        brand: visitOf(c).brand,
        locale,
        chunk: 'src/ui/routes/withdrawal/WithdrawalPage.tsx',
        words: ['orders'],
        title: (translator) => translator.of('orders').t('withdrawal.title'),
        body: (
          <PlainFrame>
            <WithdrawalView step={step} action={pathTo.withdrawal(locale)} />
          </PlainFrame>
        ),
      });
      return answer(c, { ...page, status });
    };

    app.post(pathTo.withdrawal(locale), ...guarded, async (c) => {
      const form = await readForm(c);
      if (!form) return c.text('', 400);
      const draft = draftIn(form);
      const step = textIn(form, 'step');
      if (step === 'edit') return withdrawalPage(c, { _tag: 'Form', draft, problems: [] });
      const checked = checkWithdrawal(draft);
      if (E.isLeft(checked)) return withdrawalPage(c, { _tag: 'Form', draft, problems: checked.left });
      const withdrawal = checked.right;
      if (step !== 'confirm') return withdrawalPage(c, { _tag: 'Confirm', withdrawal });
      const kept = await portsFor(visitOf(c), locale).orders.withdraw(withdrawal)();
      return E.isLeft(kept)
        ? withdrawalPage(c, { _tag: 'Confirm', withdrawal, failure: kept.left }, statusOf(kept.left))
        : withdrawalPage(c, { _tag: 'Received', receipt: kept.right });
    });

    const cancellationPath = pathTo.content(locale, 'cancellation');
    const cancellationPage = async (
      c: Context,
      step: CancellationStep,
      status: RenderedPage['status'] = 200,
    ): Promise<Response> => {
      const page = await plainPage({
        brand: visitOf(c).brand,
        locale,
        chunk: 'src/ui/routes/cancellation/CancellationPage.tsx',
        words: ['orders'],
        title: (translator) => translator.of('orders').t('cancellation.title'),
        body: (
          <PlainFrame>
            <CancellationView step={step} action={cancellationPath} />
          </PlainFrame>
        ),
      });
      return answer(c, { ...page, status });
    };

    app.post(cancellationPath, ...guarded, async (c) => {
      const form = await readForm(c);
      if (!form) return c.text('', 400);
      const draft = cancellationIn(form);
      const step = textIn(form, 'step');
      if (step === 'edit') return cancellationPage(c, { _tag: 'Form', draft, problems: [] });
      const checked = checkCancellation(draft, dayOf(Date.now()));
      if (E.isLeft(checked)) return cancellationPage(c, { _tag: 'Form', draft, problems: checked.left });
      const cancellation = checked.right;
      if (step !== 'confirm') return cancellationPage(c, { _tag: 'Confirm', cancellation });
      const kept = await portsFor(visitOf(c), locale).orders.cancel(cancellation)();
      return E.isLeft(kept)
        ? cancellationPage(c, { _tag: 'Confirm', cancellation, failure: kept.left }, statusOf(kept.left))
        : cancellationPage(c, { _tag: 'Received', receipt: kept.right });
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
      const page = await plainPage({
        brand: visitOf(c).brand,
        locale,
        chunk: 'src/ui/routes/find-order/FindOrderPage.tsx',
        words: ['orders'],
        title: (translator) => translator.of('orders').t('lookup.title'),
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
      });
      return answer(c, { ...page, status: found ? statusOf(found.left) : 200 });
    });
  }
  return app;
};

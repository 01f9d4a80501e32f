import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { type Context, Hono } from 'hono';
import type { GuestSteering } from '../../../application/customer/ports/guest-subscriptions.ts';
import type { Failure } from '../../../application/shared/failure.ts';
import type { PaymentId } from '../../../domain/checkout/payment.ts';
import type { OrderToken } from '../../../domain/orders/order.ts';
import { guestSubscriptionPath } from '../../../domain/shared/guest-subscription-path.ts';
import { locales } from '../../../domain/shared/locale.ts';
import { pathTo, prefixOf } from '../../../domain/shared/paths.ts';
import { wholeTyped } from '../../../domain/shared/typed-text.ts';
import {
  type GuestAction,
  type GuestSubscriptionState,
  guestActions,
  PlainSubscription,
  subscriptionTitle,
} from '../../../ui/account/plain/PlainSubscription.tsx';
import { PlainFrame } from '../../../ui/orders/PlainFrame.tsx';
import { textIn } from '../../../ui/shared/form-texts.ts';
import type { AccountFormSettings } from './account-forms.tsx';
import { guardedForm, readForm } from './posted-form.ts';
import { statusOf } from './status-of.ts';

/** Units: bytes. */
const largestForm = 1024;

/** The action of the form that pays a declined delivery. */
const payAction = 'pay';

/** Whether the subscription has joined an account, where its customer changes it. Source: AUTH-32. */
const isInAccount = (failure: Failure): boolean =>
  failure._tag === 'Refused' && failure.code === 'subscription.in_account';

const steeringOf = (action: GuestAction, day: string): GuestSteering => {
  switch (action) {
    case 'skip':
      return { skip: day };
    case 'unskip':
      return { unskip: day };
    case 'pause':
      return { state: 'paused' };
    case 'activate':
      return { state: 'active' };
    case 'cancel':
      return { state: 'cancelled' };
    case 'join':
      return { intoAccount: true };
  }
};

/**
 * A guest's subscription behind the link of a mail, for anybody who has the link. Opening the page changes nothing; its
 * forms do. A change redirects, so that reloading does not repeat it. Source: SUBS-6.
 */
export const makeGuestSubscriptionForms = ({
  visitOf,
  accountFor,
  answer,
}: Omit<AccountFormSettings, 'shops'>): Hono => {
  const app = new Hono();
  const guarded = guardedForm(largestForm);
  for (const locale of locales) {
    const path = `${prefixOf(locale)}/subscription/guest/:key` as const;
    const account = (c: Context) => {
      const { brand, client } = visitOf(c);
      return accountFor({ brand, locale, client, cookie: c.req.header('cookie') });
    };
    const subscriptions = (c: Context) => account(c).guestSubscriptions;
    const show = (c: Context, state: GuestSubscriptionState): Promise<Response> =>
      answer(
        c,
        {
          locale,
          chunk: 'src/ui/routes/account/AccountPage.tsx',
          title: (translator) => subscriptionTitle(translator.getFixedT(null, 'personal'), state),
          body: (
            <PlainFrame>
              <PlainSubscription {...state} />
            </PlainFrame>
          ),
        },
        state.failure ? statusOf(state.failure) : 200,
      );
    /** Shows the current subscription below the error. */
    const showFailure = async (c: Context, key: string, failure: Failure): Promise<Response> => {
      const now = await subscriptions(c).look(key)();
      return show(c, { failure, ...(E.isRight(now) && { subscription: now.right }) });
    };
    /** Leads to the page of the payment. The way back is this page, which shows how it ended. Source: SUBS-8. */
    const pay = async (c: Context, key: string, form: FormData): Promise<Response> => {
      const { guestSubscriptions, payments } = account(c);
      const method = textIn(form, 'method');
      const version = wholeTyped(textIn(form, 'version')) ?? Number.NaN;
      const pathAfter = (order: OrderToken) =>
        `${guestSubscriptionPath(locale, key)}?paid=${encodeURIComponent(order)}`;
      const started = await pipe(
        guestSubscriptions.order(key, version, method),
        TE.flatMap((order) =>
          pipe(
            payments.start(order, { method, returnPath: pathAfter(order) }),
            TE.map((start) => (start._tag === 'Redirect' ? start.url : pathAfter(order))),
          ),
        ),
      )();
      return E.isLeft(started) ? showFailure(c, key, started.left) : c.redirect(started.right, 303);
    };
    /** Whether it is still unknown how the payment ended from which the visitor came back. */
    const isOpen = async (c: Context): Promise<boolean> => {
      const [order, payment] = [c.req.query('paid'), c.req.query('payment')];
      if (!order || !payment) return false;
      const outcome = await account(c).payments.outcome(order as OrderToken, payment as PaymentId)();
      return E.isRight(outcome) && outcome.right === 'pending';
    };
    app.get(path, async (c) => {
      // First the payment: if the provider is asked only now, the subscription changes with the answer.
      const isChecked = await isOpen(c);
      const found = await subscriptions(c).look(c.req.param('key') ?? '')();
      if (E.isLeft(found))
        return isInAccount(found.left)
          ? c.redirect(pathTo.account(locale, 'my-subscriptions'), 303)
          : show(c, { failure: found.left });
      const { payableBy } = found.right;
      // The delivery is paid once the page no longer offers to pay it.
      const isPaid = c.req.query('paid') !== undefined && !payableBy;
      const { pathname, search } = new URL(c.req.url);
      return show(c, {
        subscription: found.right,
        done: c.req.query('done') !== undefined || isPaid,
        ...(isChecked && !isPaid && { checking: pathname + search }),
      });
    });
    app.post(path, ...guarded, async (c) => {
      const key = c.req.param('key') ?? '';
      const form = await readForm(c);
      if (form && textIn(form, 'action') === payAction) return pay(c, key, form);
      const action = guestActions.find((one) => form && one === textIn(form, 'action'));
      if (!form || !action) return c.text('', 400);
      const port = subscriptions(c);
      const steering = steeringOf(action, textIn(form, 'day'));
      const steered = await port.steer(key, wholeTyped(textIn(form, 'version')) ?? Number.NaN, steering)();
      if (E.isRight(steered) && action === 'join')
        return c.redirect(pathTo.account(locale, `subscription/${steered.right.id}`), 303);
      if (E.isRight(steered)) return c.redirect(`${guestSubscriptionPath(locale, key)}?done`, 303);
      return showFailure(c, key, steered.left);
    });
  }
  return app;
};

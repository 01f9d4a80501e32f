import * as E from 'fp-ts/Either';
import { type Context, Hono } from 'hono';
import type { GuestSteering } from '../../../application/customer/ports/guest-subscriptions.ts';
import { guestSubscriptionPath } from '../../../domain/shared/guest-subscription-path.ts';
import { locales } from '../../../domain/shared/locale.ts';
import { prefixOf } from '../../../domain/shared/paths.ts';
import { wholeTyped } from '../../../domain/shared/typed-text.ts';
import {
  type GuestAction,
  type GuestSubscriptionState,
  guestActions,
  PlainSubscription,
} from '../../../ui/account/plain/PlainSubscription.tsx';
import { PlainFrame } from '../../../ui/orders/PlainFrame.tsx';
import { textIn } from '../../../ui/shared/form-texts.ts';
import type { AccountFormSettings } from './account-forms.tsx';
import { guardedForm, readForm } from './posted-form.ts';
import { statusOf } from './status-of.ts';

/** Units: bytes. */
const largestForm = 1024;

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
    const subscriptions = (c: Context) => {
      const { brand, client } = visitOf(c);
      return accountFor({ brand, locale, client, cookie: c.req.header('cookie') }).guestSubscriptions;
    };
    const show = (c: Context, state: GuestSubscriptionState): Promise<Response> =>
      answer(
        c,
        {
          locale,
          chunk: 'src/ui/routes/account/AccountPage.tsx',
          words: ['account', 'personal'],
          title: (translator) => {
            const t = translator.getFixedT(null, 'personal');
            const number = state.subscription?.id;
            return number === undefined
              ? t('subscription.guest.unknown')
              : t('subscription.guest.title', { number });
          },
          body: (
            <PlainFrame>
              <PlainSubscription {...state} />
            </PlainFrame>
          ),
        },
        state.failure ? statusOf(state.failure) : 200,
      );
    app.get(path, async (c) => {
      const found = await subscriptions(c).look(c.req.param('key') ?? '')();
      if (E.isLeft(found)) return show(c, { failure: found.left });
      return show(c, { subscription: found.right, done: c.req.query('done') !== undefined });
    });
    app.post(path, ...guarded, async (c) => {
      const key = c.req.param('key') ?? '';
      const form = await readForm(c);
      const action = guestActions.find((one) => form && one === textIn(form, 'action'));
      if (!form || !action) return c.text('', 400);
      const port = subscriptions(c);
      const steering = steeringOf(action, textIn(form, 'day'));
      const steered = await port.steer(key, wholeTyped(textIn(form, 'version')) ?? Number.NaN, steering)();
      if (E.isRight(steered)) return c.redirect(`${guestSubscriptionPath(locale, key)}?done`, 303);
      // Shows the current subscription below the error.
      const now = await port.look(key)();
      return show(c, { failure: steered.left, ...(E.isRight(now) && { subscription: now.right }) });
    });
  }
  return app;
};

import * as E from 'fp-ts/Either';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import type { MailLinkPort } from '../../../application/customer/ports/mails.ts';
import { locales } from '../../../domain/shared/locale.ts';
import { mailConsentPath, mailStopPath, readConfirmed } from '../../../domain/shared/mail-link.ts';
import { type MailLinkState, PlainMails } from '../../../ui/account/plain/PlainMails.tsx';
import { PlainFrame } from '../../../ui/orders/PlainFrame.tsx';
import type { AccountFormSettings } from './account-forms.tsx';
import { guardedForm } from './posted-form.ts';
import { statusOf } from './status-of.ts';

/** Units: bytes. */
const largestForm = 1024;

const agreed = async (mails: MailLinkPort, token: string): Promise<MailLinkState> => {
  const answer = await mails.agree(token)();
  if (E.isLeft(answer)) return { _tag: 'Confirm', failure: answer.left };
  return { _tag: 'Confirmed', status: answer.right };
};

const stopped = async (mails: MailLinkPort, token: string): Promise<MailLinkState> => {
  const answer = await mails.stop(token)();
  if (E.isRight(answer)) return { _tag: 'Stopped', group: answer.right };
  return answer.left._tag === 'NotFound' ? { _tag: 'UnknownStop' } : { _tag: 'Stop', failure: answer.left };
};

const statusFor = (state: MailLinkState): number => {
  if ('failure' in state && state.failure) return statusOf(state.failure);
  if (state._tag === 'UnknownStop') return 404;
  return state._tag === 'Confirmed' && state.status !== 'OK' ? 410 : 200;
};

/**
 * The pages behind the links of mails that confirm or end a subscription to mails. Each has one button, for anybody who
 * has the mail, signed in or not. Source: ACC-3.
 */
export const makeMailLinkForms = ({
  visitOf,
  accountFor,
  answer,
}: Omit<AccountFormSettings, 'shops'>): Hono => {
  const app = new Hono();
  const [small, ownForm] = guardedForm(largestForm);
  // Mail programs unsubscribe their readers through the link alone, so a form of any origin is accepted. RFC 8058.
  const anyForm: MiddlewareHandler = (_, next) => next();

  for (const locale of locales) {
    const show = (c: Context, state: MailLinkState): Promise<Response> =>
      answer(
        c,
        {
          locale,
          chunk: 'src/ui/routes/account/AccountPage.tsx',
          title: (translator) => translator.getFixedT(null, 'personal')('mails.settings.title'),
          body: (
            <PlainFrame>
              <PlainMails state={state} />
            </PlainFrame>
          ),
        },
        statusFor(state),
      );
    const ways = [
      [
        mailConsentPath(locale),
        { _tag: 'Confirm' },
        { _tag: 'Confirmed', status: 'UNKNOWN' },
        agreed,
        ownForm,
      ],
      [mailStopPath(locale), { _tag: 'Stop' }, { _tag: 'UnknownStop' }, stopped, anyForm],
    ] as const;
    for (const [path, asking, unknown, follow, from] of ways) {
      const of = (c: Context) => readConfirmed(c.req.query('for'));
      app.get(path, (c) => show(c, c.req.query('token') ? { ...asking, of: of(c) } : unknown));
      app.post(path, small, from, async (c) => {
        const { brand, client } = visitOf(c);
        const { mails } = accountFor({ brand, locale, client, cookie: c.req.header('cookie') });
        return show(c, { ...(await follow(mails, c.req.query('token') ?? '')), of: of(c) });
      });
    }
  }
  return app;
};

import type { Dispatch } from 'react';
import { useTranslation } from 'react-i18next';
import { typedEmail } from '../../../domain/customer/email.ts';
import { loginLinkType } from '../../../domain/identity/login-link-type.ts';
import { type LoginEvent, type LoginModal, mayRequestLink } from '../../../domain/identity/login-modal.ts';
import { checkLogin, checkRegistration } from '../../../domain/identity/sign-in-form.ts';
import card from '../../checkout/Card.module.css';
import { useAccount } from '../../identity/use-account.ts';
import { Button } from '../../shared/elements/Button.tsx';
import { useServices } from '../../shared/services.ts';
import { AccountEmail } from '../AccountEmail.tsx';
import { AccountProblem } from '../AccountProblem.tsx';
import css from '../account.module.css';
import { NameField } from '../NameField.tsx';
import { useAccountForm } from '../use-account-form.ts';
import { useCarriedEmail } from './carried-email.ts';
import { NewsletterTick } from './NewsletterTick.tsx';
import { problemsOf } from './sign-in-problems.ts';
import { useLinkTarget } from './use-link-target.ts';

type LinkRequest = Record<'email' | 'firstName' | 'lastName', string> &
  Record<'isNew' | 'newsletter', boolean>;

/**
 * Sign-in without a password: sends a login link, once for each address. A visitor without an account gives their
 * names, and the link creates one. Source: AUTH-5, AUTH-7, AUTH-9.
 */
export const LinkForm = ({
  screen,
  tell,
}: {
  readonly screen: LoginModal;
  readonly tell: Dispatch<LoginEvent>;
}) => {
  const { t } = useTranslation('account');
  const { account, shop } = useServices();
  const { linkEmail = '' } = useAccount();
  const carried = useCarriedEmail();
  const target = useLinkTarget();
  const { form, register, setValue, submit, errorOf, busy, failure } = useAccountForm<LinkRequest>({
    task: 'askForLink',
    defaults: { email: carried || linkEmail, isNew: false, firstName: '', lastName: '', newsletter: false },
    check: (typed) => {
      const checked = (typed.isNew ? checkRegistration : checkLogin)(
        typed,
        'passwordless',
        shop.emailPattern,
      );
      return problemsOf(checked._tag === 'Left' ? checked.left : [], ['email', 'firstName', 'lastName']);
    },
    labels: { email: t('field.email'), firstName: t('field.firstName'), lastName: t('field.lastName') },
    wire: {
      email: 'email',
      firstName: 'first_name',
      lastName: 'last_name',
      isNew: undefined,
      newsletter: undefined,
    },
    send: ({ email, isNew, ...newcomer }) =>
      account.askForLink(email, target(), isNew ? newcomer : undefined),
    onDone: ({ isNew }) => tell({ _tag: 'LinkRequested', email: linkEmail, isNew }),
  });
  const { isNew } = form;
  const email = typedEmail(form.email);
  const isSent = email !== '' && !mayRequestLink(screen, { email, isNew });
  const wentAsNew = 'linkSent' in screen && screen.linkSent?.isNew;
  return (
    <>
      <p className={card.text}>
        {t(loginLinkType(target()) === 'lenspass' ? 'howTo.lensPass' : 'howTo.text')}
      </p>
      {failure && <AccountProblem failure={failure} />}
      <form className={card.form} onSubmit={submit} noValidate>
        <AccountEmail
          typed={form.email}
          onTake={(meant) => setValue('email', meant)}
          error={errorOf('email')}
          {...register('email')}
        />
        <label className={css.tick}>
          <input type="checkbox" {...register('isNew')} />
          <span>{t('howTo.isNew')}</span>
        </label>
        {isNew && (
          <>
            <p className={card.text}>{t('howTo.newText')}</p>
            <div className={css.names}>
              <NameField part="firstName" error={errorOf('firstName')} {...register('firstName')} />
              <NameField part="lastName" error={errorOf('lastName')} {...register('lastName')} />
            </div>
            <NewsletterTick {...register('newsletter')} />
          </>
        )}
        <div className={card.ways}>
          <Button kind="plain" onClick={() => tell({ _tag: 'SwitchToLogin' })}>
            {t('howTo.back')}
          </Button>
          <Button type="submit" className={card.next} busy={busy} disabled={isSent}>
            {t(busy ? 'saving' : 'howTo.submit')}
          </Button>
        </div>
        <div role="status">
          {isSent && <p className={css.saved}>{t(wentAsNew ? 'howTo.sentNew' : 'howTo.sent', { email })}</p>}
        </div>
      </form>
    </>
  );
};

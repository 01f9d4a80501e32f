import { type Dispatch, useEffect } from 'react';
import { createPath } from 'react-router';
import { checkEmail } from '../../../domain/customer/email.ts';
import { type LoginEvent, type LoginModal, mayRequestLink } from '../../../domain/identity/login-modal.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import card from '../../checkout/Card.module.css';
import { useAccount } from '../../identity/use-account.ts';
import { Button } from '../../shared/elements/Button.tsx';
import { useServices } from '../../shared/services.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { AccountEmail } from '../AccountEmail.tsx';
import { AccountProblem } from '../AccountProblem.tsx';
import css from '../account.module.css';
import { useAccountForm } from '../use-account-form.ts';
import { problemsOf } from './sign-in-problems.ts';

/** How one signs in without a password, and the link that does it: once for each address. Source: AUTH-5, AUTH-7, D58. */
export const LinkForm = ({
  screen,
  tell,
}: {
  readonly screen: LoginModal;
  readonly tell: Dispatch<LoginEvent>;
}) => {
  const { t } = useTranslation('account');
  const { account, locale } = useServices();
  const { linkEmail = '' } = useAccount();
  const { form, register, setValue, submit, errorOf, busy, done, failure } = useAccountForm({
    task: 'askForLink',
    defaults: { email: linkEmail },
    check: ({ email }) => {
      const checked = checkEmail(email);
      return problemsOf(checked._tag === 'Left' ? [checked.left] : [], ['email']);
    },
    labels: { email: t('field.email') },
    wire: { email: 'email' },
    send: ({ email }) => {
      const { pathname, search, hash } = location;
      // From a page that only signs in, the link leads to the account.
      const isLanding = pathname.endsWith('/authenticate');
      account.askForLink(email, isLanding ? pathTo.account(locale) : createPath({ pathname, search, hash }));
    },
  });
  const { email } = form;
  useEffect(() => {
    if (done) tell({ _tag: 'LinkRequested', email: linkEmail });
  }, [done, linkEmail, tell]);
  const isSent = email.trim() !== '' && !mayRequestLink(screen, email);
  return (
    <>
      <p className={card.text}>{t('howTo.text')}</p>
      {failure && <AccountProblem failure={failure} />}
      <form className={card.form} onSubmit={submit} noValidate>
        <AccountEmail
          typed={form.email}
          onTake={(email) => setValue('email', email)}
          error={errorOf('email')}
          {...register('email')}
        />
        <div className={card.ways}>
          <Button kind="plain" onClick={() => tell({ _tag: 'SwitchToLogin' })}>
            {t('howTo.back')}
          </Button>
          <Button type="submit" className={card.next} busy={busy} disabled={isSent}>
            {t(busy ? 'saving' : 'howTo.submit')}
          </Button>
        </div>
        <div role="status">
          {isSent && <p className={css.saved}>{t('howTo.sent', { email: email.trim() })}</p>}
        </div>
      </form>
    </>
  );
};

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { password } from '../../../domain/identity/password.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { AccountProblem } from '../../account/AccountProblem.tsx';
import css from '../../account/account.module.css';
import { PasswordField } from '../../account/PasswordField.tsx';
import { problemsOf } from '../../account/sign-in/sign-in-problems.ts';
import { useAccountForm } from '../../account/use-account-form.ts';
import card from '../../checkout/Card.module.css';
import { StepHead } from '../../checkout/StepHead.tsx';
import { Button } from '../../shared/elements/Button.tsx';
import { buttonClass } from '../../shared/elements/button.ts';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import { useServices } from '../../shared/services.ts';
import { useLinkSecret } from './use-link-secret.ts';

/** Sets a new password with a mail's link. Source: ROUTE-5, AUTH-11. */
export const ResetPasswordPage = () => {
  const { t } = useTranslation('account');
  const { account, locale } = useServices();
  const secret = useLinkSecret();
  const [used, setUsed] = useState<string>();
  const changed = secret !== '' && used === secret;
  const { register, submit, errorOf, busy, failure } = useAccountForm({
    task: 'resetPassword',
    defaults: { password: '' },
    check: (form) => {
      const chosen = password(form.password);
      return problemsOf(chosen._tag === 'Left' ? [chosen.left] : [], ['password']);
    },
    labels: { password: t('field.newPassword') },
    wire: { password: 'password' },
    send: (form) => account.resetPassword(secret, form.password),
    onDone: () => setUsed(secret),
  });
  const signIn = (
    <PreLink className={buttonClass(changed ? 'primary' : 'secondary')} to={pathTo.account(locale)}>
      {t('login.submit')}
    </PreLink>
  );
  return (
    <div className={css.page}>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="strict-origin" />
      <section className={`${card.card} ${css.narrow}`}>
        {changed && (
          <>
            <StepHead key="changed" title={t('reset.done')} />
            <p className={card.text} role="status">
              {t('reset.doneText')}
            </p>
            <div className={card.ways}>{signIn}</div>
          </>
        )}
        {!changed && !secret && (
          <>
            <StepHead key="missing" title={t('reset.missing')} />
            <p className={card.text}>{t('reset.missingText')}</p>
            <div className={card.ways}>{signIn}</div>
          </>
        )}
        {!changed && secret && (
          <>
            <StepHead key="choose" title={t('reset.title')} />
            {failure && <AccountProblem failure={failure} />}
            <form className={card.form} onSubmit={submit} noValidate>
              <PasswordField
                kind="new-password"
                label={t('field.newPassword')}
                hint={t('hint.password')}
                error={errorOf('password')}
                {...register('password')}
              />
              <div role="status">{busy && <p className={card.text}>{t('reset.waiting')}</p>}</div>
              <div className={card.ways}>
                {signIn}
                <Button type="submit" className={card.next} busy={busy}>
                  {t(busy ? 'saving' : 'reset.submit')}
                </Button>
              </div>
            </form>
          </>
        )}
      </section>
    </div>
  );
};

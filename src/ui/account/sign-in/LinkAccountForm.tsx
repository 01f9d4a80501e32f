import { checkLogin } from '../../../domain/identity/sign-in-form.ts';
import type { IdentityProfile } from '../../../domain/identity/sign-in-outcome.ts';
import card from '../../checkout/Card.module.css';
import { useAccount } from '../../identity/use-account.ts';
import { Button } from '../../shared/elements/Button.tsx';
import { useServices } from '../../shared/services.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { AccountProblem } from '../AccountProblem.tsx';
import { providerNames } from '../identity/provider-names.ts';
import { PasswordField } from '../PasswordField.tsx';
import { useAccountForm } from '../use-account-form.ts';
import { problemsOf } from './sign-in-problems.ts';

/** The password of an account, once, before another provider signs in to it. Source: AUTH-3. */
export const LinkAccountForm = ({
  profile,
  onForgot,
  onLink,
}: {
  readonly profile: IdentityProfile;
  readonly onForgot: () => void;
  readonly onLink: () => void;
}) => {
  const { t } = useTranslation('account');
  const { account } = useServices();
  const { identity } = useAccount();
  const provider = identity && 'provider' in identity ? providerNames[identity.provider] : '';
  const { email } = profile;
  const { register, submit, errorOf, busy, failure } = useAccountForm({
    task: 'signIn',
    defaults: { password: '' },
    check: ({ password }) => {
      const login = checkLogin({ email, password }, 'password');
      return problemsOf(login._tag === 'Left' ? login.left : [], ['password']);
    },
    labels: { password: t('field.password') },
    wire: {},
    send: ({ password }) => account.signIn(email, password),
  });
  return (
    <>
      <p className={card.text}>{t('social.linkText', { email, provider })}</p>
      {failure && <AccountProblem failure={failure} />}
      <form className={card.form} onSubmit={submit} noValidate>
        <input type="hidden" autoComplete="username" value={email} readOnly />
        <PasswordField
          kind="current-password"
          label={t('field.password')}
          error={errorOf('password')}
          {...register('password')}
        />
        <div className={card.ways}>
          <Button kind="plain" onClick={onForgot}>
            {t('login.forgot')}
          </Button>
          <Button type="submit" className={card.next} busy={busy}>
            {t(busy ? 'saving' : 'social.linkSubmit')}
          </Button>
        </div>
      </form>
      <Button kind="secondary" onClick={onLink}>
        {t('login.link')}
      </Button>
    </>
  );
};

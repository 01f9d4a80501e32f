import { checkLogin, type SignInRefusal } from '../../../domain/identity/sign-in-form.ts';
import card from '../../checkout/Card.module.css';
import { Button } from '../../shared/elements/Button.tsx';
import { useServices } from '../../shared/services.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { AccountProblem } from '../AccountProblem.tsx';
import css from '../account.module.css';
import { EmailField } from '../EmailField.tsx';
import { SocialButtons } from '../identity/SocialButtons.tsx';
import { PasswordField } from '../PasswordField.tsx';
import { useAccountForm } from '../use-account-form.ts';
import { problemsOf } from './sign-in-problems.ts';

const checked = (form: { email: string; password: string }): readonly SignInRefusal[] => {
  const login = checkLogin(form, 'password');
  return login._tag === 'Left' ? login.left : [];
};

/** E-mail and password, and the ways to somebody who has none. Source: AUTH-5, AUTH-9. */
export const LoginForm = ({
  onLink,
  onForgot,
  onRegister,
}: {
  readonly onLink: () => void;
  readonly onForgot: () => void;
  readonly onRegister: () => void;
}) => {
  const { t } = useTranslation('account');
  const { account } = useServices();
  const { register, submit, errorOf, busy, failure } = useAccountForm({
    task: 'signIn',
    defaults: { email: '', password: '' },
    check: (form) => problemsOf(checked(form), ['email', 'password']),
    labels: { email: t('field.email'), password: t('field.password') },
    wire: {},
    send: ({ email, password }) => account.signIn(email, password),
  });
  return (
    <>
      <p className={card.text}>{t('login.text')}</p>
      <SocialButtons />
      {failure && <AccountProblem failure={failure} />}
      <form className={card.form} onSubmit={submit} noValidate>
        <EmailField error={errorOf('email')} {...register('email')} />
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
            {t(busy ? 'saving' : 'login.submit')}
          </Button>
        </div>
      </form>
      <Button kind="secondary" onClick={onLink}>
        {t('login.link')}
      </Button>
      <p className={css.other}>
        {t('login.new')}{' '}
        <Button kind="secondary" onClick={onRegister}>
          {t('login.register')}
        </Button>
      </p>
    </>
  );
};

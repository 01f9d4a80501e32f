import { checkRegistration, type SignInRefusal } from '../../domain/identity/sign-in-form.ts';
import card from '../checkout/Card.module.css';
import { Button } from '../shared/Button.tsx';
import { useServices } from '../shared/services.ts';
import { useTranslation } from '../shared/translation/use-translation.ts';
import { AccountProblem } from './AccountProblem.tsx';
import css from './account.module.css';
import { EmailField } from './EmailField.tsx';
import { NameField } from './NameField.tsx';
import { PasswordField } from './PasswordField.tsx';
import { problemsOf } from './sign-in-problems.ts';
import { useAccountForm } from './use-account-form.ts';

interface Registration extends Record<string, string | boolean> {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  newsletter: boolean;
}

const refusalsOf = (form: Registration): readonly SignInRefusal[] => {
  const registration = checkRegistration(form, 'password');
  return registration._tag === 'Left' ? registration.left : [];
};

const defaults: Registration = { firstName: '', lastName: '', email: '', password: '', newsletter: false };

/** A new account; whoever has one finds the way back. The newsletter is asked for, never assumed. Source: AUTH-5, AUTH-9, AUTH-10. */
export const RegisterForm = ({ onLogin }: { readonly onLogin: () => void }) => {
  const { t } = useTranslation('account');
  const { account } = useServices();
  const { register, submit, errorOf, busy, failure } = useAccountForm<Registration>({
    task: 'register',
    defaults,
    check: (form) => problemsOf(refusalsOf(form), ['firstName', 'lastName', 'email', 'password']),
    labels: {
      firstName: t('field.firstName'),
      lastName: t('field.lastName'),
      email: t('field.email'),
      password: t('field.password'),
    },
    wire: { first_name: 'firstName', last_name: 'lastName', email: 'email', password: 'password' },
    send: account.register,
  });
  return (
    <>
      <p className={card.text}>{t('register.text')}</p>
      {failure && <AccountProblem failure={failure} />}
      <form className={card.form} onSubmit={submit} noValidate>
        <div className={css.names}>
          <NameField part="firstName" error={errorOf('firstName')} {...register('firstName')} />
          <NameField part="lastName" error={errorOf('lastName')} {...register('lastName')} />
        </div>
        <EmailField error={errorOf('email')} {...register('email')} />
        <PasswordField
          kind="new-password"
          label={t('field.password')}
          hint={t('hint.password')}
          error={errorOf('password')}
          {...register('password')}
        />
        <label className={css.tick}>
          <input type="checkbox" {...register('newsletter')} />
          <span>{t('register.newsletter')}</span>
        </label>
        <div className={card.ways}>
          <Button type="submit" className={card.next} busy={busy}>
            {t(busy ? 'saving' : 'register.submit')}
          </Button>
        </div>
      </form>
      <p className={css.other}>
        {t('register.known')}{' '}
        <Button kind="secondary" onClick={onLogin}>
          {t('register.login')}
        </Button>
      </p>
    </>
  );
};

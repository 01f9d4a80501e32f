import { useTranslation } from 'react-i18next';
import { checkLogin } from '../../../domain/identity/sign-in-form.ts';
import card from '../../checkout/Card.module.css';
import { Button } from '../../shared/elements/Button.tsx';
import { useServices } from '../../shared/services.ts';
import { AccountEmail } from '../AccountEmail.tsx';
import { AccountProblem } from '../AccountProblem.tsx';
import { PasswordField } from '../PasswordField.tsx';
import { useAccountForm } from '../use-account-form.ts';
import { useCarriedEmail } from './carried-email.ts';
import { problemsOf } from './sign-in-problems.ts';

/** Signs in with a password, with alternatives for customers who do not have it at hand. Source: AUTH-5, AUTH-9. */
export const PasswordForm = ({
  known,
  label,
  linkLabel,
  onForgot,
  onLink,
}: {
  /** The e-mail of the account. If absent, the form has a field for it. */
  readonly known?: string;
  /** Label of the submit button. */
  readonly label: string;
  /** Label of the alternative without a password. */
  readonly linkLabel: string;
  readonly onForgot: () => void;
  readonly onLink: () => void;
}) => {
  const { t } = useTranslation('account');
  const { account, shop } = useServices();
  const carried = useCarriedEmail();
  const { form, register, setValue, submit, errorOf, busy, failure } = useAccountForm({
    task: 'signIn',
    defaults: { email: known ?? carried, password: '' },
    check: (form) => {
      const login = checkLogin(form, 'password', shop.emailPattern);
      const asked = known === undefined ? (['email', 'password'] as const) : (['password'] as const);
      return problemsOf(login._tag === 'Left' ? login.left : [], asked);
    },
    labels: { email: t('field.email'), password: t('field.password') },
    wire: { email: undefined, password: undefined },
    send: ({ email, password }) => account.signIn(known ?? email, password),
  });
  return (
    <>
      {failure && <AccountProblem failure={failure} />}
      <form className={card.form} onSubmit={submit} noValidate>
        {known === undefined ? (
          <AccountEmail
            typed={form.email}
            onTake={(email) => setValue('email', email)}
            error={errorOf('email')}
            {...register('email')}
          />
        ) : (
          <input type="hidden" autoComplete="username" value={known} readOnly />
        )}
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
            {busy ? t('saving') : label}
          </Button>
        </div>
      </form>
      <Button kind="secondary" onClick={onLink}>
        {linkLabel}
      </Button>
    </>
  );
};

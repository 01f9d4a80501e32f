import { useTranslation } from 'react-i18next';
import { checkEmail, typedEmail } from '../../../domain/customer/email.ts';
import card from '../../checkout/Card.module.css';
import { Button } from '../../shared/elements/Button.tsx';
import { useServices } from '../../shared/services.ts';
import { AccountEmail } from '../AccountEmail.tsx';
import { AccountProblem } from '../AccountProblem.tsx';
import { useAccountForm } from '../use-account-form.ts';
import { useCarriedEmail } from './carried-email.ts';
import { problemsOf } from './sign-in-problems.ts';

/** Requests a link to set a new password. Source: AUTH-5, AUTH-11. */
export const ForgottenForm = ({
  onBack,
  onSent,
}: {
  readonly onBack: () => void;
  readonly onSent: (email: string) => void;
}) => {
  const { t } = useTranslation('account');
  const { account, shop } = useServices();
  const carried = useCarriedEmail();
  const { form, register, setValue, submit, errorOf, busy, failure } = useAccountForm({
    task: 'askForReset',
    defaults: { email: carried },
    check: ({ email }) => {
      const checked = checkEmail(email, shop.emailPattern);
      return problemsOf(checked._tag === 'Left' ? [checked.left] : [], ['email']);
    },
    labels: { email: t('field.email') },
    wire: { email: 'email' },
    send: ({ email }) => account.askForReset(email),
    onDone: ({ email }) => onSent(typedEmail(email)),
  });
  return (
    <>
      <p className={card.text}>{t('forgotten.text')}</p>
      {failure && <AccountProblem failure={failure} />}
      <form className={card.form} onSubmit={submit} noValidate>
        <AccountEmail
          typed={form.email}
          onTake={(email) => setValue('email', email)}
          error={errorOf('email')}
          {...register('email')}
        />
        <div className={card.ways}>
          <Button kind="plain" onClick={onBack}>
            {t('back')}
          </Button>
          <Button type="submit" className={card.next} busy={busy}>
            {t(busy ? 'saving' : 'forgotten.submit')}
          </Button>
        </div>
      </form>
    </>
  );
};

import { useTranslation } from 'react-i18next';
import type { Customer } from '../../../domain/customer/customer.ts';
import { repeatedPassword } from '../../../domain/identity/password.ts';
import card from '../../checkout/Card.module.css';
import { StepHead } from '../../checkout/StepHead.tsx';
import { Button } from '../../shared/elements/Button.tsx';
import { useServices } from '../../shared/services.ts';
import { AccountProblem } from '../AccountProblem.tsx';
import css from '../account.module.css';
import type { FieldProblem } from '../field-problems.ts';
import { PasswordField } from '../PasswordField.tsx';
import { problemsOf } from '../sign-in/sign-in-problems.ts';
import { useAccountForm } from '../use-account-form.ts';

type Change = Record<'current' | 'chosen' | 'again', string>;
const empty: Change = { current: '', chosen: '', again: '' };

const problemsIn = (
  { current, chosen, again }: Change,
  hasPassword: boolean,
): readonly FieldProblem<keyof Change & string>[] => {
  const missing: readonly FieldProblem<'current'>[] =
    hasPassword && current === '' ? [{ field: 'current', code: 'required' }] : [];
  const fresh = repeatedPassword(chosen, again);
  if (fresh._tag === 'Right') return missing;
  if (fresh.left._tag === 'PasswordsDiffer')
    return [...missing, { field: 'again', code: again === '' ? 'required' : 'passwords_do_not_match' }];
  const wrong = problemsOf([fresh.left], ['password']).map((problem) => ({
    ...problem,
    field: 'chosen' as const,
  }));
  return [...missing, ...wrong];
};

/**
 * Asks for the old password once and the new one twice. A customer without a password is not asked for an old one.
 * Source: ACC-2.
 */
export const ChangePasswordForm = ({ customer }: { readonly customer: Customer }) => {
  const { t } = useTranslation('account');
  const { account } = useServices();
  const { hasPassword } = customer;
  const { register, submit, reset, errorOf, busy, done, failure } = useAccountForm<Change>({
    task: 'changePassword',
    defaults: empty,
    check: (change) => problemsIn(change, hasPassword),
    labels: { current: t('field.current'), chosen: t('field.newPassword'), again: t('field.again') },
    wire: { current: 'current_password', chosen: 'new_password', again: 'confirm_new_password' },
    send: account.changePassword,
    onDone: () => reset(empty),
  });
  return (
    <section className={card.card}>
      <StepHead title={t('password.title')} />
      {failure && <AccountProblem failure={failure} />}
      <form className={card.form} onSubmit={submit} noValidate>
        <input type="hidden" autoComplete="username" value={customer.email} readOnly />
        {hasPassword && (
          <PasswordField
            kind="current-password"
            label={t('field.current')}
            error={errorOf('current')}
            {...register('current')}
          />
        )}
        <PasswordField
          kind="new-password"
          label={t('field.newPassword')}
          hint={t('hint.password')}
          error={errorOf('chosen')}
          {...register('chosen')}
        />
        <PasswordField
          kind="new-password"
          label={t('field.again')}
          error={errorOf('again')}
          {...register('again')}
        />
        <div className={card.ways}>
          <Button type="submit" className={card.next} busy={busy}>
            {t(busy ? 'saving' : 'password.submit')}
          </Button>
        </div>
        <div role="status">{done && <p className={css.saved}>{t('password.saved')}</p>}</div>
      </form>
    </section>
  );
};

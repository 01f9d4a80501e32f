import type { UseFormRegister, UseFormSetValue } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { pathTo } from '../../../domain/shared/paths.ts';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import { SuggestedEmail } from '../../shared/elements/SuggestedEmail.tsx';
import { useServices } from '../../shared/services.ts';
import card from '../Card.module.css';
import choice from '../Choice.module.css';
import { PartHead } from '../PartHead.tsx';
import type { AddressForm } from './address-form.ts';
import type { Reminder } from './use-reminder.ts';

/** The e-mail address is all that a guest has to give. A customer with an account can sign in. Source: CHK-6. */
export const GuestContact = ({
  email,
  error,
  reminder,
  register,
  setValue,
}: {
  readonly email: string;
  readonly error: string | undefined;
  readonly reminder: Reminder;
  readonly register: UseFormRegister<AddressForm>;
  readonly setValue: UseFormSetValue<AddressForm>;
}) => {
  const { t } = useTranslation('checkout');
  const { locale } = useServices();
  const here = pathTo.checkout(locale, 'customer');
  return (
    <section className={card.fields}>
      <PartHead title={t('customer.title')} />
      <p className={card.note}>
        {t('customer.known')}{' '}
        <PreLink to={`${pathTo.account(locale)}?redirectUrl=${encodeURIComponent(here)}`}>
          {t('customer.signIn')}
        </PreLink>
      </p>
      <SuggestedEmail
        label={t('field.email')}
        hint={t('customer.intro')}
        typed={email}
        onTake={(suggested) => setValue('email', suggested)}
        error={error}
        {...register('email', { onBlur: reminder.keep })}
      />
      <label className={card.tick}>
        <input
          type="checkbox"
          checked={reminder.isTicked}
          onChange={({ currentTarget }) => reminder.tick(currentTarget.checked)}
        />
        <span>
          {t('customer.reminder')} <span className={choice.note}>{t('customer.reminderNote')}</span>
        </span>
      </label>
    </section>
  );
};

import { useTranslation } from 'react-i18next';
import { today } from '../../../application/shared/clock.ts';
import { type AddressCode, personViolations } from '../../../domain/customer/address-rules.ts';
import type { Customer } from '../../../domain/customer/customer.ts';
import {
  type Profile,
  profileLimits,
  profileOf,
  profileParts,
} from '../../../domain/customer/profile-update.ts';
import type { Day } from '../../../domain/shared/dates.ts';
import card from '../../checkout/Card.module.css';
import { StepHead } from '../../checkout/StepHead.tsx';
import { Button } from '../../shared/elements/Button.tsx';
import { Field } from '../../shared/elements/Field.tsx';
import { useServices } from '../../shared/services.ts';
import { AccountProblem } from '../AccountProblem.tsx';
import css from '../account.module.css';
import { type FieldCode, type FieldProblem, fieldCodes } from '../field-problems.ts';
import type { AccountHolder } from '../holder.ts';
import { LinkedIdentities } from '../identity/LinkedIdentities.tsx';
import { NameField } from '../NameField.tsx';
import { useAccountForm } from '../use-account-form.ts';

const codeOf = (code: AddressCode): FieldCode =>
  fieldCodes.find((known) => known === code) ?? 'invalid_characters';

const problemsIn = (profile: Profile, now: Day): readonly FieldProblem<keyof Profile>[] => {
  const violations = personViolations(profile, now);
  return profileParts.flatMap((field) =>
    violations
      .filter((violation) => violation.field === field)
      .map(({ code, max }) => ({ field, code: codeOf(code), ...(max !== undefined && { max }) })),
  );
};

/** Saving an empty field deletes its value. */
const ProfileFields = ({ customer }: { readonly customer: Customer }) => {
  const { t } = useTranslation('account');
  const { account, clock } = useServices();
  const now = today(clock);
  const { register, submit, errorOf, busy, done, failure } = useAccountForm<Profile>({
    task: 'saveProfile',
    defaults: profileOf(customer),
    check: (profile) => problemsIn(profile, now),
    labels: Object.fromEntries(profileParts.map((field) => [field, t(`field.${field}`)])),
    wire: {
      firstName: 'first_name',
      lastName: 'last_name',
      birthday: 'birthday',
      phone: 'phone_number',
    },
    send: account.saveProfile,
  });
  return (
    <section className={card.card}>
      <StepHead title={t('profile.title')} />
      <p className={card.text}>{t('profile.text')}</p>
      {failure && <AccountProblem failure={failure} />}
      <form className={card.form} onSubmit={submit} noValidate>
        <div className={css.names}>
          <NameField part="firstName" error={errorOf('firstName')} {...register('firstName')} />
          <NameField part="lastName" error={errorOf('lastName')} {...register('lastName')} />
          <Field
            label={t('field.birthday')}
            type="date"
            autoComplete="bday"
            max={now}
            optional
            error={errorOf('birthday')}
            {...register('birthday')}
          />
          <Field
            label={t('field.phone')}
            type="tel"
            autoComplete="tel"
            maxLength={profileLimits.phone}
            optional
            error={errorOf('phone')}
            {...register('phone')}
          />
        </div>
        <div className={card.ways}>
          <Button type="submit" className={card.next} busy={busy}>
            {t(busy ? 'saving' : 'profile.submit')}
          </Button>
        </div>
        <div role="status">{done && <p className={css.saved}>{t('profile.saved')}</p>}</div>
      </form>
    </section>
  );
};

/** Names, birthday, phone number, and the other providers to sign in through. Source: ACC-2, ADDR-5, AUTH-6. */
export const ProfileForm = ({ customer, desk }: Pick<AccountHolder, 'customer' | 'desk'>) => (
  <div className={card.steps}>
    <ProfileFields customer={customer} />
    <LinkedIdentities desk={desk} />
  </div>
);

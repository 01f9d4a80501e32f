import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { pathTo } from '../../../domain/shared/paths.ts';
import { AddressFields } from '../../checkout/AddressFields.tsx';
import type { FieldPath } from '../../checkout/address-check.ts';
import card from '../../checkout/Card.module.css';
import { Checkbox } from '../../checkout/Checkbox.tsx';
import { useCheckoutCart } from '../../checkout/checkout-cart.ts';
import { ErrorSummary } from '../../checkout/ErrorSummary.tsx';
import { Problem } from '../../checkout/Problem.tsx';
import { StepHead } from '../../checkout/StepHead.tsx';
import { StepWays } from '../../checkout/StepWays.tsx';
import { useAddressForm } from '../../checkout/use-address-form.ts';
import { useCheckout } from '../../checkout/use-checkout.ts';
import { useStepDone } from '../../checkout/use-step-done.ts';
import { Field } from '../../shared/Field.tsx';
import { useServices } from '../../shared/services.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';

/** The second step: whom the bill goes to, and where the parcel goes. Source: CHK-7, CHK-15. */
export const AddressPage = () => {
  const { t } = useTranslation('checkout');
  const { shop, locale } = useServices();
  const { task } = useCheckout();
  const cart = useCheckoutCart();
  const navigate = useNavigate();
  const goOn = useCallback(() => void navigate(pathTo.checkout(locale, 'shipping')), [navigate, locale]);
  useStepDone('address', goOn);

  const { form, register, setFocus, splitStreet, submit, tries, entries, failure } = useAddressForm();
  const errorOf = (path: FieldPath) => entries.find((entry) => entry.path === path)?.text;
  const asksEmail = !cart.customer?.email || errorOf('email') !== undefined;

  return (
    <section className={card.card}>
      <StepHead title={t('address.title')} />
      <p className={card.note}>{t('address.requiredNote')}</p>
      <ErrorSummary entries={entries} round={tries} onGo={setFocus} />
      {failure && (
        <Problem title={t('failure.save')} failure={failure}>
          <p>{t('failure.kept')}</p>
        </Problem>
      )}
      <form className={card.form} onSubmit={submit} noValidate>
        {asksEmail && (
          <Field
            label={t('field.email')}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            required
            error={errorOf('email')}
            {...register('email')}
          />
        )}
        <fieldset className={card.fields}>
          <legend className={card.subtitle}>{t('address.billing')}</legend>
          <AddressFields
            kind="billing"
            texts={form.billing}
            register={register}
            errorOf={errorOf}
            onStreet={() => splitStreet('billing')}
          />
        </fieldset>
        <Checkbox label={t('address.other')} {...register('other')} />
        {form.other && (
          <fieldset className={card.fields}>
            <legend className={card.subtitle}>{t('address.shipping')}</legend>
            <AddressFields
              kind="shipping"
              texts={form.shipping}
              register={register}
              errorOf={errorOf}
              onStreet={() => splitStreet('shipping')}
            />
          </fieldset>
        )}
        {shop.features.milesAndMore && (
          <Field
            label={t('field.milesAndMoreNumber')}
            hint={t('hint.miles')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
            optional
            error={errorOf('milesAndMoreNumber')}
            {...register('milesAndMoreNumber')}
          />
        )}
        <StepWays
          next={t('next.shipping')}
          back="customer"
          busy={task._tag === 'Saving' && task.step === 'address'}
        />
      </form>
    </section>
  );
};

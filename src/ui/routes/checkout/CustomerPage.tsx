import { useCallback, useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { checkEmail } from '../../../domain/customer/email.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import card from '../../checkout/Card.module.css';
import choice from '../../checkout/Choice.module.css';
import { useCheckoutCart } from '../../checkout/checkout-cart.ts';
import { readDraft, writeDraft } from '../../checkout/draft.ts';
import { StepWays } from '../../checkout/frame/StepWays.tsx';
import { Problem } from '../../checkout/Problem.tsx';
import { StepHead } from '../../checkout/StepHead.tsx';
import { useCheckout } from '../../checkout/use-checkout.ts';
import { useStepDone } from '../../checkout/use-step-done.ts';
import { useAccount } from '../../identity/use-account.ts';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import { SuggestedEmail } from '../../shared/elements/SuggestedEmail.tsx';
import { useServices } from '../../shared/services.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';

/** The first step: an e-mail address is all that a guest needs. Source: CHK-6. */
export const CustomerPage = () => {
  const { t } = useTranslation('checkout');
  const { checkout, locale, shop, tab } = useServices();
  const { task } = useCheckout();
  const cart = useCheckoutCart();
  const navigate = useNavigate();
  const goOn = useCallback(() => void navigate(pathTo.checkout(locale, 'address')), [navigate, locale]);
  useStepDone('customer', goOn);

  const here = pathTo.checkout(locale, 'customer');

  const [draft] = useState(() => readDraft(tab, cart, 'customer'));
  // Of this cart alone: nobody finds a tick at another that they did not set there.
  const wasTicked = draft.reminder === cart.token;
  const { register, handleSubmit, formState, setValue, getValues, control } = useForm({
    defaultValues: { email: draft.email ?? cart.customer?.email ?? '', reminder: wasTicked },
  });
  const keep = useCallback(() => {
    const { email: given, reminder } = getValues();
    writeDraft(tab, cart, 'customer', { email: given, ...(reminder && { reminder: cart.token }) });
  }, [tab, cart, getValues]);
  const typed = useWatch({ control, name: 'email' });
  // Who signed in elsewhere and has no account orders as a guest by the same address. Source: AUTH-3.
  const { identity } = useAccount();
  const known = identity?._tag === 'NoAccount' ? identity.profile.email : undefined;
  useEffect(() => {
    if (known === undefined) return;
    setValue('email', known);
    keep();
  }, [known, setValue, keep]);
  const email = register('email', {
    validate: (given) => {
      if (given.trim() === '') return t('invalid.required', { label: t('field.email') });
      return checkEmail(given, shop.emailPattern)._tag === 'Right' || t('invalid.invalid_email');
    },
    onChange: keep,
  });
  const submit = handleSubmit(({ email: given, reminder }) => {
    const isNew = given.trim() !== cart.customer?.email;
    if (!isNew && !reminder && !wasTicked) return goOn();
    checkout.submitEmail(given.trim(), reminder);
  });
  const failure = task._tag === 'Failed' && task.step === 'customer' ? task.failure : undefined;
  const refused =
    failure?._tag === 'Refused' && failure.violations.some(({ field }) => field.includes('email'));

  return (
    <section className={card.card}>
      <StepHead title={t('customer.title')} />
      <p className={card.text}>{t('customer.intro')}</p>
      {failure && !refused && (
        <Problem title={t('failure.save')} failure={failure}>
          <p>{t('failure.kept')}</p>
        </Problem>
      )}
      <form className={card.form} onSubmit={submit} noValidate>
        <SuggestedEmail
          label={t('field.email')}
          typed={typed}
          onTake={(suggested) => {
            setValue('email', suggested, { shouldValidate: formState.isSubmitted });
            keep();
          }}
          error={formState.errors.email?.message ?? (refused ? t('invalid.invalid_email') : undefined)}
          {...email}
        />
        <label className={card.tick}>
          <input type="checkbox" {...register('reminder', { onChange: keep })} />
          <span>
            {t('customer.reminder')} <span className={choice.note}>{t('customer.reminderNote')}</span>
          </span>
        </label>
        <StepWays next={t('next.address')} busy={task._tag === 'Saving'} />
      </form>
      <p className={card.note}>{t('customer.account')}</p>
      <p className={card.note}>
        {t('customer.known')}{' '}
        <PreLink to={`${pathTo.account(locale)}?redirectUrl=${encodeURIComponent(here)}`}>
          {t('customer.signIn')}
        </PreLink>
      </p>
    </section>
  );
};

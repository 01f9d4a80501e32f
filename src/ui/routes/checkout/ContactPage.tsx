import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { isCountryCode } from '../../../domain/shared/country.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { AddressFields } from '../../checkout/address/AddressFields.tsx';
import { AddressQuestion } from '../../checkout/address/AddressQuestion.tsx';
import type { FieldPath } from '../../checkout/address/address-check.ts';
import { BookChoice, KeepChoice } from '../../checkout/address/BookChoice.tsx';
import { BuyerContact } from '../../checkout/address/BuyerContact.tsx';
import { DeliveryChoice } from '../../checkout/address/DeliveryChoice.tsx';
import { ErrorSummary } from '../../checkout/address/ErrorSummary.tsx';
import { GuestContact } from '../../checkout/address/GuestContact.tsx';
import { PartnerPicker } from '../../checkout/address/PartnerPicker.tsx';
import { PackStationChoice } from '../../checkout/address/pack-station/PackStationChoice.tsx';
import { useAddressForm } from '../../checkout/address/use-address-form.ts';
import { useReminder } from '../../checkout/address/use-reminder.ts';
import card from '../../checkout/Card.module.css';
import { useCheckoutCart } from '../../checkout/checkout-cart.ts';
import { OrderLimitNotice, useOrderLimit } from '../../checkout/frame/OrderLimitNotice.tsx';
import { StepWays } from '../../checkout/frame/StepWays.tsx';
import { PartHead } from '../../checkout/PartHead.tsx';
import { Problem } from '../../checkout/Problem.tsx';
import { ApprovedNote } from '../../checkout/payment/ApprovedNote.tsx';
import { StepHead } from '../../checkout/StepHead.tsx';
import { useStepDone } from '../../checkout/use-step-done.ts';
import { useAccount } from '../../identity/use-account.ts';
import { Field } from '../../shared/elements/Field.tsx';
import { retryWhenOnline } from '../../shared/retry-when-online.ts';
import { useServices } from '../../shared/services.ts';

/** Loaded when the customer chooses a parcel locker, which is rare. */
const PackStationDialog = lazy(() =>
  retryWhenOnline(() => import('../../checkout/address/pack-station/PackStationDialog.tsx')).then(
    (module) => ({
      default: module.PackStationDialog,
    }),
  ),
);

/**
 * The first screen: the buyer, the billing address and the delivery address. `/checkout/address` opens its second part.
 * Source: CHK-6, CHK-7, CHK-8, CHK-9, CHK-15, CHK-28.
 */
export const ContactPage = () => {
  const { t } = useTranslation('checkout');
  const { shop, locale } = useServices();
  const cart = useCheckoutCart();
  const navigate = useNavigate();
  const goOn = useCallback(() => void navigate(pathTo.checkout(locale, 'shipping')), [navigate, locale]);
  useStepDone('address', goOn);
  const { pathname } = useLocation();

  const typedEmail = useRef('');
  const reminder = useReminder(useCallback(() => typedEmail.current, []));
  const { customer } = cart;
  const isAccount = customer?.accountId !== undefined;
  const checked = useAddressForm(() => (isAccount ? undefined : reminder.answer()));
  const { form, register, setFocus, setValue, splitStreet, submit, tries, busy } = checked;
  const { checking, entries, stationEntries, failure, book } = checked;
  const { delivery, billing, shipping, partner, email } = form;
  useEffect(() => {
    typedEmail.current = email;
  }, [email]);
  // A visitor who signed in with an identity provider and has no account orders as a guest with the provider's e-mail.
  // Source: AUTH-3.
  const { identity } = useAccount();
  const known = identity?._tag === 'NoAccount' ? identity.profile.email : undefined;
  useEffect(() => {
    if (known !== undefined) setValue('email', known);
  }, [known, setValue]);
  const forgetPartner = useCallback(() => setValue('partner', ''), [setValue]);
  const limit = useOrderLimit(cart, isCountryCode(billing.countryCode) ? billing.countryCode : undefined);
  const errorOf = (path: FieldPath) => entries.find((entry) => entry.path === path)?.text;
  /** The invalid field of the parcel locker, to focus in its dialog; undefined while the dialog is closed. */
  const [stationField, setStationField] = useState<FieldPath>();
  const goTo = (path: FieldPath) =>
    path.startsWith('packStation.') ? setStationField(path) : setFocus(path);
  const isAtAddress = !isAccount && !pathname.endsWith('/customer');

  return (
    <section className={card.card}>
      <StepHead title={t('steps.contact')} isHere={!isAtAddress} />
      <ApprovedNote lacks />
      <p className={card.note}>{t('address.requiredNote')}</p>
      <ErrorSummary entries={entries} round={tries} onGo={goTo} />
      {failure && (
        <Problem title={t('failure.save')} failure={failure}>
          <p>{t('failure.kept')}</p>
        </Problem>
      )}
      <form className={`${card.form} ${card.reach}`} onSubmit={submit} noValidate>
        {isAccount ? (
          <BuyerContact customer={customer} />
        ) : (
          <GuestContact
            email={email}
            error={errorOf('email')}
            reminder={reminder}
            register={register}
            setValue={setValue}
          />
        )}
        <fieldset className={card.fields}>
          <legend>
            <PartHead title={t('address.billing')} isHere={isAtAddress} />
          </legend>
          <BookChoice book={book} kind="billing" texts={billing} />
          <AddressFields
            kind="billing"
            texts={billing}
            register={register}
            errorOf={errorOf}
            onStreet={() => splitStreet('billing')}
          />
          <KeepChoice book={book} kind="billing" texts={billing} />
        </fieldset>
        {limit && <OrderLimitNotice limit={limit} />}
        <DeliveryChoice register={register} />
        {delivery === 'other' && (
          <fieldset className={card.fields}>
            <legend className={card.subtitle}>{t('address.shipping')}</legend>
            <BookChoice book={book} kind="shipping" texts={shipping} />
            <AddressFields
              kind="shipping"
              texts={shipping}
              register={register}
              errorOf={errorOf}
              onStreet={() => splitStreet('shipping')}
            />
            <KeepChoice book={book} kind="shipping" texts={shipping} />
          </fieldset>
        )}
        {delivery === 'packStation' && (
          <PackStationChoice
            station={form.packStation}
            wrong={stationEntries}
            tried={entries}
            onOpen={() => setStationField('packStation.additionalInfo')}
          />
        )}
        {delivery === 'partner' && (
          <PartnerPicker
            postcode={billing.postcode}
            chosen={partner}
            register={register}
            onGone={forgetPartner}
            error={errorOf('partner')}
          />
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
        <StepWays next={t('next.paying')} busy={busy} />
      </form>
      <AddressQuestion checking={checking} />
      {delivery === 'packStation' && (
        <Suspense>
          <PackStationDialog
            at={stationField}
            register={register}
            setFocus={setFocus}
            wrong={stationEntries}
            tried={entries}
            onClose={() => setStationField(undefined)}
          />
        </Suspense>
      )}
    </section>
  );
};

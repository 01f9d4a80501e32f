import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import type { AddressBook } from '../../../application/customer/address-book.ts';
import { today } from '../../../application/shared/clock.ts';
import type { Failure } from '../../../application/shared/failure.ts';
import type { Address } from '../../../domain/customer/address.ts';
import { alikeIn } from '../../../domain/customer/alike-addresses.ts';
import { isCountryCode } from '../../../domain/shared/country.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { AddressFields } from '../../checkout/address/AddressFields.tsx';
import { AlikeNote } from '../../checkout/address/AlikeNote.tsx';
import { type FieldPath, readBilling } from '../../checkout/address/address-check.ts';
import { type AddressForm, shownFields, textsOfAddress } from '../../checkout/address/address-form.ts';
import { ErrorSummary } from '../../checkout/address/ErrorSummary.tsx';
import { moveHouseNumber } from '../../checkout/address/move-house-number.ts';
import { refusedFields } from '../../checkout/address/refused-fields.ts';
import { useFieldWords } from '../../checkout/address/use-field-words.ts';
import card from '../../checkout/Card.module.css';
import { useKept } from '../../identity/use-kept.ts';
import { Button } from '../../shared/elements/Button.tsx';
import { buttonClass } from '../../shared/elements/button.ts';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import { useServices } from '../../shared/services.ts';
import { AccountProblem } from '../AccountProblem.tsx';
import css from '../account.module.css';

/** The address book names fields without a prefix. The form expects them under the billing address, as in the checkout. */
const asBilling = (failure: Failure | undefined): Failure | undefined =>
  failure?._tag === 'Refused'
    ? {
        ...failure,
        violations: failure.violations.map((one) => ({ ...one, field: `billing_address.${one.field}` })),
      }
    : failure;

/** The form of one address, with the fields and rules of the checkout. `begin`: the initial values. Source: ADDR-1, CHK-7. */
export const AddressEditor = ({
  book,
  begin,
}: {
  readonly book: AddressBook;
  readonly begin: Partial<Address>;
}) => {
  const { t } = useTranslation('personal');
  const { t: say } = useTranslation('checkout');
  const { shop, locale, clock } = useServices();
  const { kept, task } = useKept(book);
  const words = useFieldWords();
  const [tries, setTries] = useState(0);
  const [sent, setSent] = useState<AddressForm>();
  const [isDefault, setDefault] = useState(begin.isDefault ?? false);
  const [initial] = useState((): AddressForm => {
    const empty = textsOfAddress(undefined, shop.country);
    const billing = {
      ...empty,
      ...Object.fromEntries(shownFields.map((field) => [field, begin[field] ?? empty[field]])),
    };
    return {
      email: '',
      milesAndMoreNumber: '',
      delivery: 'same',
      partner: '',
      billing,
      shipping: empty,
      packStation: empty,
    };
  });
  const { register, control, handleSubmit, setFocus, setValue, getValues } = useForm<AddressForm>({
    defaultValues: initial,
  });
  const form = useWatch({ control, compute: (values: AddressForm) => values });

  const read = readBilling(form.billing, shop, today(clock));
  const failure = task._tag === 'Failed' && task.name === 'save' ? asBilling(task.failure) : undefined;
  const said = refusedFields(failure, 'same');
  const refused = said.filter(({ path }) => {
    const field = shownFields.find((shown) => path === `billing.${shown}`);
    return field && sent?.billing[field] === form.billing[field];
  });
  const own = tries > 0 && read._tag === 'Left' ? read.left : [];
  const problems = [...own, ...refused.filter(({ path }) => !own.some((known) => known.path === path))];
  const country = isCountryCode(form.billing.countryCode) ? form.billing.countryCode : shop.country;
  const entries = problems.map((problem) => ({
    path: problem.path,
    label: words.label(problem.path, country),
    text: words.sentence(problem, form),
  }));
  const errorOf = (path: FieldPath) => entries.find((entry) => entry.path === path)?.text;

  const submit = handleSubmit((values) => {
    setTries(tries + 1);
    if (read._tag === 'Left') return;
    setSent(values);
    book.save({
      ...read.right,
      ...(begin.id !== undefined && { id: begin.id }),
      ...(isDefault && { isDefault }),
    });
  });

  const saved = task._tag === 'Done' && task.name === 'save';
  // While an address is being saved, the book contains it already.
  const alike =
    read._tag === 'Right' && task._tag !== 'Busy' && !saved
      ? alikeIn(kept.value ?? [], { ...read.right, ...(begin.id !== undefined && { id: begin.id }) })
      : undefined;

  return (
    <>
      {saved && <Navigate to={pathTo.account(locale, 'address-book')} />}
      <p className={card.note}>{say('address.requiredNote')}</p>
      <ErrorSummary entries={entries} round={tries} onGo={setFocus} />
      {failure && said.length === 0 && <AccountProblem failure={failure} />}
      <form className={card.form} onSubmit={submit} noValidate>
        <AddressFields
          kind="billing"
          texts={form.billing}
          register={register}
          errorOf={errorOf}
          onStreet={() => moveHouseNumber('billing', getValues, setValue)}
          withRecipient
        />
        {begin.isDefault !== true && (
          <label className={css.tick}>
            <input
              type="checkbox"
              checked={isDefault}
              onChange={(event) => setDefault(event.currentTarget.checked)}
            />
            <span>{t('addressBook.asDefault')}</span>
          </label>
        )}
        <AlikeNote address={alike} />
        <div className={card.ways}>
          <PreLink className={buttonClass('plain')} to={pathTo.account(locale, 'address-book')}>
            {t('addressBook.back')}
          </PreLink>
          <Button type="submit" className={card.next} busy={task._tag === 'Busy' || saved}>
            {t('addressBook.save')}
          </Button>
        </div>
      </form>
    </>
  );
};

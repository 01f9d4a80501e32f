import type { UseFormRegister } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { addressFormat } from '../../../domain/customer/address-format.ts';
import { askedFor } from '../../../domain/customer/asked-fields.ts';
import { addsPrefix } from '../../../domain/customer/phone.ts';
import { asksTaxNumber, taxNumberRuleIn } from '../../../domain/customer/tax-number.ts';
import { isCountryCode } from '../../../domain/shared/country.ts';
import { Field, Select } from '../../shared/elements/Field.tsx';
import { useServices } from '../../shared/services.ts';
import styles from './AddressFields.module.css';
import type { FieldPath } from './address-check.ts';
import type { AddressForm, AddressKind, ShownField, ShownTexts } from './address-form.ts';
import { limitOf } from './address-form.ts';
import { CountryOptions } from './CountryOptions.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import { TaxNumberField } from './TaxNumberField.tsx';
import { useFieldWords } from './use-field-words.ts';

/** Fields that are collapsed until they are wanted or invalid. */
const folded = ['company', 'additionalInfo', 'apartment', 'recipient', 'birthday'] as const;
const foldedWithCompany = [...folded, 'taxNumber'] as const;

/**
 * The fields of one address in the order of its country, each with a suitable keyboard and autocomplete value. Source:
 * CHK-7.
 */
export const AddressFields = ({
  kind,
  texts,
  register,
  errorOf,
  onStreet,
  withRecipient = kind === 'shipping',
}: {
  readonly kind: Extract<AddressKind, 'billing' | 'shipping'>;
  readonly texts: ShownTexts;
  readonly register: UseFormRegister<AddressForm>;
  /** Returns the error text of an invalid field. */
  readonly errorOf: (path: FieldPath) => string | undefined;
  /** Called when the street was filled in, by hand or by the browser. */
  readonly onStreet: () => void;
  /** Whether the address may have a care-of recipient. */
  readonly withRecipient?: boolean;
}) => {
  const { t } = useTranslation('checkout');
  const { shop } = useServices();
  const words = useFieldWords();
  const country = isCountryCode(texts.countryCode) ? texts.countryCode : shop.country;
  const { place } = addressFormat(country, shop.countries);
  const taxRule = kind === 'billing' ? taxNumberRuleIn(shop, country) : 'none';
  const asksTax = asksTaxNumber(taxRule, texts.company);
  const asked = (field: 'salutation' | 'birthday') =>
    kind === 'billing' || field === 'salutation' ? askedFor(shop.addressForm, field) : 'hidden';
  const isNeeded = (field: 'salutation' | 'birthday') => kind === 'billing' && asked(field) === 'required';

  const hidden = taxRule === 'company' ? foldedWithCompany : folded;

  const input = (field: ShownField, autoComplete: string) => ({
    label: words.label(`${kind}.${field}`, country),
    error: errorOf(`${kind}.${field}`),
    autoComplete: autoComplete === 'off' ? 'off' : `${kind} ${autoComplete}`,
    maxLength: limitOf(field),
    ...register(`${kind}.${field}`),
  });

  const street = register(`${kind}.street`, {
    onBlur: onStreet,
    // Autofill changes the field without focusing it.
    onChange: ({ target }) => target !== document.activeElement && onStreet(),
  });
  const birthday = (
    <Field
      {...input('birthday', 'bday')}
      className={styles.half}
      type="date"
      optional={!isNeeded('birthday')}
      required={isNeeded('birthday')}
    />
  );

  return (
    <div className={styles.grid}>
      {asked('salutation') !== 'hidden' && (
        <Select
          {...input('salutation', 'honorific-prefix')}
          className={styles.half}
          optional={!isNeeded('salutation')}
          required={isNeeded('salutation')}
        >
          <option value="">{t('salutation.none')}</option>
          <option value="female">{t('salutation.female')}</option>
          <option value="male">{t('salutation.male')}</option>
        </Select>
      )}
      <Field {...input('firstName', 'given-name')} className={styles.start} required />
      <Field {...input('lastName', 'family-name')} className={styles.half} required />
      <Select {...input('countryCode', 'country')} required>
        <CountryOptions countries={shop.countries} />
      </Select>
      <PlaceFields country={country} place={place} input={input} street={street} />
      <Field
        {...input('phone', 'tel')}
        type="tel"
        inputMode="tel"
        hint={t(addsPrefix(country) ? 'hint.phone' : 'hint.phoneAbroad')}
        optional
      />
      {isNeeded('birthday') && birthday}
      {asksTax && taxRule === 'private' && <TaxNumberField {...input('taxNumber', 'off')} rule="private" />}
      <details
        className={styles.more}
        open={hidden.some((field) => errorOf(`${kind}.${field}`)) || undefined}
      >
        <summary>{t('address.more')}</summary>
        <div className={styles.grid}>
          <Field {...input('company', 'organization')} optional />
          {asksTax && taxRule === 'company' && (
            <TaxNumberField {...input('taxNumber', 'off')} rule="company" />
          )}
          <Field {...input('additionalInfo', 'address-line2')} optional />
          <Field {...input('apartment', 'address-line3')} className={styles.half} optional />
          {withRecipient && <Field {...input('recipient', 'off')} className={styles.half} optional />}
          {asked('birthday') === 'optional' && birthday}
        </div>
      </details>
    </div>
  );
};

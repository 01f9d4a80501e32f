import type { ReactNode } from 'react';
import type { UseFormRegister } from 'react-hook-form';
import { addressFormat, type PlaceField } from '../../../domain/customer/address-format.ts';
import { askedFor } from '../../../domain/customer/asked-fields.ts';
import { postcodes } from '../../../domain/customer/postcode.ts';
import { provinces } from '../../../domain/customer/provinces.ts';
import { asksTaxNumber, taxNumberRuleIn } from '../../../domain/customer/tax-number.ts';
import { isCountryCode } from '../../../domain/shared/country.ts';
import { Field, Select } from '../../shared/elements/Field.tsx';
import { useServices } from '../../shared/services.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import styles from './AddressFields.module.css';
import type { FieldPath } from './address-check.ts';
import type { AddressForm, AddressKind, ShownField, ShownTexts } from './address-form.ts';
import { limitOf } from './address-form.ts';
import { useFieldWords } from './use-field-words.ts';

const lettersInPostcode = ['NL'];
/** Fields that are folded away until they are wanted, or wrong. */
const folded = ['company', 'additionalInfo', 'apartment', 'recipient', 'birthday'] as const;
const foldedWithCompany = [...folded, 'taxNumber'] as const;

/** The fields of one address in its country's order, with the keyboard and the autocomplete that each deserves. Source: CHK-7. */
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
  /** What to say of a field that is not right. */
  readonly errorOf: (path: FieldPath) => string | undefined;
  /** The street is filled in, by hand or by the browser. */
  readonly onStreet: () => void;
  /** Whether it may be care of somebody else. */
  readonly withRecipient?: boolean;
}) => {
  const { t } = useTranslation('checkout');
  const { t: say } = useTranslation();
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

  const placeFields: Readonly<Record<PlaceField, ReactNode>> = {
    street: (
      <Field
        key="street"
        {...input('street', 'address-line1')}
        {...register(`${kind}.street`, {
          onBlur: onStreet,
          // What is filled in for the shopper changes without the focus.
          onChange: ({ target }) => target !== document.activeElement && onStreet(),
        })}
        className={styles.long}
        required
      />
    ),
    streetNumber: (
      <Field key="streetNumber" {...input('streetNumber', 'off')} className={styles.short} required />
    ),
    postcode: (
      <Field
        key="postcode"
        {...input('postcode', 'postal-code')}
        className={styles.short}
        inputMode={lettersInPostcode.includes(country) ? 'text' : 'numeric'}
        hint={t('hint.postcode', { example: postcodes[country].example })}
        required
      />
    ),
    city: <Field key="city" {...input('city', 'address-level2')} className={styles.long} required />,
    provinceCode: (
      <Select
        key="provinceCode"
        {...input('provinceCode', 'address-level1')}
        className={styles.whole}
        required
      >
        <option value="">{t('address.chooseProvince')}</option>
        {provinces.map(({ code, name }) => (
          <option key={code} value={code}>
            {name} ({code})
          </option>
        ))}
      </Select>
    ),
  };
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
      <Select {...input('countryCode', 'country')} className={styles.whole} required>
        {shop.countries.map(({ code }) => (
          <option key={code} value={code}>
            {say(`country.${code}`)}
          </option>
        ))}
      </Select>
      {place.map((field) => placeFields[field])}
      <Field
        {...input('phone', 'tel')}
        className={styles.whole}
        type="tel"
        inputMode="tel"
        hint={t('hint.phone')}
        optional
      />
      {isNeeded('birthday') && birthday}
      {asksTax && taxRule === 'private' && (
        <Field
          {...input('taxNumber', 'off')}
          className={styles.whole}
          hint={t('hint.taxNumberPrivate')}
          autoCapitalize="characters"
          spellCheck={false}
          required
        />
      )}
      <details
        className={styles.more}
        open={hidden.some((field) => errorOf(`${kind}.${field}`)) || undefined}
      >
        <summary>{t('address.more')}</summary>
        <div className={styles.grid}>
          <Field {...input('company', 'organization')} className={styles.whole} optional />
          {asksTax && taxRule === 'company' && (
            <Field
              {...input('taxNumber', 'off')}
              className={styles.whole}
              hint={t('hint.taxNumberCompany')}
              autoCapitalize="characters"
              spellCheck={false}
              required
            />
          )}
          <Field {...input('additionalInfo', 'address-line2')} className={styles.whole} optional />
          <Field {...input('apartment', 'address-line3')} className={styles.half} optional />
          {withRecipient && <Field {...input('recipient', 'off')} className={styles.half} optional />}
          {asked('birthday') === 'optional' && birthday}
        </div>
      </details>
    </div>
  );
};

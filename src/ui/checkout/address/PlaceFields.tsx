import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlaceField } from '../../../domain/customer/address-format.ts';
import { postcodes } from '../../../domain/customer/postcode.ts';
import { provinces } from '../../../domain/customer/provinces.ts';
import type { CountryCode } from '../../../domain/shared/country.ts';
import { Field, Select } from '../../shared/elements/Field.tsx';
import styles from './AddressFields.module.css';

const lettersInPostcode: readonly CountryCode[] = ['NL'];

/** The properties of every field of an address: label, error, and its place in the form. */
export type AddressInput = ComponentProps<typeof Field> & ComponentProps<typeof Select>;

/** Street and town, in the order in which a country writes them. Source: CHK-7. */
export const PlaceFields = ({
  country,
  place,
  input,
  street,
}: {
  readonly country: CountryCode;
  readonly place: readonly PlaceField[];
  readonly input: (field: PlaceField, autoComplete: string) => AddressInput;
  /** Additional listeners of the street's field. */
  readonly street: Partial<AddressInput>;
}) => {
  const { t } = useTranslation('checkout');
  const fields: Readonly<Record<PlaceField, ReactNode>> = {
    street: (
      <Field
        key="street"
        {...input('street', 'address-line1')}
        {...street}
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
      <Select key="provinceCode" {...input('provinceCode', 'address-level1')} required>
        <option value="">{t('address.chooseProvince')}</option>
        {provinces.map(({ code, name }) => (
          <option key={code} value={code}>
            {name} ({code})
          </option>
        ))}
      </Select>
    ),
  };
  return place.map((field) => fields[field]);
};

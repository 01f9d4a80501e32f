import type { UseFormRegister } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { packStationCountry } from '../../../../domain/customer/pack-station.ts';
import { postcodes } from '../../../../domain/customer/postcode.ts';
import { Field } from '../../../shared/elements/Field.tsx';
import styles from '../AddressFields.module.css';
import type { FieldPath } from '../address-check.ts';
import { type AddressForm, limitOf, type ShownField } from '../address-form.ts';
import { useFieldWords } from '../use-field-words.ts';

/** In the order of the form. */
export const stationFields = ['additionalInfo', 'streetNumber', 'postcode', 'city'] as const;

/**
 * The fields of a parcel machine: customer number, machine and place. The name comes from the billing address. Source:
 * CHK-7.
 */
export const PackStationFields = ({
  register,
  errorOf,
}: {
  readonly register: UseFormRegister<AddressForm>;
  readonly errorOf: (path: FieldPath) => string | undefined;
}) => {
  const { t } = useTranslation('checkout');
  const words = useFieldWords();
  const input = (field: ShownField, numeric = true) => ({
    label: words.label(`packStation.${field}`, packStationCountry),
    error: errorOf(`packStation.${field}`),
    autoComplete: 'off',
    maxLength: limitOf(field),
    ...(numeric && { inputMode: 'numeric' as const }),
    ...register(`packStation.${field}`),
  });
  return (
    <div className={styles.grid}>
      <Field {...input('additionalInfo')} className={styles.half} hint={t('hint.postNumber')} required />
      <Field {...input('streetNumber')} className={styles.half} hint={t('hint.stationNumber')} required />
      <Field
        {...input('postcode')}
        className={styles.short}
        hint={t('hint.postcode', { example: postcodes[packStationCountry].example })}
        required
      />
      <Field {...input('city', false)} className={styles.long} required />
    </div>
  );
};

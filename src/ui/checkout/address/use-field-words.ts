import { useTranslation } from 'react-i18next';
import { addressFormat } from '../../../domain/customer/address-format.ts';
import { phoneExamples } from '../../../domain/customer/phone.ts';
import { postcodes } from '../../../domain/customer/postcode.ts';
import { type CountryCode, isCountryCode } from '../../../domain/shared/country.ts';
import { useServices } from '../../shared/services.ts';
import type { FieldPath, FieldProblem } from './address-check.ts';
import { type AddressForm, type AddressKind, addressKinds, shownFields } from './address-form.ts';

const kindOf = (path: FieldPath): AddressKind =>
  addressKinds.find((kind) => path.startsWith(`${kind}.`)) ?? 'billing';

/** Returns the labels and the errors of fields. */
export const useFieldWords = () => {
  const { t } = useTranslation('checkout');
  const { taxNumber, countries, country: home } = useServices().shop;

  const label = (path: FieldPath, country: CountryCode = home): string => {
    if (path === 'email' || path === 'milesAndMoreNumber') return t(`field.${path}`);
    if (path === 'partner') return t('partner.legend');
    if (path === 'packStation.additionalInfo') return t('packStation.postNumber');
    if (path === 'packStation.streetNumber') return t('packStation.stationNumber');
    const field = shownFields.find((shown) => path.endsWith(`.${shown}`)) ?? 'street';
    if (field === 'taxNumber')
      return t(taxNumber === 'private' ? 'field.taxNumberPrivate' : 'field.taxNumberCompany');
    if (field === 'apartment') return t(`apartment.${addressFormat(country, countries).apartment}`);
    return t(`field.${field}`);
  };

  const sentence = ({ path, code, max, sentence: own }: FieldProblem, form: AddressForm): string => {
    if (own && code === 'other') return own;
    const { countryCode } = form[kindOf(path)];
    const country = isCountryCode(countryCode) ? countryCode : home;
    if (path === 'partner') return t('partner.choose');
    switch (code) {
      case 'required':
        return t('invalid.required', { label: label(path, country) });
      case 'invalid_postcode':
        return t('invalid.invalid_postcode', { example: postcodes[country].example });
      case 'invalid_phone':
        return t('invalid.invalid_phone', { example: phoneExamples[country].replaceAll(' ', '\u00a0') });
      case 'too_long':
        return t('invalid.too_long', { max: max ?? '' });
      case 'invalid_tax_number':
        return t(
          taxNumber === 'private' ? 'invalid.invalid_private_tax_number' : 'invalid.invalid_tax_number',
        );
      default:
        return t(`invalid.${code}`);
    }
  };

  return { label, sentence };
};

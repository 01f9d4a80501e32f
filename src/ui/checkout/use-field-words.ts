import { phoneExamples } from '../../domain/customer/phone.ts';
import { postcodes } from '../../domain/customer/postcode.ts';
import { isCountryCode } from '../../domain/shared/country.ts';
import { useServices } from '../shared/services.ts';
import { useTranslation } from '../shared/translation/use-translation.ts';
import type { FieldPath, FieldProblem } from './address-check.ts';
import { type AddressForm, shownFields } from './address-form.ts';

/** What fields are called and what is said of them. */
export const useFieldWords = () => {
  const { t } = useTranslation('checkout');
  const { taxNumber } = useServices().shop;
  const kindOf = (path: FieldPath) => (path.startsWith('shipping.') ? 'shipping' : 'billing');

  const label = (path: FieldPath): string => {
    if (path === 'email' || path === 'milesAndMoreNumber') return t(`field.${path}`);
    const field = shownFields.find((shown) => path.endsWith(`.${shown}`)) ?? 'street';
    if (field === 'taxNumber')
      return t(taxNumber === 'private' ? 'field.taxNumberPrivate' : 'field.taxNumberCompany');
    return t(`field.${field}`);
  };

  const sentence = ({ path, code, max, sentence: own }: FieldProblem, form: AddressForm): string => {
    if (own && code === 'other') return own;
    const country = form[kindOf(path)].countryCode;
    switch (code) {
      case 'required':
        return t('invalid.required', { label: label(path) });
      case 'invalid_postcode':
        return t('invalid.invalid_postcode', {
          example: isCountryCode(country) ? postcodes[country].example : '',
        });
      case 'invalid_phone':
        return t('invalid.invalid_phone', {
          example: isCountryCode(country) ? phoneExamples[country].replaceAll(' ', '\u00a0') : '',
        });
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

import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../shared/elements/Field.tsx';

/** The tax number that an invoice has to state: for companies, or for everybody if the country requires it. Source: CHK-7. */
export const TaxNumberField = ({
  rule,
  ...field
}: ComponentProps<typeof Field> & { readonly rule: 'company' | 'private' }) => {
  const { t } = useTranslation('checkout');
  return (
    <Field
      {...field}
      hint={t(rule === 'company' ? 'hint.taxNumberCompany' : 'hint.taxNumberPrivate')}
      autoCapitalize="characters"
      spellCheck={false}
      required
    />
  );
};

import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../shared/elements/Field.tsx';

const filledFrom = { firstName: 'given-name', lastName: 'family-name' } as const;

/** One part of a customer's name. */
export const NameField = ({
  part,
  ...field
}: { readonly part: keyof typeof filledFrom } & Omit<ComponentProps<typeof Field>, 'label'>) => {
  const { t } = useTranslation('account');
  return (
    <Field label={t(`field.${part}`)} autoComplete={filledFrom[part]} maxLength={64} required {...field} />
  );
};

import type { ComponentProps } from 'react';
import { Field } from '../shared/elements/Field.tsx';
import { useTranslation } from '../shared/translation/use-translation.ts';

/** The e-mail by which an account is known; password managers fill it in. */
export const EmailField = (field: Omit<ComponentProps<typeof Field>, 'label'>) => {
  const { t } = useTranslation('account');
  return (
    <Field
      label={t('field.email')}
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      required
      {...field}
    />
  );
};

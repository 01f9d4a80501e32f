import type { ComponentProps } from 'react';
import { EmailField } from '../shared/elements/EmailField.tsx';
import { useTranslation } from '../shared/translation/use-translation.ts';

/** The e-mail by which an account is known; password managers fill it in. */
export const AccountEmail = (field: Omit<ComponentProps<typeof EmailField>, 'label'>) => {
  const { t } = useTranslation('account');
  return <EmailField label={t('field.email')} autoComplete="username" {...field} />;
};

import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { SuggestedEmail } from '../shared/elements/SuggestedEmail.tsx';

/** The e-mail by which an account is known; password managers fill it in. */
export const AccountEmail = (field: Omit<ComponentProps<typeof SuggestedEmail>, 'label'>) => {
  const { t } = useTranslation('account');
  return <SuggestedEmail label={t('field.email')} autoComplete="username" {...field} />;
};

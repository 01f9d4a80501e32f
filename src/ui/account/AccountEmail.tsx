import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { SuggestedEmail } from '../shared/elements/SuggestedEmail.tsx';

/** The field of the e-mail that identifies an account. Password managers fill it in. */
export const AccountEmail = (field: Omit<ComponentProps<typeof SuggestedEmail>, 'label'>) => {
  const { t } = useTranslation('account');
  return <SuggestedEmail label={t('field.email')} autoComplete="username" {...field} />;
};

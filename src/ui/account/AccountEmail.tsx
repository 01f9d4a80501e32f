import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { SuggestedEmail } from '../shared/elements/SuggestedEmail.tsx';
import { useCarryEmail } from './sign-in/carried-email.ts';

/** The field of the e-mail that identifies an account. Password managers fill it in. */
export const AccountEmail = (field: Omit<ComponentProps<typeof SuggestedEmail>, 'label'>) => {
  const { t } = useTranslation('account');
  useCarryEmail(field.typed);
  return <SuggestedEmail label={t('field.email')} autoComplete="username" {...field} />;
};

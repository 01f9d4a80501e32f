import type { ComponentProps } from 'react';
import { SuggestedEmail } from '../shared/elements/SuggestedEmail.tsx';
import { useTranslation } from '../shared/translation/use-translation.ts';

/** The e-mail by which an account is known; password managers fill it in. */
export const AccountEmail = (field: Omit<ComponentProps<typeof SuggestedEmail>, 'label'>) => {
  const { t } = useTranslation('account');
  return <SuggestedEmail label={t('field.email')} autoComplete="username" {...field} />;
};

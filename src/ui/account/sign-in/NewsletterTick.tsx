import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../shared/services.ts';
import css from '../account.module.css';

/**
 * A checkbox for advertising by mail. Where the law requires it, the text says that a mail has to be confirmed. Source:
 * ACC-3.
 */
export const NewsletterTick = (input: ComponentProps<'input'>) => {
  const { t } = useTranslation('account');
  const { law } = useServices().shop;
  return (
    <label className={css.tick}>
      <input type="checkbox" {...input} />
      <span>
        {t('register.newsletter')} {law.advertisingConsent === 'mail' && t('register.newsletterMail')}
      </span>
    </label>
  );
};

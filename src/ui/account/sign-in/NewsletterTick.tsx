import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../shared/services.ts';
import css from '../account.module.css';

/** Whether advertising may come by mail; where the law wants it, says that the mailbox is asked as well. Source: ACC-3. */
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

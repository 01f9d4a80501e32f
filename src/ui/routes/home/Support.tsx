import { dial } from '../../layout/dial.ts';
import { buttonClass } from '../../shared/button.ts';
import { useServices } from '../../shared/services.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import css from './Support.module.css';

/** Somebody to talk to, and when. */
export const Support = () => {
  const { t } = useTranslation(['home', 'common']);
  const { contact } = useServices().shop;
  return (
    <section className={css.support}>
      <h2>{t('support.title')}</h2>
      <p>{t('support.text')}</p>
      <p className={css.phone}>
        <a href={dial(contact.phone)}>{contact.phone}</a>
      </p>
      <p>{t('common:layout.hours', { hours: contact.hours })}</p>
      <p className={css.actions}>
        <a href={dial(contact.phone)} className={buttonClass('primary')}>
          {t('support.call')}
        </a>
        <a href={`mailto:${contact.email}`} className={buttonClass('secondary')}>
          {t('support.write')}
        </a>
      </p>
    </section>
  );
};

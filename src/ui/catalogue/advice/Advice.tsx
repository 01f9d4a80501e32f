import { useTranslation } from 'react-i18next';
import { Drawing } from '../../shared/elements/Drawing.tsx';
import { useServices } from '../../shared/services.ts';
import { useClosing } from '../../shared/use-closing.ts';
import css from './Advice.module.css';

/**
 * A remark of the shop's optician about what the page shows, and until when the optician can be contacted. `on`: topics
 * from general to specific. The most specific one with advice counts. Source: FACE-5.
 */
export const Advice = ({ on }: { readonly on: readonly string[] }) => {
  const { t } = useTranslation(['advice', 'common']);
  const { contact } = useServices().shop;
  const closing = useClosing();
  const said = on.reduce((wider, one) => t(`on.${one}`, { defaultValue: wider }), '');
  if (!said) return null;
  return (
    <figure className={css.advice}>
      <Drawing name="optician-1" />
      <blockquote>{said}</blockquote>
      <figcaption>
        <strong>{t('keeper')}</strong>{' '}
        {closing ? t('until', { time: closing }) : t('common:layout.hours', { hours: contact.hours })}
      </figcaption>
    </figure>
  );
};

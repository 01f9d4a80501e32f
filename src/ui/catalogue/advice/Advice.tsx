import { useTranslation } from 'react-i18next';
import { Drawing } from '../../shared/elements/Drawing.tsx';
import { useServices } from '../../shared/services.ts';
import { useClosing } from '../../shared/use-closing.ts';
import css from './Advice.module.css';

/**
 * The shop's optician says one thing about what is looked at, and until when they can be asked. `on`: from the widest to the
 * narrowest; the narrowest that there is advice on counts. Source: FACE-5.
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

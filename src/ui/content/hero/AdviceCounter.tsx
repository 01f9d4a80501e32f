import { useTranslation } from 'react-i18next';
import { dial } from '../../shared/dial.ts';
import { Drawing } from '../../shared/elements/Drawing.tsx';
import { useServices } from '../../shared/services.ts';
import { useClosing } from '../../shared/use-closing.ts';
import css from './HeroAdvice.module.css';

/** The optician who answers, and the three most requested answers. */
export const AdviceCounter = () => {
  const { t } = useTranslation(['home', 'common']);
  const { contact } = useServices().shop;
  const closing = useClosing();
  const cards = [
    [t('set.wear'), t('set.wearText')],
    [t('set.values'), t('set.valuesText')],
    [t('set.dry'), t('set.dryText')],
  ] as const;
  return (
    <div className={css.counter}>
      <div className={css.keeper}>
        <Drawing name="optician-1" className={css.portrait} />
        <p className={css.sign}>
          <strong>{t('set.keeper')}</strong>
          <span>
            {closing ? t('set.until', { time: closing }) : t('common:layout.hours', { hours: contact.hours })}
          </span>
          <a href={dial(contact.phone)}>{contact.phone}</a>
        </p>
      </div>
      <div className={css.cards}>
        {cards.map(([question, answer], index) => (
          <details key={question} name="advice" className={css.card} open={index === 0}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </div>
  );
};

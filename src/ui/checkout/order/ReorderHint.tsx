import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Day } from '../../../domain/shared/dates.ts';
import { reorderCalendarPath } from '../../../domain/shared/paths.ts';
import { useFormats } from '../../cart/use-formats.ts';
import { buttonClass } from '../../shared/elements/button.ts';
import { useServices } from '../../shared/services.ts';
import card from '../Card.module.css';

/** When to order the next lenses, with a file for the shopper's calendar. Source: CHK-17. */
export const ReorderHint = ({
  date,
  counts,
  children,
}: {
  readonly date: Day;
  /** What the day is computed from: everything that is still at home, or this order only. */
  readonly counts: 'home' | 'order';
  /** Other offers to be reminded. */
  readonly children?: ReactNode;
}) => {
  const { t } = useTranslation('checkout');
  const { day } = useFormats();
  const { locale } = useServices();
  return (
    <section className={card.card} aria-labelledby="reorder">
      <h2 id="reorder" className={card.subtitle}>
        {t('reorder.title')}
      </h2>
      <p className={card.text}>{t('reorder.text', { day: day(date) })}</p>
      <p className={card.note}>{t(`reorder.counts.${counts}`)}</p>
      <div className={card.ways}>
        {children}
        <a
          className={buttonClass('secondary')}
          href={`${reorderCalendarPath(locale)}?day=${date}`}
          download="reorder.ics"
        >
          {t('reorder.calendar')}
        </a>
      </div>
    </section>
  );
};

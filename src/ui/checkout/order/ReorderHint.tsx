import type { ReorderInterval } from '../../../domain/orders/reorder-interval.ts';
import { writeDay } from '../../../domain/shared/day-arithmetic.ts';
import { pathTo, reorderCalendarPath } from '../../../domain/shared/paths.ts';
import { useFormats } from '../../cart/use-formats.ts';
import { useAccount } from '../../identity/use-account.ts';
import { buttonClass } from '../../shared/button.ts';
import { PreLink } from '../../shared/PreLink.tsx';
import { useServices } from '../../shared/services.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import card from '../Card.module.css';

/** Until when the lenses last, and that day for the shopper's own calendar; a customer may have a mail on it. Source: CHK-17, ACC-6. */
export const ReorderHint = ({
  reorder,
  number,
}: {
  readonly reorder: ReorderInterval;
  /** Of the order. */
  readonly number: string;
}) => {
  const { t } = useTranslation('checkout');
  const { day } = useFormats();
  const { locale } = useServices();
  const { customer } = useAccount();
  const date = writeDay(reorder.reorderAt);
  return (
    <section className={card.card} aria-labelledby="reorder">
      <h2 id="reorder" className={card.subtitle}>
        {t('reorder.title')}
      </h2>
      <p className={card.text}>{t('reorder.text', { day: day(date) })}</p>
      <div className={card.ways}>
        <a
          className={buttonClass('secondary')}
          href={`${reorderCalendarPath(locale)}?day=${date}`}
          download="reorder.ics"
        >
          {t('reorder.calendar')}
        </a>
        {customer && (
          <PreLink className={buttonClass('plain')} to={pathTo.account(locale, `order/${number}`)}>
            {t('reorder.remind')}
          </PreLink>
        )}
      </div>
    </section>
  );
};

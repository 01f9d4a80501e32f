import type { Rating } from '../../../domain/catalogue/product.ts';
import { maxRating, starQuarters } from '../../../domain/catalogue/rating/rating.ts';
import { decimalMark } from '../decimal-mark.ts';
import { useTranslation } from '../translation/use-translation.ts';
import { useLocale } from '../use-locale.ts';
import css from './Stars.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const star = 'l2.2 4.5 4.9.7-3.6 3.5.9 4.9-4.4-2.3-4.4 2.3.9-4.9-3.6-3.5 4.9-.7z';
/** From one star to the next. Units: px. */
const step = 17;
const five = `M8 .9${Array.from({ length: maxRating }, () => star).join(`m${step} 0`)}`;

/** Where the colour ends: between the points of the star that is not full. Units: px. */
const filledWidth = (quarters: readonly number[]): number => {
  const full = quarters.filter((quarter) => quarter === 4).length;
  const rest = quarters.find((quarter) => quarter > 0 && quarter < 4);
  return step * full + (rest === undefined ? 0 : 0.9 + rest * 3.55);
};

/** Stars with how many gave them. Source: CAT-5, CAT-15. */
export const Stars = ({ rating }: { readonly rating: Rating }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  if (rating.count === 0) return <p className={css.none}>{t('rating.none')}</p>;
  const average = String(rating.average).replace('.', decimalMark(locale));
  return (
    <p className={css.rating}>
      <svg role="img" aria-label={t('rating.value', { average })} viewBox="0 0 84 16" width="84" height="16">
        <path d={five} className={css.empty} />
        <svg width={filledWidth(starQuarters(rating.average))} aria-hidden="true">
          <path d={five} className={css.filled} />
        </svg>
      </svg>
      <span className={css.count}>
        <span aria-hidden="true">{`(${rating.count})`}</span>
        <VisuallyHidden>{t('rating.count', { count: rating.count })}</VisuallyHidden>
      </span>
    </p>
  );
};

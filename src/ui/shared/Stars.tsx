import type { Rating } from '../../domain/catalogue/product.ts';
import { starQuarters } from '../../domain/catalogue/rating.ts';
import { decimalMark } from './decimal-mark.ts';
import css from './Stars.module.css';
import { useTranslation } from './translation/use-translation.ts';
import { useLocale } from './use-locale.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const path = 'M8 .9l2.2 4.5 4.9.7-3.6 3.5.9 4.9L8 12.2l-4.4 2.3.9-4.9L.9 6.1l4.9-.7z';
const five = [0, 1, 2, 3, 4] as const;

/** Stars with how many gave them. Source: CAT-5, CAT-15. */
export const Stars = ({ rating }: { readonly rating: Rating }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  if (rating.count === 0) return <p className={css.none}>{t('rating.none')}</p>;
  const average = String(rating.average).replace('.', decimalMark(locale));
  const quarters = starQuarters(rating.average);
  return (
    <p className={css.rating}>
      <span role="img" aria-label={t('rating.value', { average })} className={css.stars}>
        {five.map((star) => (
          <svg key={star} viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d={path} className={css.empty} />
            <path d={path} className={css[`filled${quarters[star]}`]} />
          </svg>
        ))}
      </span>
      <span className={css.count}>
        <span aria-hidden="true">({rating.count})</span>
        <VisuallyHidden>{t('rating.count', { count: rating.count })}</VisuallyHidden>
      </span>
    </p>
  );
};

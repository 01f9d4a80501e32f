import { useTranslation } from 'react-i18next';
import type { Rating } from '../../../domain/catalogue/product.ts';
import { ratingFigure } from '../decimal-mark.ts';
import { useLocale } from '../use-locale.ts';
import { StarRow } from './StarRow.tsx';
import css from './Stars.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** Stars with the number of ratings. Source: CAT-5, CAT-15. */
export const Stars = ({ rating }: { readonly rating: Rating }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  if (rating.count === 0) return <p className={css.none}>{t('rating.none')}</p>;
  const average = ratingFigure(rating.average, locale);
  return (
    <p className={css.rating}>
      <StarRow average={rating.average} label={t('rating.value', { average })} />
      <span className={css.count}>
        <span aria-hidden="true">{`(${rating.count})`}</span>
        <VisuallyHidden>{t('rating.count', { count: rating.count })}</VisuallyHidden>
      </span>
    </p>
  );
};

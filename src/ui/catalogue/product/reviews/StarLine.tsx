import { useTranslation } from 'react-i18next';
import { maxRating } from '../../../../domain/catalogue/rating/rating.ts';
import type { StarCount } from '../../../../domain/catalogue/rating/rating-round.ts';
import css from './reviews.module.css';

/** The stars of one rating. Source: CAT-15. */
export const StarLine = ({ stars }: { readonly stars: StarCount }) => {
  const { t } = useTranslation();
  return (
    <span className={css.stars} role="img" aria-label={t('rating.value', { average: stars })}>
      {'★'.repeat(stars)}
      <span className={css.empty}>{'★'.repeat(maxRating - stars)}</span>
    </span>
  );
};

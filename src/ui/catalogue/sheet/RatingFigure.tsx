import { useTranslation } from 'react-i18next';
import type { Rating } from '../../../domain/catalogue/product.ts';
import { ratingFigure } from '../../shared/decimal-mark.ts';
import { VisuallyHidden } from '../../shared/elements/VisuallyHidden.tsx';
import { useLocale } from '../../shared/use-locale.ts';

/** The average rating as a number, with the number of ratings. Renders nothing without ratings. Source: CAT-5, CAT-15. */
export const RatingFigure = ({ rating: { average, count } }: { readonly rating: Rating }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  if (count === 0) return null;
  return (
    <>
      {`\u00a0· ★\u00a0${ratingFigure(average, locale)}`}
      <VisuallyHidden>{t('rating.value', { average: '' })}</VisuallyHidden>
      {` (${count})`}
    </>
  );
};

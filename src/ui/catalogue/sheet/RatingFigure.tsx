import { useTranslation } from 'react-i18next';
import type { Rating } from '../../../domain/catalogue/product.ts';
import { decimalMark } from '../../shared/decimal-mark.ts';
import { VisuallyHidden } from '../../shared/elements/VisuallyHidden.tsx';
import { useLocale } from '../../shared/use-locale.ts';

/** The average rating as a number, with the number of ratings. Renders nothing without ratings. Source: CAT-5, CAT-15. */
export const RatingFigure = ({ rating: { average, count } }: { readonly rating: Rating }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  if (count === 0) return null;
  const figure = String(average).replace('.', decimalMark(locale));
  return (
    <>
      {` · ★ ${figure}`}
      <VisuallyHidden>{t('rating.value', { average: '' })}</VisuallyHidden>
      {` (${count})`}
    </>
  );
};

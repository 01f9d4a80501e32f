import { useTranslation } from 'react-i18next';
import type { TrustRating } from '../../application/shared/shop.ts';
import { ratingFigure } from '../shared/decimal-mark.ts';
import { dotted } from '../shared/dotted.ts';
import { StarRow } from '../shared/elements/StarRow.tsx';
import { useLocale } from '../shared/use-locale.ts';
import css from './TrustBox.module.css';

/** The shop's rating on another site, in stars and in words. Source: UI-5. */
export const TrustBox = ({ rating: { source, average, count, url } }: { readonly rating: TrustRating }) => {
  const { t } = useTranslation(['frame', 'common']);
  const title = t('footer.trust', { source });
  const stars = t('common:rating.value', {
    average: ratingFigure(average, useLocale()),
  });
  return (
    <p className={css.box}>
      <strong>{url === undefined ? title : <a href={url}>{title}</a>}</strong>
      <StarRow average={average} />
      {dotted(stars, t('common:rating.count', { count }))}
    </p>
  );
};

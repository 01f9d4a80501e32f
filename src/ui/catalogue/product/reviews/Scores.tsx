import { useTranslation } from 'react-i18next';
import { type ReviewScores, starShares } from '../../../../domain/catalogue/rating/review.ts';
import { ratingFigure } from '../../../shared/decimal-mark.ts';
import { Stars } from '../../../shared/elements/Stars.tsx';
import { useLocale } from '../../../shared/use-locale.ts';
import css from './reviews.module.css';

/** The average, the number of ratings for each number of stars, and the ratings of each aspect. Source: CAT-15, CAT-17. */
export const Scores = ({ scores }: { readonly scores: ReviewScores }) => {
  const { t } = useTranslation(['product', 'common']);
  const locale = useLocale();
  const number = (average: number) => ratingFigure(average, locale);
  return (
    <div className={css.scores}>
      <p className={css.average} aria-hidden="true">
        {number(scores.rating.average)}
      </p>
      <Stars rating={scores.rating} />
      <table className={css.given}>
        <caption>{t('reviews.given')}</caption>
        <tbody>
          {starShares(scores).map(({ stars, count, percent }) => (
            <tr key={stars}>
              <th scope="row">{t('reviews.stars', { count: stars })}</th>
              <td aria-hidden="true">
                <span className={css.bar}>
                  <span style={{ width: `${percent}%` }} />
                </span>
              </td>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className={css.categories}>
        {scores.categories.map(({ code, average }) => (
          <div key={code}>
            <dt>{t(`reviews.category.${code}`, { defaultValue: code })}</dt>
            <dd>{t('common:rating.value', { average: number(average) })}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
};

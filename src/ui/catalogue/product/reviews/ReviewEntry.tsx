import type { Review } from '../../../../domain/catalogue/rating/review.ts';
import { readDay } from '../../../../domain/shared/dates.ts';
import { formatDay } from '../../../../domain/shared/format-date.ts';
import { useLocale } from '../../../shared/use-locale.ts';
import css from './reviews.module.css';
import { StarLine } from './StarLine.tsx';

/** The review of one buyer. */
export const ReviewEntry = ({
  review: { author, stars, title, text, date },
}: {
  readonly review: Review;
}) => {
  const locale = useLocale();
  const day = readDay(date);
  return (
    <li className={css.review}>
      <p className={css.by}>
        <StarLine stars={stars} />
        <span>
          {author}
          {day._tag === 'Right' && (
            <>
              {'\u00a0· '}
              <time dateTime={date}>{formatDay(day.right, locale)}</time>
            </>
          )}
        </span>
      </p>
      {title && <h3>{title}</h3>}
      <p>{text}</p>
    </li>
  );
};

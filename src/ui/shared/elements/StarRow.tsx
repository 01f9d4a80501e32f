import { maxRating, starQuarters } from '../../../domain/catalogue/rating/rating.ts';
import css from './Stars.module.css';

const star = 'l2.2 4.5 4.9.7-3.6 3.5.9 4.9-4.4-2.3-4.4 2.3.9-4.9-3.6-3.5 4.9-.7z';
/** Distance between stars. Units: px. */
const step = 17;
const five = `M8 .9${Array.from({ length: maxRating }, () => star).join(`m${step} 0`)}`;

/** Returns where the colour ends: between the points of the partly filled star. Units: px. */
const filledWidth = (quarters: readonly number[]): number => {
  const full = quarters.filter((quarter) => quarter === 4).length;
  const rest = quarters.find((quarter) => quarter > 0 && quarter < 4);
  return step * full + (rest === undefined ? 0 : 0.9 + rest * 3.55);
};

/** Five stars, filled up to the average. Without a label if the text beside them says the same. */
export const StarRow = ({ average, label }: { readonly average: number; readonly label?: string }) => (
  <svg
    role="img"
    aria-label={label}
    aria-hidden={label === undefined || undefined}
    viewBox="0 0 84 16"
    width="84"
    height="16"
  >
    <path d={five} className={css.empty} />
    <svg width={filledWidth(starQuarters(average))} aria-hidden="true">
      <path d={five} className={css.filled} />
    </svg>
  </svg>
);

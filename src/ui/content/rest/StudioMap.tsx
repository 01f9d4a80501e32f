import type { Studio } from '../../../application/customer/ports/studios.ts';
import { shopTimeNow } from '../../../application/shared/clock.ts';
import { placeNow } from '../../../domain/content/place-now.ts';
import { Drawing } from '../../shared/elements/Drawing.tsx';
import { useServices } from '../../shared/services.ts';
import css from './Studios.module.css';

/**
 * The area of the drawing for pins. Pins outside it would be cut off on a small screen, which shows only the middle.
 * Units: drawing units.
 */
const left = 270;
const right = 930;
const top = 190;
const bottom = 400;

/** Returns the height of a pin, from north to south. A studio without coordinates is placed in the middle. */
const heightOf = (studios: readonly Studio[]): ((studio: Studio) => number) => {
  const known = studios.flatMap(({ partner: { point } }) => (point ? [point.latitude] : []));
  const north = Math.max(...known);
  const reach = north - Math.min(...known);
  return ({ partner: { point } }) =>
    point && reach > 0 ? top + ((north - point.latitude) / reach) * (bottom - top) : (top + bottom) / 2;
};

/**
 * A drawing of the shop’s place with a pin for each studio, from west to east, numbered as in the list. It adds no
 * information to the list.
 */
export const StudioMap = ({ studios }: { readonly studios: readonly Studio[] }) => {
  const { clock } = useServices();
  const height = heightOf(studios);
  const step = (right - left) / Math.max(1, studios.length - 1);
  return (
    <div className={css.map} aria-hidden="true">
      <Drawing name={placeNow(shopTimeNow(clock))} className={css.place} />
      <svg
        className={css.pins}
        aria-hidden="true"
        viewBox="0 0 1200 500"
        preserveAspectRatio="xMidYMid slice"
      >
        {studios.map((studio, index) => (
          <g
            key={studio.partner.id}
            transform={`translate(${studios.length === 1 ? (left + right) / 2 : left + index * step} ${height(studio)})`}
          >
            <path className={css.pin} d="M0 0C-12-24-34-36-34-64A34 34 0 1 1 34-64C34-36 12-24 0 0Z" />
            <text className={css.number} y="-52">
              {index + 1}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
};

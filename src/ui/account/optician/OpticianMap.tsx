import type { FoundOpticians } from '../../../application/customer/optician-desk.ts';
import type { GeoPoint } from '../../../domain/shared/geo.ts';
import css from './optician.module.css';

const size = 320;
const edge = 24;
/** Opticians further away would make those nearby overlap on the map. Units: km. */
const nearby = 50;

/**
 * A map of the nearest opticians around the searched place, with the numbers of the list. It adds no information to the
 * list.
 */
export const OpticianMap = ({ found: { from, opticians } }: { readonly found: FoundOpticians }) => {
  const first = opticians.slice(0, 5);
  const close = first.filter(({ km = Number.POSITIVE_INFINITY }) => km <= nearby);
  const shown = (close.length > 0 ? close : first).flatMap(({ partner }, i) =>
    partner.point ? [{ id: partner.id, number: i + 1, point: partner.point }] : [],
  );
  if (!from || shown.length === 0) return null;
  // A degree of longitude becomes shorter towards the north.
  const narrow = Math.cos((from.point.latitude * Math.PI) / 180);
  const away = ({ latitude, longitude }: GeoPoint) => ({
    x: (longitude - from.point.longitude) * narrow,
    y: from.point.latitude - latitude,
  });
  const reach = Math.max(
    0.01,
    ...shown.flatMap(({ point }) => [Math.abs(away(point).x), Math.abs(away(point).y)]),
  );
  const place = (point: GeoPoint) => {
    const scale = (size / 2 - edge) / reach;
    return { x: size / 2 + away(point).x * scale, y: size / 2 + away(point).y * scale };
  };
  return (
    <svg className={css.map} viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      {[1, 2, 3].map((ring) => (
        <circle key={ring} className={css.ring} cx={size / 2} cy={size / 2} r={((size / 2 - 8) * ring) / 3} />
      ))}
      <circle className={css.here} cx={size / 2} cy={size / 2} r="6" />
      {shown.toReversed().map(({ id, number, point }) => {
        const { x, y } = place(point);
        return (
          <g key={id} transform={`translate(${x} ${y})`}>
            <circle className={css.pin} r="13" />
            <text className={css.number} dy="5">
              {number}
            </text>
          </g>
        );
      })}
    </svg>
  );
};

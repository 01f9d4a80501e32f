import { today } from '../../../application/shared/clock.ts';
import { dayScale } from '../../../domain/orders/subscription/day-scale.ts';
import type { Subscription } from '../../../domain/orders/subscription/subscription.ts';
import { useFormats } from '../../cart/use-formats.ts';
import { useServices } from '../../shared/services.ts';
import css from './day-scale.module.css';

/** A label at an end of the line would be cut off if it were centred on its mark. Units: percent of the line. */
const edge = 8;
const anchorAt = (at: number) => {
  if (at < edge) return 'start';
  return at > 100 - edge ? 'end' : 'middle';
};

/** How many orders are drawn, so that their dates have room on a phone. */
const drawn = 4;

/**
 * The next orders of a subscription on a line drawn to scale, with today at its start and a dimension line over one
 * interval. The same days are in the text.
 */
export const DayScale = ({ subscription: { next, coming } }: { readonly subscription: Subscription }) => {
  const { clock } = useServices();
  const { shortDay } = useFormats();
  const now = today(clock);
  const marks = dayScale(now, [next, ...coming].slice(0, drawn));
  const [first, second] = marks;
  if (!first) return null;
  return (
    <svg className={css.scale} width="100%" height="80" aria-hidden="true" focusable="false">
      <text x="0" y="14" className={css.now}>
        {shortDay(now)}
      </text>
      <line x1="0" x2="0" y1="20" y2="56" />
      <line x1="0" x2="100%" y1="48" y2="48" />
      {second && (
        <g className={css.interval}>
          <line x1={`${first.at}%`} x2={`${second.at}%`} y1="30" y2="30" />
          <line x1={`${first.at}%`} x2={`${first.at}%`} y1="24" y2="48" />
          <line x1={`${second.at}%`} x2={`${second.at}%`} y1="24" y2="48" />
        </g>
      )}
      {marks.map(({ day, at }) => (
        <g key={day} className={day === next ? css.next : undefined}>
          <line x1={`${at}%`} x2={`${at}%`} y1="40" y2="56" />
          {day === next && <circle cx={`${at}%`} cy="48" r="5" />}
          <text x={`${at}%`} y="72" textAnchor={anchorAt(at)}>
            {shortDay(day)}
          </text>
        </g>
      ))}
    </svg>
  );
};

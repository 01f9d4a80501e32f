import { shopTimeNow } from '../../../application/shared/clock.ts';
import { placeAt } from '../../../domain/content/place-now.ts';
import { Drawing } from '../../shared/elements/Drawing.tsx';
import { useServices } from '../../shared/services.ts';
import { Headed } from '../Headed.tsx';
import { ItemTitle } from '../ItemTitle.tsx';
import type { BlockOf } from '../views.ts';
import css from './Day.module.css';

/**
 * A day at the shop, as cards in the colours of its hours: on a wide screen they rise and set like the sun, on a phone
 * each slides over the one before.
 */
export const Day = ({ block }: { readonly block: BlockOf<'day'> }) => {
  const { clock } = useServices();
  const now = shopTimeNow(clock);
  return (
    <Headed block={block}>
      <ol className={css.day}>
        {block.items.map(({ id, part, time, title, text }) => (
          <li key={id} data-part={part}>
            <Drawing name={placeAt(now, part)} />
            <p className={css.time}>{time}</p>
            <ItemTitle block={block}>{title}</ItemTitle>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Headed>
  );
};

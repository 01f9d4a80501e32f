import { shopTimeNow } from '../../../application/shared/clock.ts';
import { placeNow } from '../../../domain/content/place-now.ts';
import { Drawing } from '../../shared/elements/Drawing.tsx';
import { useServices } from '../../shared/services.ts';
import { Advice } from '../advice/Advice.tsx';
import css from './OpeningValley.module.css';
import type { OpeningProps } from './opening-props.ts';

/** The valley at the current time of day, the department's products, and the optician with advice. */
export const OpeningValley = ({ title, id, above, ways, children }: OpeningProps) => {
  const { clock } = useServices();
  return (
    <div className={css.valley}>
      <Drawing name={placeNow(shopTimeNow(clock))} eager />
      <div className={css.inner}>
        {above}
        <header className={css.claim}>
          <h1>{title}</h1>
          {children}
          {ways}
        </header>
        <Advice on={id.split('.')} />
      </div>
    </div>
  );
};

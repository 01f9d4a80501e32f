import { use } from 'react';
import { shopTimeNow } from '../../../application/shared/clock.ts';
import { placeNow } from '../../../domain/content/place-now.ts';
import { Drawing } from '../../shared/elements/Drawing.tsx';
import { useServices } from '../../shared/services.ts';
import { BlockDataContext } from '../views.ts';
import { AdviceCounter } from './AdviceCounter.tsx';
import css from './HeroAdvice.module.css';
import { HeroClaim } from './HeroClaim.tsx';
import type { HeroProps } from './hero-props.ts';
import { RoutineShelf } from './RoutineShelf.tsx';

/** The valley at the current season and time of day, the optician at the counter, and all care for a pair of lenses on one shelf. */
export const HeroAdvice = (props: HeroProps) => {
  const { clock } = useServices();
  const { lenses, care } = use(BlockDataContext).hero;
  return (
    <section className={css.advice}>
      <div className={css.valley}>
        <Drawing name={placeNow(shopTimeNow(clock))} eager className={css.picture} />
        <div className={css.claim}>
          <HeroClaim {...props} />
        </div>
      </div>
      <AdviceCounter />
      <RoutineShelf products={[...lenses.slice(0, 1), ...care]} />
    </section>
  );
};

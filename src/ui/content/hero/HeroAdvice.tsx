import { use } from 'react';
import { today } from '../../../application/shared/clock.ts';
import { seasonOf } from '../../../domain/content/season.ts';
import { Drawing } from '../../shared/elements/Drawing.tsx';
import { useServices } from '../../shared/services.ts';
import { BlockDataContext } from '../views.ts';
import { AdviceCounter } from './AdviceCounter.tsx';
import css from './HeroAdvice.module.css';
import { HeroClaim } from './HeroClaim.tsx';
import type { HeroProps } from './hero-props.ts';
import { RoutineShelf } from './RoutineShelf.tsx';

/** The valley in the current season, the optician at the counter, and all care for a pair of lenses on one shelf. */
export const HeroAdvice = (props: HeroProps) => {
  const { clock } = useServices();
  const { lenses, care } = use(BlockDataContext).hero;
  return (
    <section>
      <div className={css.valley}>
        <Drawing name={`place-${seasonOf(today(clock))}-day`} eager className={css.picture} />
        <div className={css.claim}>
          <HeroClaim {...props} />
        </div>
      </div>
      <AdviceCounter />
      <RoutineShelf products={[...lenses.slice(0, 1), ...care]} />
    </section>
  );
};

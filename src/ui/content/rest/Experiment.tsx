import { experimentView } from '../../../domain/content/experiment.ts';
import { Skeleton } from '../../shared/elements/Skeleton.tsx';
import { useExperiment } from '../../shared/use-experiment.ts';
import { Blocks } from '../Blocks.tsx';
import type { BlockOf } from '../views.ts';
import css from './Experiment.module.css';

/** What only one side of an experiment sees; until its side is known, a skeleton keeps the place. Source: CONT-3. */
export const Experiment = ({ block }: { readonly block: BlockOf<'experiment'> }) => {
  const { featureKey, wanted, defaultVariant, blocks } = block;
  const view = experimentView(wanted, defaultVariant, useExperiment(featureKey));
  if (view === 'hidden') return null;
  return (
    <div className={css.side} aria-busy={view === 'loading' || undefined}>
      {view === 'shown' ? <Blocks blocks={blocks} /> : <Skeleton rows={6} shape="box" />}
    </div>
  );
};

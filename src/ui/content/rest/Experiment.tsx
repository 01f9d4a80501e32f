import { useTranslation } from 'react-i18next';
import { experimentView } from '../../../domain/content/experiment.ts';
import { Skeleton } from '../../shared/elements/Skeleton.tsx';
import { VisuallyHidden } from '../../shared/elements/VisuallyHidden.tsx';
import { useExperiment } from '../../shared/use-experiment.ts';
import { Blocks } from '../Blocks.tsx';
import type { BlockOf } from '../views.ts';
import css from './Experiment.module.css';

/** Lies over what everybody sees until it is known what this visitor sees. */
const Overlay = () => {
  const { t } = useTranslation('home');
  return (
    <div className={css.overlay}>
      <VisuallyHidden>
        <span role="status">{t('experiment.loading')}</span>
      </VisuallyHidden>
      <Skeleton rows={6} shape="box" />
    </div>
  );
};

/**
 * What only one side of an experiment sees. Until that is known, what everybody sees keeps its place beneath an overlay:
 * where it is shown in the end nothing moves, and without scripts it is there to be read. Source: CONT-3.
 */
export const Experiment = ({ block }: { readonly block: BlockOf<'experiment'> }) => {
  const { featureKey, wanted, defaultVariant, blocks } = block;
  const view = experimentView(wanted, defaultVariant, useExperiment(featureKey));
  const isLoading = view === 'loading';
  if (view === 'hidden' || (isLoading && !defaultVariant)) return null;
  return (
    <div className={css.side} aria-busy={isLoading || undefined}>
      <Blocks blocks={blocks} />
      {isLoading && <Overlay />}
    </div>
  );
};

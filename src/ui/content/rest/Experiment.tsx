import { useTranslation } from 'react-i18next';
import { experimentView } from '../../../domain/content/experiment.ts';
import { Skeleton } from '../../shared/elements/Skeleton.tsx';
import { VisuallyHidden } from '../../shared/elements/VisuallyHidden.tsx';
import { useExperiment } from '../../shared/use-experiment.ts';
import { Blocks } from '../Blocks.tsx';
import type { BlockOf } from '../views.ts';
import css from './Experiment.module.css';

/** Covers the default content until the visitor's variant is known. */
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
 * Content of one variant of an experiment. Until the variant is known, the default content keeps its place below an
 * overlay. Nothing moves if it is shown in the end, and it can be read without scripts. Source: CONT-3.
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

import { useEffect, useMemo } from 'react';
import type { Experiment } from '../../domain/content/experiment.ts';
import { useServices } from './services.ts';
import { useStream } from './use-stream.ts';

/**
 * What this visitor has of a feature. A page whose rendering asked for it has the answer already, so nothing moves;
 * elsewhere it is asked for when the screen comes up. That it was seen is told where there is consent. Source: TRK-5.
 */
export const useExperiment = (key: string): Experiment => {
  const { flags } = useServices();
  const [stream$, first] = useMemo(() => [flags.watch(key), flags.now(key)] as const, [flags, key]);
  const experiment = useStream(stream$, first);
  useEffect(() => {
    if (experiment._tag === 'Known') flags.seen(key);
  }, [flags, key, experiment]);
  return experiment;
};

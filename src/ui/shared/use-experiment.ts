import { useEffect, useMemo } from 'react';
import type { Experiment } from '../../domain/content/experiment.ts';
import { useServices } from './services.ts';
import { useStream } from './use-stream.ts';

/**
 * Returns this visitor's variant of a feature. If rendering the page needed it, it is already known, so nothing moves;
 * otherwise it is requested when the screen opens. That the visitor saw it is tracked with consent. Source: TRK-5.
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

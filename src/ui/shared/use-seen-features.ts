import { useEffect } from 'react';
import { useServices } from './services.ts';

const none: readonly string[] = [];

/** Tells of the features that decided what a page shows, once it shows. Source: TRK-5. */
export const useSeenFeatures = (features: readonly string[] = none): void => {
  const { flags } = useServices();
  useEffect(() => {
    for (const feature of features) flags.seen(feature);
  }, [flags, features]);
};

import { OpenFeature } from '@openfeature/server-sdk';
import { makeOfrepProvider } from '../../../adapters/flags/ofrep-provider.ts';
import { makeOpenFeatureFlags } from '../../../adapters/flags/open-feature.ts';
import { noFlags } from '../../../application/flags/no-flags.ts';
import type { FlagPort } from '../../../application/flags/ports.ts';
import type { Failure } from '../../../application/shared/failure.ts';
import type { Environment } from '../../environment.ts';
import { makePerMinute } from '../edge/per-minute.ts';
import type { Backend } from '../services/backend.ts';

/** A feature that nobody decided: the page went on with the default. */
class FlagUndecided extends Error {
  override readonly name = 'FlagUndecided';
  readonly code: string;
  constructor(key: string, failure: Failure) {
    super(`${key}: ${failure._tag}`);
    this.code = `${key} ${failure._tag}`;
  }
}

/** Anybody may ask for features that there are not: that fills no log. */
const mostTold = 60;

/** Passes on which features nobody decided, so many a minute at most. `now`: ms. */
export const tellUndecided = (report: (error: unknown) => void, now: () => number) => {
  const told = makePerMinute(mostTold, now);
  return (key: string, failure: Failure): void => {
    if (told('everybody') === 0) report(new FlagUndecided(key, failure));
  };
};

/** Who decides features here, as the environment says. Another provider of OpenFeature takes the place of OFREP's here. */
export const flagsOf = ({ flags }: Pick<Environment, 'flags'>, backend: Pick<Backend, 'flags'>): FlagPort => {
  if (flags === 'off') return noFlags;
  if (flags === 'sandbox') return backend.flags ?? noFlags;
  OpenFeature.setProvider('shop', makeOfrepProvider(flags, fetch));
  return makeOpenFeatureFlags(OpenFeature.getClient('shop'));
};

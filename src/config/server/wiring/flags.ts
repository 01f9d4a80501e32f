import { OpenFeature } from '@openfeature/server-sdk';
import { ContainerModule } from 'inversify';
import { makeOfrepProvider } from '../../../adapters/flags/ofrep-provider.ts';
import { makeOpenFeatureFlags } from '../../../adapters/flags/open-feature.ts';
import { makeDecisions } from '../../../application/flags/decisions.ts';
import { noFlags } from '../../../application/flags/no-flags.ts';
import { steadyNow } from '../../clock.ts';
import type { Environment } from '../../environment.ts';
import { tellUndecided } from '../flags/tell-undecided.ts';
import { TOKENS } from './tokens.ts';

/** Another OpenFeature provider can replace OFREP's here. */
const flagService = (address: string) => {
  OpenFeature.setProvider('shop', makeOfrepProvider(address, fetch));
  return makeOpenFeatureFlags(OpenFeature.getClient('shop'));
};

/** Chooses what decides features: nothing, the backend if it has features, or a service at an address. */
export const flagsModule = ({ flags }: Environment): ContainerModule =>
  new ContainerModule(({ bind }) => {
    if (flags === 'off') bind(TOKENS.flags).toConstantValue(noFlags);
    else if (flags === 'sandbox')
      bind(TOKENS.flags).toResolvedValue((backend) => backend.flags ?? noFlags, [TOKENS.backend]);
    else bind(TOKENS.flags).toResolvedValue(() => flagService(flags), []);

    bind(TOKENS.decide).toResolvedValue(
      (port, report, outside, changedAt) =>
        makeDecisions({
          flags: port,
          clock: { now: steadyNow },
          changedAt,
          wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
          report: tellUndecided(report, steadyNow),
          ...(URL.canParse(flags) && { breaker: outside.breakerFor('flags', 'nobody') }),
        }),
      [TOKENS.flags, TOKENS.report, TOKENS.outside, TOKENS.changedAt],
    );
  });

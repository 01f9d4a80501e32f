import { makeCountedOnce } from '../../adapters/browser/counted-once.ts';
import { tab } from '../../adapters/browser/storages.ts';
import { makeFlagsClient } from '../../adapters/flags/flags-client.ts';
import { makeFlagDesk } from '../../application/flags/flag-desk.ts';
import type { Flags } from '../../application/flags/flags.ts';
import type { Experiment } from '../../domain/content/experiment.ts';
import type { Granted } from '../../domain/tracking/consent.ts';

/**
 * The flags of this page load beyond those in the page. `counts`: consent is older than the page. A visitor who
 * consents on this page saw what everyone sees, so nothing on it is counted for the variant of their new bucket.
 */
export const openFlags = (known: Map<string, Experiment>, counts: boolean): Flags => {
  const client = makeFlagsClient((input, init) => fetch(input, init));
  return makeFlagDesk<Granted<'statistics'>>({
    known,
    ask: client.ask,
    consent: async () => {
      if (!counts) return undefined;
      const { consentOfPage } = await import('./consent.ts');
      return (await consentOfPage).granted('statistics');
    },
    track: (_, event) => client.track(event),
    setAttributes: (_, attributes) => client.setAttributes(attributes),
    counted: makeCountedOnce(tab),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  });
};

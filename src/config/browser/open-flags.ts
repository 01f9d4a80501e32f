import { makeCountedOnce } from '../../adapters/browser/counted-once.ts';
import { tab } from '../../adapters/browser/storages.ts';
import { makeFlagsClient } from '../../adapters/flags/flags-client.ts';
import { makeFlagDesk } from '../../application/flags/flag-desk.ts';
import type { Flags } from '../../application/flags/flags.ts';
import type { Experiment } from '../../domain/content/experiment.ts';
import type { Granted } from '../../domain/tracking/consent.ts';

/**
 * Flags of this page load, beyond what the page brought along. `counts`: consent is older than the page. A visitor
 * who gave it here was shown what everybody is shown, so that nothing of this page is counted for the side that
 * their bucket has from now on.
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

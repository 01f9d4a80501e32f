import { makeFlagsClient } from '../../adapters/flags/flags-client.ts';
import { makeFlagDesk } from '../../application/flags/flag-desk.ts';
import type { Flags } from '../../application/flags/flags.ts';
import type { Experiment } from '../../domain/content/experiment.ts';

/** Flags of this page load, beyond what the page brought along. */
export const openFlags = (known: Map<string, Experiment>): Flags => {
  const client = makeFlagsClient((input, init) => fetch(input, init));
  return makeFlagDesk<'statistics'>({
    known,
    ask: client.ask,
    consent: () => undefined,
    track: (_, event) => client.track(event),
    setAttributes: (_, attributes) => client.setAttributes(attributes),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  });
};

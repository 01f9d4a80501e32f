import type { Flags } from '../../application/flags/flags.ts';
import type { BroughtFlags } from '../../application/flags/lazy-flags.ts';
import type { Services } from '../../application/services.ts';
import { experimentOf, type Flag } from '../../domain/flags/flag.ts';

/** The services of a shop with the flags of one page. Not a copy: that would make every service that it has. */
export const withFlags = (services: Services, flags: Flags): Services =>
  Object.create(services, { flags: { value: flags } }) as Services;

/** What was decided, for the page to bring along. */
export const broughtFlags = (flags: ReadonlyMap<string, Flag>): BroughtFlags =>
  Object.fromEntries(
    [...flags].map(([key, flag]) => {
      const experiment = experimentOf(flag);
      return [key, experiment._tag === 'Known' ? Object.fromEntries(experiment.variables) : {}];
    }),
  );

import type { Flags } from '../../application/flags/flags.ts';
import type { BroughtFlags } from '../../application/flags/lazy-flags.ts';
import type { Services } from '../../application/services.ts';
import { experimentOf, type Flag } from '../../domain/flags/flag.ts';

/** Returns the services of a shop with the flags of one page. Not a copy, because copying would create every service. */
export const withFlags = (services: Services, flags: Flags): Services =>
  Object.create(services, { flags: { value: flags } }) as Services;

/** The decisions that the page contains. */
export const flagsForPage = (flags: ReadonlyMap<string, Flag>): BroughtFlags =>
  Object.fromEntries(
    [...flags].map(([key, flag]) => {
      const experiment = experimentOf(flag);
      return [key, experiment._tag === 'Known' ? Object.fromEntries(experiment.variables) : {}];
    }),
  );

/** A feature flag as evaluated for one visitor. */

import type { Experiment, VariableValue } from '../content/experiment.ts';

/** The flag service's result for a feature. Source: TRK-5. */
export interface Flag {
  readonly enabled: boolean;
  readonly variables: ReadonlyMap<string, VariableValue>;
}

/** The value if nothing is known: the feature is off, and every block shows its default. Source: TRK-5. */
export const defaultFlag: Flag = { enabled: false, variables: new Map() };

/** Returns the experiment that blocks are compared with. A feature that is off has no variables. Source: TRK-5, CONT-3. */
export const experimentOf = ({ enabled, variables }: Flag): Experiment => ({
  _tag: 'Known',
  variables: enabled ? variables : defaultFlag.variables,
});

/** Whether a text is a valid feature key. Units: at most 80 characters. Source: TRK-5. */
export const isFlagKey = (input: string): boolean => /^[a-z0-9][\w.-]{0,79}$/i.test(input);

/** The maximum number of features in one request. Source: TRK-5. */
export const maxFlags = 20;

/**
 * Serialises flags. Visitors with the same flags get the same text, which distinguishes the cached copies of a page.
 * Source: TRK-5.
 */
export const flagsLine = (flags: ReadonlyMap<string, Flag>): string =>
  JSON.stringify(
    [...flags]
      .map(([key, { enabled, variables }]) => [
        key,
        enabled,
        [...variables].sort(([a], [b]) => (a < b ? -1 : 1)),
      ])
      .sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
  );

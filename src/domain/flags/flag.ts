/** A feature as one visitor has it. */

import type { Experiment, VariableValue } from '../content/experiment.ts';

/** What the flag service says of a feature. Source: TRK-5. */
export interface Flag {
  readonly enabled: boolean;
  readonly variables: ReadonlyMap<string, VariableValue>;
}

/** What counts where nothing is known: the feature is off, and every block shows its default. Source: TRK-5. */
export const defaultFlag: Flag = { enabled: false, variables: new Map() };

/** What blocks compare themselves with: a feature that is off has no variables. Source: TRK-5, CONT-3. */
export const experimentOf = ({ enabled, variables }: Flag): Experiment => ({
  _tag: 'Known',
  variables: enabled ? variables : defaultFlag.variables,
});

/** What a key may be: anything else names no feature. Units: at most 80 characters. Source: TRK-5. */
export const isFlagKey = (input: string): boolean => /^[a-z0-9][\w.-]{0,79}$/i.test(input);

/** How many features are asked for at once. Source: TRK-5. */
export const maxFlags = 20;

/** Flags in one line, the same for everybody who has the same: tells the copies of a page apart. Source: TRK-5. */
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

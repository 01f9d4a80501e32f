import * as t from 'io-ts';
import type { Flag } from '../../domain/flags/flag.ts';

const ValueC = t.union([t.string, t.number, t.boolean]);
const ValuesC = t.record(t.string, ValueC);
const FlagC = t.type({ enabled: t.boolean, variables: ValuesC }, 'Flag');

/** The response of `/api/flags`. */
export const FlagsC = t.type({ flags: t.record(t.string, FlagC) }, 'Flags');
/** The name of an event, which becomes a row of counts: `experiment_seen`. Other texts are refused. */
const EventNameC = t.refinement(t.string, (name) => /^[a-z][a-z_]{2,39}$/.test(name), 'EventName');
/** The body posted to it: an event to count, or attributes of the visitor. */
export const FlagNewsC = t.partial(
  {
    event: t.type({ name: EventNameC, properties: ValuesC }),
    attributes: ValuesC,
  },
  'FlagNews',
);

export const flagsToWire = (flags: ReadonlyMap<string, Flag>): t.TypeOf<typeof FlagsC> => ({
  flags: Object.fromEntries(
    [...flags].map(([key, { enabled, variables }]) => [
      key,
      { enabled, variables: Object.fromEntries(variables) },
    ]),
  ),
});

export const flagsFromWire = ({ flags }: t.TypeOf<typeof FlagsC>): ReadonlyMap<string, Flag> =>
  new Map(
    Object.entries(flags).map(([key, { enabled, variables }]) => [
      key,
      { enabled, variables: new Map(Object.entries(variables)) },
    ]),
  );

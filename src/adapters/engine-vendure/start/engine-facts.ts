import * as t from 'io-ts';
import type { Question } from '../engine.ts';
import { CountC } from '../scalars.ts';

/** The version of the engine's operations that this adapter supports. Source: `operationsVersion` of the engine. */
export const knownVersion = 8;

const VersionC = t.type({ version: CountC });
const FactsC = t.type({ channel: t.string, currency: t.string, languages: t.readonlyArray(t.string) });

/** Facts that an engine reports about a shop's channel. */
export type EngineFacts = t.TypeOf<typeof FactsC>;

const asksNothing = { kind: 'query', name: 'shopEngine', asks: {} } as const;

/** A separate query, because another version may not know the other facts. */
export const askVersion: Question<object, t.TypeOf<typeof VersionC>> = { ...asksNothing, answer: VersionC };
/** Another plugin of the same version may not have this field yet. */
export const askAccounts: Question<object, { readonly accounts: boolean }> = {
  ...asksNothing,
  answer: t.type({ accounts: t.boolean }),
};
export const askFacts: Question<object, EngineFacts> = { ...asksNothing, answer: FactsC };

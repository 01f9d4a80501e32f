import * as t from 'io-ts';
import type { Question } from '../engine.ts';
import { CountC } from '../scalars.ts';

/** Of the operations that this adapter asks for. Source: `operationsVersion` of the engine. */
export const knownVersion = 3;

const VersionC = t.type({ version: CountC });
const FactsC = t.type({ channel: t.string, currency: t.string, languages: t.readonlyArray(t.string) });

/** What an engine says of itself in one shop's channel. */
export type EngineFacts = t.TypeOf<typeof FactsC>;

const asksNothing = { kind: 'query', name: 'shopEngine', asks: {} } as const;

/** Asked alone: another version may not know the other facts. */
export const askVersion: Question<object, t.TypeOf<typeof VersionC>> = { ...asksNothing, answer: VersionC };
/** Another plugin of the same version may not have them yet. */
export const askAccounts: Question<object, { readonly accounts: boolean }> = {
  ...asksNothing,
  answer: t.type({ accounts: t.boolean }),
};
export const askFacts: Question<object, EngineFacts> = { ...asksNothing, answer: FactsC };

import { expect } from 'vitest';
import type { OperationName } from '../../../src/adapters/contract/shop-api.ts';
import { newEmail } from '../../adapters/sandbox/fixtures/customers.ts';
import type { TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { type Between, type Plan, standBetween } from './stand-between.ts';

/** Who walks, and through what. */
export interface Visit {
  /** The backend, with the faults between it and whoever asks by `fetch`. */
  readonly shop: TestSandbox;
  readonly email: string;
  /** What the walk needs is there: from here on faults strike. */
  readonly begin: () => void;
}

/** What somebody does in the shop until all of it worked, and what has to be true then. */
export interface Walk {
  readonly name: string;
  /** What it is there to ask. */
  readonly operations: readonly OperationName[];
  readonly run: (visit: Visit) => Promise<void>;
}

export const namesOf = (api: object): readonly OperationName[] => Object.keys(api) as OperationName[];

/** Several walks of one visitor. */
export const oneAfterAnother = (name: string, walks: readonly Walk[]): Walk => ({
  name,
  operations: walks.flatMap(({ operations }) => operations),
  run: async (visit) => {
    for (const { run } of walks) await run(visit);
  },
});

/** Walks as somebody new; what was asked and met on the way. */
export const walkThrough = async (
  backend: TestSandbox,
  { run }: Pick<Walk, 'run'>,
  plan: Plan = () => undefined,
): Promise<Between> => {
  const between = standBetween(backend.fetch, plan);
  const before = backend.incidents.length;
  const shop = { ...backend, fetch: between.fetch };
  await run({ shop, email: newEmail(), begin: between.begin });
  expect(backend.incidents.slice(before)).toEqual([]);
  return between;
};

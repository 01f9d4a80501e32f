import { expect } from 'vitest';
import type { OperationName } from '../../../src/adapters/contract/shop-api.ts';
import { newEmail } from '../../adapters/sandbox/fixtures/customers.ts';
import type { TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { type Between, type Plan, standBetween } from './stand-between.ts';

/** The visitor of a walk, and the shop. */
export interface Visit {
  /** The backend. Its `fetch` goes through the faults. */
  readonly shop: TestSandbox;
  readonly email: string;
  /** The preparation is done: from here on faults occur. */
  readonly begin: () => void;
}

/** The actions of a visitor in the shop until all of them succeed, and what must be true then. */
export interface Walk {
  readonly name: string;
  /** The operations that it calls. */
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

/** Walks as a new visitor; returns the calls and faults on the way. */
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

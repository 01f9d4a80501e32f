import type { OperationName } from '../../../src/adapters/contract/shop-api.ts';
import type { TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import type { FaultKind } from './kinds.ts';
import { type Walk, walkThrough } from './walk.ts';

/** Walks while the first calls of every operation meet a fault; returns the operations that have not met it to its end. */
export const unmetBy = async (
  backend: TestSandbox,
  walk: Pick<Walk, 'operations' | 'run'>,
  kind: FaultKind,
  enough = kind.times,
): Promise<readonly OperationName[]> => {
  const { operations } = walk;
  const { struck } = await walkThrough(backend, walk, (operation, call) =>
    operations.includes(operation) && call <= kind.times ? kind : undefined,
  );
  return operations.filter((operation) => struck(operation, kind) < enough);
};

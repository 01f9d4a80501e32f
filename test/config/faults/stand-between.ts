import type { Method } from '../../../src/adapters/contract/operation.ts';
import { type OperationName, shopApi } from '../../../src/adapters/contract/shop-api.ts';
import type { FaultKind, Serve } from './kinds.ts';

interface Row {
  readonly method: Method;
  readonly path: string;
}
const nameless = (path: string): number => path.split('/:').length;
/** `/carts/current` is matched before `/carts/:token`. */
const rows = Object.entries<Row>(shopApi)
  .toSorted(([, a], [, b]) => nameless(a.path) - nameless(b.path))
  .map(([name, { method, path }]) => ({
    name: name as OperationName,
    method,
    pattern: new RegExp(`^/api${path.replaceAll(/:\w+/g, '[^/]+')}$`),
  }));

/** Undefined for a page of the sandbox, or a story. */
export const operationOf = ({ method, url }: Pick<Request, 'method' | 'url'>): OperationName | undefined => {
  const { pathname } = new URL(url);
  return rows.find((row) => row.method === method && row.pattern.test(pathname))?.name;
};

/** The fault for a call of an operation; `call` counts from 1. */
export type Plan = (operation: OperationName, call: number) => FaultKind | undefined;

/** A proxy between the caller and the backend. */
export interface Between {
  readonly fetch: (request: Request) => Promise<Response>;
  /** No calls are counted and no faults occur before. */
  readonly begin: () => void;
  /** How often an operation was called since then. */
  readonly calls: (operation: OperationName) => number;
  /** How many of these calls met a kind of fault. */
  readonly struck: (operation: OperationName, kind: FaultKind) => number;
}

export const standBetween = (serve: Between['fetch'], plan: Plan): Between => {
  let isBegun = false;
  const met = new Map<OperationName, (FaultKind | undefined)[]>();
  const metBy = (operation: OperationName) => met.get(operation) ?? [];
  return {
    fetch: (request) => {
      const operation = isBegun ? operationOf(request) : undefined;
      const asked: Serve = () => serve(request);
      if (operation === undefined) return asked();
      const kind = plan(operation, metBy(operation).length + 1);
      met.set(operation, [...metBy(operation), kind]);
      return kind ? kind.strike(asked) : asked();
    },
    begin: () => {
      isBegun = true;
    },
    calls: (operation) => metBy(operation).length,
    struck: (operation, kind) => metBy(operation).filter((one) => one === kind).length,
  };
};

import type { OperationName } from '../../../src/adapters/contract/shop-api.ts';
import { type KindName, kindNames } from './kinds.ts';
import { type Place, places } from './places.ts';

export interface AskedFault {
  readonly operation: OperationName;
  readonly kind: KindName;
  readonly place: Place;
}

interface Choice {
  readonly of?: string | undefined;
  readonly kind?: string | undefined;
  readonly place?: string | undefined;
  /** `2/5`: every fifth, beginning with the second. */
  readonly part?: string | undefined;
}

/** The named items of a list, separated by commas; all of them if no names are given. */
const named = <A extends string>(all: readonly A[], names: string | undefined): readonly A[] => {
  const wanted = names?.split(',');
  const unknown = wanted?.filter((name) => !all.includes(name as A)) ?? [];
  if (unknown.length > 0) throw new Error(`Unknown: ${unknown.join(', ')}. There are: ${all.join(', ')}`);
  return wanted ? all.filter((name) => wanted.includes(name)) : all;
};

/** The faults that a run of the command tests. */
export const askedFaults = (
  { of, kind, place, part = '1/1' }: Choice,
  operations: readonly OperationName[],
): readonly AskedFault[] => {
  const [number = 0, parts = 0] = /^[1-9]\d*\/[1-9]\d*$/.test(part) ? part.split('/').map(Number) : [];
  if (number < 1 || number > parts) throw new Error(`No part: ${part}`);
  return named(operations, of)
    .flatMap((operation) =>
      named(kindNames, kind).flatMap((kindName) =>
        named(places, place).map((placeName) => ({ operation, kind: kindName, place: placeName })),
      ),
    )
    .filter((_, index) => index % parts === number - 1);
};

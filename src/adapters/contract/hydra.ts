import * as t from 'io-ts';
import { WholeC } from './scalars.ts';

const prefixed = (input: unknown): unknown => {
  if (typeof input !== 'object' || input === null || 'hydra:member' in input) return input;
  const { member, totalItems, ...rest } = input as {
    readonly member?: unknown;
    readonly totalItems?: unknown;
  };
  return { ...rest, 'hydra:member': member, 'hydra:totalItems': totalItems };
};

/**
 * A page of a list and the length of the whole list. Backends may send the fields with or without prefix: both are
 * read. Source: ORD-2.
 */
export const hydraC = <Member extends t.Mixed>(name: string, member: Member) => {
  const page = t.type({ 'hydra:member': t.readonlyArray(member), 'hydra:totalItems': WholeC });
  return new t.InterfaceType(
    name,
    page.is,
    (input, context) => page.validate(prefixed(input), context),
    page.encode,
    page.props,
  );
};

/** Which side of an experiment somebody is on. */

import type { VariableValue } from '../content/experiment.ts';

/** One side. `weight`: its share beside the others' weights; nobody is on a side without any. Source: TRK-5. */
export interface Variant {
  readonly name: string;
  readonly weight: number;
  readonly enabled: boolean;
  readonly variables: ReadonlyMap<string, VariableValue>;
}

const hash = (text: string): number => {
  let mixed = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) mixed = Math.imul(mixed ^ text.charCodeAt(at), 0x01000193);
  // Texts that differ in their last letter would else stay neighbours.
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
};

/** Where somebody stands with a feature: always at the same place, and elsewhere with the next. From 0 to below 1. Source: TRK-5. */
export const placeOf = (key: string, id: string): number => hash(`${key}/${id}`) / 0x1_0000_0000;

/**
 * The side of an id; the same id is always on the same side. Nobody in particular is on a side only where there is no
 * choice; undefined: on none. Source: TRK-5.
 */
export const variantFor = (variants: readonly Variant[], key: string, id?: string): Variant | undefined => {
  const sides = variants.filter(({ weight }) => Number.isFinite(weight) && weight > 0);
  if (id === undefined) return sides.length === 1 ? sides[0] : undefined;
  const all = sides.reduce((sum, { weight }) => sum + weight, 0);
  let left = placeOf(key, id) * all;
  return (
    sides.find(({ weight }) => {
      left -= weight;
      return left < 0;
    }) ?? sides.at(-1)
  );
};

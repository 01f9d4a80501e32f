/** Which variant of an experiment a visitor gets. */

import type { VariableValue } from '../content/experiment.ts';

/**
 * One variant. `weight`: its share relative to the others' weights. A variant without weight is never assigned. Source:
 * TRK-5.
 */
export interface Variant {
  readonly name: string;
  readonly weight: number;
  readonly enabled: boolean;
  readonly variables: ReadonlyMap<string, VariableValue>;
}

const hash = (text: string): number => {
  let mixed = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) mixed = Math.imul(mixed ^ text.charCodeAt(at), 0x01000193);
  // Without this mixing, texts that differ only in their last letter would get neighbouring hashes.
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
};

/**
 * Returns the position of an id for a feature: always the same, but a different one for each feature. From 0 to below
 * 1. Source: TRK-5.
 */
export const placeOf = (key: string, id: string): number => hash(`${key}/${id}`) / 0x1_0000_0000;

/**
 * Returns the variant of an id; the same id always gets the same one. Without an id, a variant is returned only if it
 * is the only one. Undefined if there is none. Source: TRK-5.
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

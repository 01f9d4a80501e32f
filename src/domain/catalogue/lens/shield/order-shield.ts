import type { EyeSide } from '../eyes.ts';
import type { EyeValues } from '../prescription.ts';
import { changedValues } from './changed-values.ts';
import { type EnteredEyes, type Finding, type FoundAt, mergeEqualFindings } from './finding.ts';
import type { KnownEyes } from './known-eyes.ts';
import { isSameValue, powerOf } from './measures.ts';
import { oddCylinder, oddValues, oppositeSigns } from './odd-values.ts';
import { swappedEyes } from './swapped-eyes.ts';

const sides = ['right', 'left'] as const satisfies readonly EyeSide[];

const isAsBefore = (known: Partial<Record<EyeSide, EyeValues>>, { eye, code, value }: FoundAt): boolean =>
  known[eye] !== undefined && isSameValue(code, known[eye][code], value);

/**
 * Compares the entered values with known eyes. If the eyes are swapped, only that is reported. If the sign of a sphere
 * changed, opposite signs are not reported as well.
 */
const against = (entered: EnteredEyes, known: KnownEyes): readonly Finding[] => {
  const { eyes } = known;
  const swapped = swappedEyes(eyes, entered.eyes);
  if (swapped.length > 0) return swapped;
  const changed = sides.flatMap((eye) => changedValues(known, entered, eye));
  const isFlipped = changed.some(({ kind, at: [{ code }] }) => kind === 'SignChanged' && code === 'sphere');
  return [
    ...changed,
    // Values that are the same as those worn so far are not reported.
    ...oddCylinder(entered, eyes).filter(({ at }) => !at.every((field) => isAsBefore(eyes, field))),
    ...(isFlipped ? [] : oppositeSigns(entered, eyes)),
  ];
};

/** Whether the known eyes have a sphere. Without one they cannot be identified. */
const hasPower = ({ eyes }: KnownEyes): boolean =>
  sides.some((eye) => powerOf(eyes[eye], 'sphere') !== undefined);

/** The findings, and the known eyes they were compared with. */
export interface Shielded {
  readonly findings: readonly Finding[];
  /** Absent if no known eyes were used. */
  readonly known?: KnownEyes;
}

/**
 * Returns what the customer should check in the values of a lens: compared with the known eyes that match best,
 * otherwise by the values alone. Source: WEAR-1.
 */
export const shielded = (known: readonly KnownEyes[], entered: EnteredEyes): Shielded => {
  const [first, ...others] = known
    .filter(hasPower)
    .map((one) => ({ findings: mergeEqualFindings(against(entered, one)), known: one }));
  if (first === undefined) return { findings: mergeEqualFindings(oddValues(entered)) };
  return others.reduce((best, one) => (one.findings.length < best.findings.length ? one : best), first);
};

import type { EyeSide } from '../eyes.ts';
import type { EyeValues } from '../prescription.ts';
import { changedValues } from './changed-values.ts';
import { type EnteredEyes, type Finding, type FoundAt, saidOnce } from './finding.ts';
import type { KnownEyes } from './known-eyes.ts';
import { powerOf, saysSame } from './measures.ts';
import { oddCylinder, oddValues, oppositeSigns } from './odd-values.ts';
import { swappedEyes } from './swapped-eyes.ts';

const sides = ['right', 'left'] as const satisfies readonly EyeSide[];

const isAsBefore = (known: Partial<Record<EyeSide, EyeValues>>, { eye, code, value }: FoundAt): boolean =>
  known[eye] !== undefined && saysSame(code, known[eye][code], value);

/** Swapped eyes stand for all that follows from it; a changed sign for the signs that differ. */
const against = (entered: EnteredEyes, known: KnownEyes): readonly Finding[] => {
  const { eyes } = known;
  const swapped = swappedEyes(eyes, entered.eyes);
  if (swapped.length > 0) return swapped;
  const changed = sides.flatMap((eye) => changedValues(known, entered, eye));
  const isFlipped = changed.some(({ kind, at: [{ code }] }) => kind === 'SignChanged' && code === 'sphere');
  return [
    ...changed,
    // However odd: it is what was worn so far.
    ...oddCylinder(entered, eyes).filter(({ at }) => !at.every((field) => isAsBefore(eyes, field))),
    ...(isFlipped ? [] : oppositeSigns(entered, eyes)),
  ];
};

/** Who is known without a power cannot be told apart by it. */
const hasPower = ({ eyes }: KnownEyes): boolean =>
  sides.some((eye) => powerOf(eyes[eye], 'sphere') !== undefined);

/** What was found, and beside whose values. */
export interface Shielded {
  readonly findings: readonly Finding[];
  /** None: nobody is known. */
  readonly known?: KnownEyes;
}

/**
 * What is worth reading once more in the values of a lens: against what is known of whom they fit best, else by
 * themselves. Source: WEAR-1.
 */
export const shielded = (known: readonly KnownEyes[], entered: EnteredEyes): Shielded => {
  const [first, ...others] = known
    .filter(hasPower)
    .map((one) => ({ findings: saidOnce(against(entered, one)), known: one }));
  if (first === undefined) return { findings: saidOnce(oddValues(entered)) };
  return others.reduce((best, one) => (one.findings.length < best.findings.length ? one : best), first);
};

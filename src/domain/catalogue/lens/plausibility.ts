import type { EyeValues, Prescription } from './prescription.ts';

/** Values that are seldom meant. A warning to read once more, never a refusal. */
export const plausibilityWarnings = [
  'cylinder_without_axis',
  'axis_without_cylinder',
  'axis_out_of_range',
  'signs_differ',
] as const;
export type PlausibilityWarning = (typeof plausibilityWarnings)[number];

const isSet = (value: string | undefined): boolean => value !== undefined && Number(value) !== 0;

/** What is odd about the values of one eye. An axis is 0 to 180 degrees and turns a cylinder. */
export const plausibility = ({ cylinder, axis }: EyeValues): readonly PlausibilityWarning[] => {
  const degrees = Number(axis ?? 0);
  return [
    ...(isSet(cylinder) && axis === undefined ? (['cylinder_without_axis'] as const) : []),
    ...(isSet(axis) && !isSet(cylinder) ? (['axis_without_cylinder'] as const) : []),
    ...(degrees >= 0 && degrees <= 180 ? [] : (['axis_out_of_range'] as const)),
  ];
};

/** What is odd about the two eyes together: one short-sighted and the other long-sighted is mostly a slip of the sign. */
export const plausibilityOfPair = ({ right, left }: Prescription): readonly PlausibilityWarning[] =>
  Number(right?.values.sphere ?? 0) * Number(left?.values.sphere ?? 0) < 0 ? ['signs_differ'] : [];

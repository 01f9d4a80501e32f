import type { EyeSide } from '../eyes.ts';
import { fullAxis, writeDioptres } from '../lens-measure.ts';
import type { EyeValues } from '../prescription.ts';
import type { EnteredEyes, Finding } from './finding.ts';
import type { KnownEyes } from './known-eyes.ts';
import { axisOf, inLensSpelling, isSameValue, powerOf, turns } from './measures.ts';
import { mendsToValue } from './odd-values.ts';

/**
 * The largest plausible change of a power from one order to the next, because eyes change slowly. A larger change has
 * to be checked. Units: hundredths of a dioptre.
 */
export const biggestStep = 75;
/** Units: degrees. */
export const widestTurn = 20;

/** Returns the smaller angle between two axes: 175 and 5 are 10 apart. Units: degrees. */
export const turnBetween = (a: number, b: number): number => {
  const apart = Math.abs(a - b) % fullAxis;
  return Math.min(apart, fullAxis - apart);
};

const powerChange = (
  { options }: EnteredEyes,
  eye: EyeSide,
  code: 'sphere' | 'cylinder',
  before: EyeValues,
  values: EyeValues,
): readonly Finding[] => {
  const [was, is] = [powerOf(before, code), powerOf(values, code)];
  if (was === undefined || is === undefined) return [];
  const about = { at: [{ eye, code, value: values[code] }], before: before[code] } as const;
  const asBefore = mendsToValue(options, eye, code, before[code]);
  if (was * is < 0) {
    // The power may have changed in addition to the wrong sign.
    const flipped =
      Math.abs(-is - was) <= biggestStep ? mendsToValue(options, eye, code, writeDioptres(-is)) : [];
    return [{ ...about, kind: 'SignChanged', mends: flipped.length > 0 ? flipped : asBefore }];
  }
  return Math.abs(is - was) > biggestStep ? [{ ...about, kind: 'BigStep', mends: asBefore }] : [];
};

const axisTurn = (
  { options }: EnteredEyes,
  eye: EyeSide,
  before: EyeValues,
  values: EyeValues,
): readonly Finding[] => {
  const [was, is] = [axisOf(before), axisOf(values)];
  if (was === undefined || is === undefined || !turns(before) || !turns(values)) return [];
  return turnBetween(was, is) > widestTurn
    ? [
        {
          kind: 'AxisTurned',
          at: [{ eye, code: 'axis', value: values.axis }],
          before: before.axis,
          mends: mendsToValue(options, eye, 'axis', before.axis),
        },
      ]
    : [];
};

const other = { right: 'left', left: 'right' } as const;

/**
 * Finds a base curve or an addition that was never worn in this lens, or in another lens if this one is also made in
 * the value worn. The values of the same eye take precedence.
 */
const neverWorn = (
  { productId, options, eyes }: EnteredEyes,
  eye: EyeSide,
  code: 'radius' | 'add',
  { worn: all }: KnownEyes,
): readonly Finding[] => {
  const value = eyes[eye]?.[code];
  if (value === undefined) return [];
  const lenses = all.filter((lens) => options || lens.productId === productId);
  const worn = [eye, other[eye]]
    .flatMap((side) => lenses.map((lens) => lens.eyes[side]?.[code]))
    .filter((one) => one !== undefined)
    .filter((one) => inLensSpelling(options, code, one) !== undefined);
  const [last] = worn;
  if (last === undefined || worn.some((one) => isSameValue(code, one, value))) return [];
  return [
    {
      kind: 'NeverWorn',
      at: [{ eye, code, value }],
      before: last,
      mends: mendsToValue(options, eye, code, last),
    },
  ];
};

/** Returns the values that differ widely from what an eye has worn so far, in option order. Source: WEAR-1. */
export const changedValues = (known: KnownEyes, entered: EnteredEyes, eye: EyeSide): readonly Finding[] => {
  const [before, values] = [known.eyes[eye] ?? {}, entered.eyes[eye] ?? {}];
  return [
    ...powerChange(entered, eye, 'sphere', before, values),
    ...powerChange(entered, eye, 'cylinder', before, values),
    ...axisTurn(entered, eye, before, values),
    ...neverWorn(entered, eye, 'radius', known),
    ...neverWorn(entered, eye, 'add', known),
  ];
};

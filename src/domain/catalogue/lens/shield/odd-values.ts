import type { EyeSide, Eyes } from '../eyes.ts';
import { writeDioptres } from '../lens-measure.ts';
import type { ProductOption } from '../lens-options.ts';
import type { EyeValues } from '../prescription.ts';
import type { EnteredEyes, Finding, Mend } from './finding.ts';
import { axisOf, inLensSpelling, powerOf, turns } from './measures.ts';

const sides = ['right', 'left'] as const satisfies readonly EyeSide[];

/** Returns the correction to the value worn so far, if the lens is made in it. */
export const mendsToValue = (
  options: readonly ProductOption[] | undefined,
  eye: EyeSide,
  code: 'sphere' | 'cylinder' | 'axis' | 'radius' | 'add',
  before: string | undefined,
): readonly Mend[] => {
  const value = before === undefined ? undefined : inLensSpelling(options, code, before);
  return value === undefined ? [] : [{ _tag: 'TakeValue', eye, code, value }];
};

/** Finds a cylinder without an axis, an axis without a cylinder, or an axis outside 0 to 180 degrees, for one eye. */
const oddCylinderOf = (
  options: EnteredEyes['options'],
  eye: EyeSide,
  values: EyeValues,
  before: EyeValues = {},
): readonly Finding[] => {
  const axis = { eye, code: 'axis', value: values.axis } as const;
  const cylinder = { eye, code: 'cylinder', value: values.cylinder } as const;
  const takeAxis = mendsToValue(options, eye, 'axis', axisOf(before) === undefined ? undefined : before.axis);
  if (values.axis !== undefined && axisOf(values) === undefined)
    return [{ kind: 'AxisOutOfRange', at: [axis], before: before.axis, mends: takeAxis }];
  if (turns(values) && values.axis === undefined)
    return [{ kind: 'CylinderWithoutAxis', at: [axis, cylinder], before: before.axis, mends: takeAxis }];
  if (turns(values) || (axisOf(values) ?? 0) === 0) return [];
  const takeCylinder = mendsToValue(options, eye, 'cylinder', turns(before) ? before.cylinder : undefined);
  return [
    { kind: 'AxisWithoutCylinder', at: [cylinder, axis], before: before.cylinder, mends: takeCylinder },
  ];
};

/** Finds cylinder and axis errors for each eye. */
export const oddCylinder = (
  { eyes, options }: Pick<EnteredEyes, 'eyes' | 'options'>,
  known: Eyes<EyeValues> = {},
): readonly Finding[] => sides.flatMap((eye) => oddCylinderOf(options, eye, eyes[eye] ?? {}, known[eye]));

const sphereOf = (values: EyeValues | undefined): number => powerOf(values, 'sphere') ?? 0;
const signOf = (values: EyeValues | undefined): number => Math.sign(sphereOf(values));

/**
 * Finds spheres with opposite signs: one eye short-sighted and the other long-sighted is usually a wrong sign. Not
 * reported if both signs are known to be right. The correction flips the sign of an eye whose sign is not known.
 * Source: WEAR-1.
 */
export const oppositeSigns = (
  { eyes, options }: Pick<EnteredEyes, 'eyes' | 'options'>,
  known: Eyes<EyeValues> = {},
): readonly Finding[] => {
  if (signOf(eyes.right) * signOf(eyes.left) >= 0) return [];
  const doubtful = sides.filter((eye) => signOf(eyes[eye]) !== signOf(known[eye]));
  if (doubtful.length === 0) return [];
  const flipped = (eye: EyeSide): readonly Mend[] =>
    mendsToValue(options, eye, 'sphere', writeDioptres(-sphereOf(eyes[eye])));
  return [
    {
      kind: 'OppositeSigns',
      at: [
        { eye: 'right', code: 'sphere', value: eyes.right?.sphere },
        { eye: 'left', code: 'sphere', value: eyes.left?.sphere },
      ],
      mends: doubtful.flatMap(flipped),
    },
  ];
};

/** Returns findings that depend only on the entered values, not on what was worn before. Source: WEAR-1. */
export const oddValues = (entered: Pick<EnteredEyes, 'eyes' | 'options'>): readonly Finding[] => [
  ...oddCylinder(entered),
  ...oppositeSigns(entered),
];

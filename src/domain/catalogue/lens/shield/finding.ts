import type { ProductId } from '../../product.ts';
import type { LensOptionCode } from '../eye-prescription.ts';
import { type EyeSide, type Eyes, swapEyes } from '../eyes.ts';
import type { ProductOption } from '../lens-options.ts';
import type { EyeValues } from '../prescription.ts';

/** The values entered for an order of one lens. `options`: the options the lens is made in, if known. */
export interface EnteredEyes {
  readonly productId: ProductId;
  readonly eyes: Eyes<EyeValues>;
  readonly options?: readonly ProductOption[] | undefined;
}

/** A correction for a finding, applied with one click. */
export type Mend =
  | { readonly _tag: 'SwapEyes' }
  | {
      readonly _tag: 'TakeValue';
      readonly eye: EyeSide | 'both';
      readonly code: LensOptionCode;
      /** In the spelling of the lens. */
      readonly value: string;
    };

export const findingKinds = [
  'SwappedEyes',
  'SignChanged',
  'BigStep',
  'AxisTurned',
  'NeverWorn',
  'CylinderWithoutAxis',
  'AxisWithoutCylinder',
  'AxisOutOfRange',
  'OppositeSigns',
] as const;
export type FindingKind = (typeof findingKinds)[number];

/** A form field that a finding is about, with its value. */
export interface FoundAt {
  readonly eye: EyeSide;
  readonly code: LensOptionCode;
  readonly value?: string | undefined;
}

/** Something in the values of a lens that the customer should check. It never blocks the order. */
export interface Finding {
  readonly kind: FindingKind;
  /** Never empty. The first field is the most relevant. */
  readonly at: readonly [FoundAt, ...FoundAt[]];
  /** The value worn so far for the first field. */
  readonly before?: string | undefined;
  /** Any one of these corrections is enough. Empty if the right value is unknown. */
  readonly mends: readonly Mend[];
}

/** Serialises a finding without its eye, for comparison. */
const ofAnEye = ({ at, mends, ...finding }: Finding): string =>
  JSON.stringify([
    finding,
    at.map(({ code, value }) => [code, value]),
    mends.map((mend) => mend._tag === 'TakeValue' && [mend.code, mend.value]),
  ]);
const isOnlyOf = ({ at }: Finding, side: EyeSide): boolean => at.every(({ eye }) => eye === side);

/** Merges equal findings for both eyes into one, whose corrections apply to both. */
export const mergeEqualFindings = (findings: readonly Finding[]): readonly Finding[] => {
  const twinOf = (finding: Finding, side: EyeSide): Finding | undefined =>
    findings.find((other) => isOnlyOf(other, side) && ofAnEye(other) === ofAnEye(finding));
  return findings.flatMap((finding): readonly Finding[] => {
    if (isOnlyOf(finding, 'left') && twinOf(finding, 'right')) return [];
    const twin = isOnlyOf(finding, 'right') ? twinOf(finding, 'left') : undefined;
    if (!twin) return [finding];
    return [
      {
        ...finding,
        at: [...finding.at, ...twin.at],
        mends: finding.mends.map((mend) => ({ ...mend, eye: 'both' as const })),
      },
    ];
  });
};

/** Whether a finding is about both eyes. */
export const isOfBoth = (finding: Finding): boolean =>
  !isOnlyOf(finding, 'right') && !isOnlyOf(finding, 'left');

/** Returns a key for a finding and its values. The key changes when the values change. */
export const findingKey = ({ kind, at }: Finding): string =>
  [kind, ...at.map(({ eye, code, value = '' }) => `${eye}.${code}=${value}`)].join(' ');

/** Returns the findings that have not been confirmed for exactly these values. Source: WEAR-2. */
export const openFindings = (
  findings: readonly Finding[],
  confirmed: ReadonlySet<string>,
): readonly Finding[] => findings.filter((finding) => !confirmed.has(findingKey(finding)));

/** Returns the values after a correction. Source: WEAR-2. */
export const mended = ({ right, left }: Eyes<EyeValues>, mend: Mend): Eyes<EyeValues> => {
  if (mend._tag === 'SwapEyes') return swapEyes({ ...(right && { right }), ...(left && { left }) });
  const after = (side: EyeSide, values: EyeValues): EyeValues =>
    mend.eye === side || mend.eye === 'both' ? { ...values, [mend.code]: mend.value } : values;
  return {
    ...(right && { right: after('right', right) }),
    ...(left && { left: after('left', left) }),
  };
};

import type { ProductId } from '../../product.ts';
import type { LensOptionCode } from '../eye-prescription.ts';
import { type EyeSide, type Eyes, swapEyes } from '../eyes.ts';
import type { ProductOption } from '../lens-options.ts';
import type { EyeValues } from '../prescription.ts';

/** What is about to be ordered of one lens. `options`: what it is made in, where that is known. */
export interface EnteredEyes {
  readonly productId: ProductId;
  readonly eyes: Eyes<EyeValues>;
  readonly options?: readonly ProductOption[] | undefined;
}

/** What one press does about a finding. */
export type Mend =
  | { readonly _tag: 'SwapEyes' }
  | {
      readonly _tag: 'TakeValue';
      readonly eye: EyeSide | 'both';
      readonly code: LensOptionCode;
      /** As the lens spells it. */
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

/** A field that a finding is about, with what stands in it. */
export interface FoundAt {
  readonly eye: EyeSide;
  readonly code: LensOptionCode;
  readonly value?: string | undefined;
}

/** Something in the values of a lens that is worth reading once more. Never a refusal. */
export interface Finding {
  readonly kind: FindingKind;
  /** Never empty; the first is the one to look at. */
  readonly at: readonly [FoundAt, ...FoundAt[]];
  /** What was worn so far in the first of the fields. */
  readonly before?: string | undefined;
  /** Any one of them is enough; none where nobody can tell. */
  readonly mends: readonly Mend[];
}

/** A finding, whichever eye it is about. */
const ofAnEye = ({ at, mends, ...finding }: Finding): string =>
  JSON.stringify([
    finding,
    at.map(({ code, value }) => [code, value]),
    mends.map((mend) => mend._tag === 'TakeValue' && [mend.code, mend.value]),
  ]);
const isOnlyOf = ({ at }: Finding, side: EyeSide): boolean => at.every(({ eye }) => eye === side);

/** What is the same of both eyes is said once, and mended for both. */
export const saidOnce = (findings: readonly Finding[]): readonly Finding[] => {
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

/** Names a finding together with the values that it is about: other values, another finding. */
export const findingKey = ({ kind, at }: Finding): string =>
  [kind, ...at.map(({ eye, code, value = '' }) => `${eye}.${code}=${value}`)].join(' ');

/** Without those of which somebody said that they are right, for exactly these values. Source: WEAR-2. */
export const openFindings = (
  findings: readonly Finding[],
  confirmed: ReadonlySet<string>,
): readonly Finding[] => findings.filter((finding) => !confirmed.has(findingKey(finding)));

/** The values after a press. Source: WEAR-2. */
export const mended = ({ right, left }: Eyes<EyeValues>, mend: Mend): Eyes<EyeValues> => {
  if (mend._tag === 'SwapEyes') return swapEyes({ ...(right && { right }), ...(left && { left }) });
  const after = (side: EyeSide, values: EyeValues): EyeValues =>
    mend.eye === side || mend.eye === 'both' ? { ...values, [mend.code]: mend.value } : values;
  return {
    ...(right && { right: after('right', right) }),
    ...(left && { left: after('left', left) }),
  };
};

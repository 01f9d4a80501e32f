import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type EyeSide, type Eyes, swapEyes } from '../../../../../src/domain/catalogue/lens/eyes.ts';
import { dioptres, writeDioptres } from '../../../../../src/domain/catalogue/lens/lens-measure.ts';
import type { EyeValues } from '../../../../../src/domain/catalogue/lens/prescription.ts';
import {
  type Finding,
  findingKey,
  mended,
  openFindings,
} from '../../../../../src/domain/catalogue/lens/shield/finding.ts';
import { shielded } from '../../../../../src/domain/catalogue/lens/shield/order-shield.ts';
import type { ProductId } from '../../../../../src/domain/catalogue/product.ts';
import { knownEyesOf, wornEyes, wornValues } from '../../../../arbitraries/known-eyes.ts';

const productId = 'aqualis' as ProductId;
const found = (known: Eyes<EyeValues>, eyes: Eyes<EyeValues>): readonly Finding[] =>
  shielded([knownEyesOf(known)], { productId, eyes }).findings;
const sides = ['right', 'left'] as const;
const other = { right: 'left', left: 'right' } as const;

const hundredths = ({ sphere = '' }: EyeValues): number => {
  const read = dioptres(sphere);
  return read._tag === 'Right' ? read.right : 0;
};
const flip = (eyes: Eyes<EyeValues>, eye: EyeSide): Eyes<EyeValues> => ({
  ...eyes,
  [eye]: { ...eyes[eye], sphere: writeDioptres(-hundredths(eyes[eye] ?? {})) },
});
/** The findings without order; `eyeOf`: maps the eyes. */
const unordered = (findings: readonly Finding[], eyeOf: (eye: EyeSide) => EyeSide) =>
  findings
    .map(({ at, mends, ...finding }) =>
      JSON.stringify({
        ...finding,
        at: at.map((field) => JSON.stringify({ ...field, eye: eyeOf(field.eye) })).sort(),
        mends: mends
          .map((mend) =>
            JSON.stringify('eye' in mend && mend.eye !== 'both' ? { ...mend, eye: eyeOf(mend.eye) } : mend),
          )
          .sort(),
      }),
    )
    .sort();

describe('the shield', () => {
  it('never warns of values that were worn before · WEAR-1', () =>
    fc.assert(
      fc.property(wornEyes, (eyes) => {
        expect(found(eyes, eyes)).toEqual([]);
      }),
    ));

  it('always warns of a flipped sign · WEAR-1', () =>
    fc.assert(
      fc.property(wornEyes, fc.constantFrom(...sides), (eyes, eye) => {
        fc.pre(hundredths(eyes[eye] ?? {}) !== 0);
        const findings = found(eyes, flip(eyes, eye));
        expect(
          findings.some(
            ({ kind, at }) =>
              kind === 'SwappedEyes' ||
              (kind === 'SignChanged' && at.some((field) => field.eye === eye && field.code === 'sphere')),
          ),
        ).toBe(true);
      }),
    ));

  it('reports swapped eyes as swapped, and nothing else · WEAR-1', () =>
    fc.assert(
      fc.property(wornValues, wornValues, (right, left) => {
        fc.pre(right.sphere !== left.sphere);
        const known = { right, left };
        expect(found(known, swapEyes(known)).map(({ kind }) => kind)).toEqual(['SwappedEyes']);
      }),
    ));

  it('offers only mends that remove their finding · WEAR-2', () =>
    fc.assert(
      fc.property(wornEyes, wornEyes, (known, eyes) => {
        for (const { kind, at, mends } of found(known, eyes))
          for (const mend of mends) {
            const left = found(known, mended(eyes, mend));
            expect(
              left.some(
                (one) => one.kind === kind && one.at[0].eye === at[0].eye && one.at[0].code === at[0].code,
              ),
            ).toBe(false);
          }
      }),
    ));

  it('treats both eyes alike · WEAR-1', () =>
    fc.assert(
      fc.property(wornEyes, wornEyes, (known, eyes) => {
        expect(unordered(found(swapEyes(known), swapEyes(eyes)), (eye) => other[eye])).toEqual(
          unordered(found(known, eyes), (eye) => eye),
        );
      }),
    ));

  it('hides a confirmed finding for exactly these values · WEAR-2', () =>
    fc.assert(
      fc.property(wornEyes, wornEyes, wornEyes, (known, eyes, later) => {
        const first = found(known, eyes);
        const confirmed = new Set(first.map(findingKey));
        expect(openFindings(first, confirmed)).toEqual([]);
        const next = found(known, later);
        const isSame = (one: Finding) =>
          first.some(
            (before) => before.kind === one.kind && JSON.stringify(before.at) === JSON.stringify(one.at),
          );
        expect(openFindings(next, confirmed)).toEqual(next.filter((one) => !isSame(one)));
      }),
    ));
});

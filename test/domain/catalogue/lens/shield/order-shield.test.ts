import { describe, expect, it } from 'vitest';
import type { Eyes } from '../../../../../src/domain/catalogue/lens/eyes.ts';
import type { ProductOption } from '../../../../../src/domain/catalogue/lens/lens-options.ts';
import type { EyeValues } from '../../../../../src/domain/catalogue/lens/prescription.ts';
import { type Finding, isOfBoth, mended } from '../../../../../src/domain/catalogue/lens/shield/finding.ts';
import { shielded } from '../../../../../src/domain/catalogue/lens/shield/order-shield.ts';
import type { ProductId } from '../../../../../src/domain/catalogue/product.ts';
import { knownEyesOf } from '../../../../arbitraries/known-eyes.ts';

const aqualis = 'aqualis' as ProductId;
const other = 'other' as ProductId;

/** `SignChanged right.sphere: right.sphere=-2.50`: a finding, its place, and what its buttons change. */
const told = ({ kind, at: [{ eye, code }], mends }: Finding): string =>
  `${kind} ${eye}.${code}: ${mends
    .map((mend) => (mend._tag === 'SwapEyes' ? 'swap' : `${mend.eye}.${mend.code}=${mend.value}`))
    .join(' ')}`;

const found = (
  known: Eyes<EyeValues> | undefined,
  eyes: Eyes<EyeValues>,
  options?: readonly ProductOption[],
  productId = aqualis,
) => shielded(known ? [knownEyesOf(known)] : [], { productId, eyes, options }).findings.map(told);

const right = (values: EyeValues) => ({ right: values });
const pair = (one: string, two: string) => ({ right: { sphere: one }, left: { sphere: two } });

describe('values compared with those worn before', () => {
  it.each<[string, Eyes<EyeValues>, Eyes<EyeValues>, readonly string[]]>([
    [
      'a changed sign',
      right({ sphere: '-2.50' }),
      right({ sphere: '+2.50' }),
      ['SignChanged right.sphere: right.sphere=-2.50'],
    ],
    [
      'a changed sign of a small power',
      right({ sphere: '-0.25' }),
      right({ sphere: '+0.25' }),
      ['SignChanged right.sphere: right.sphere=-0.25'],
    ],
    [
      'a changed sign with a small difference',
      right({ sphere: '-2.50' }),
      right({ sphere: '+2.75' }),
      ['SignChanged right.sphere: right.sphere=-2.75'],
    ],
    [
      'a changed sign with a large difference',
      right({ sphere: '-2.50' }),
      right({ sphere: '+5.00' }),
      ['SignChanged right.sphere: right.sphere=-2.50'],
    ],
    [
      'a sign in another spelling',
      right({ sphere: '\u22122,5' }),
      right({ sphere: '+2.50' }),
      ['SignChanged right.sphere: right.sphere=-2.50'],
    ],
    ['a difference of 0.75 is not reported', right({ sphere: '-2.50' }), right({ sphere: '-3.25' }), []],
    [
      'a larger difference is reported',
      right({ sphere: '-2.50' }),
      right({ sphere: '-3.50' }),
      ['BigStep right.sphere: right.sphere=-2.50'],
    ],
    [
      'a difference from zero',
      right({ sphere: '0.00' }),
      right({ sphere: '+1.00' }),
      ['BigStep right.sphere: right.sphere=0.00'],
    ],
    [
      'a difference of a cylinder',
      right({ sphere: '-1.00', cylinder: '-0.75', axis: '90' }),
      right({ sphere: '-1.00', cylinder: '-2.25', axis: '90' }),
      ['BigStep right.cylinder: right.cylinder=-0.75'],
    ],
    [
      'a turn of 20 degrees is not reported',
      right({ sphere: '-1.00', cylinder: '-0.75', axis: '170' }),
      right({ sphere: '-1.00', cylinder: '-0.75', axis: '10' }),
      [],
    ],
    [
      'a larger turn is reported',
      right({ sphere: '-1.00', cylinder: '-0.75', axis: '170' }),
      right({ sphere: '-1.00', cylinder: '-0.75', axis: '20' }),
      ['AxisTurned right.axis: right.axis=170'],
    ],
    [
      '180 is 0',
      right({ sphere: '-1.00', cylinder: '-0.75', axis: '180' }),
      right({ sphere: '-1.00', cylinder: '-0.75', axis: '0' }),
      [],
    ],
    [
      'an axis of a cylinder of zero',
      right({ sphere: '-1.00', cylinder: '0.00', axis: '90' }),
      right({ sphere: '-1.00', cylinder: '-0.75', axis: '180' }),
      [],
    ],
    [
      'a cylinder without its axis',
      right({ sphere: '-1.00', cylinder: '-0.75', axis: '90' }),
      right({ sphere: '-1.00', cylinder: '-0.75' }),
      ['CylinderWithoutAxis right.axis: right.axis=90'],
    ],
    [
      'an axis without its cylinder',
      right({ sphere: '-1.00', cylinder: '-0.75', axis: '90' }),
      right({ sphere: '-1.00', axis: '90' }),
      ['AxisWithoutCylinder right.cylinder: right.cylinder=-0.75'],
    ],
    [
      'an axis out of range',
      right({ sphere: '-1.00', cylinder: '-0.75', axis: '90' }),
      right({ sphere: '-1.00', cylinder: '-0.75', axis: '190' }),
      ['AxisOutOfRange right.axis: right.axis=90'],
    ],
    [
      'a base curve that was never worn',
      right({ sphere: '-1.00', radius: '8.6' }),
      right({ sphere: '-1.00', radius: '8.4' }),
      ['NeverWorn right.radius: right.radius=8.6'],
    ],
    [
      'a base curve that the other eye wears',
      { right: { sphere: '-1.00', radius: '8.6' }, left: { sphere: '-1.00', radius: '8.4' } },
      right({ sphere: '-1.00', radius: '8.4' }),
      [],
    ],
    [
      'an addition that was never worn',
      right({ sphere: '-1.00', add: 'low' }),
      right({ sphere: '-1.00', add: 'high' }),
      ['NeverWorn right.add: right.add=low'],
    ],
    ['swapped eyes', pair('-2.50', '-2.75'), pair('-2.75', '-2.50'), ['SwappedEyes right.sphere: swap']],
    [
      'swapped eyes only, however different',
      pair('-2.50', '+1.00'),
      pair('+1.00', '-2.50'),
      ['SwappedEyes right.sphere: swap'],
    ],
    [
      'the values of the other eye',
      pair('-2.50', '-4.00'),
      right({ sphere: '-4.00' }),
      ['SwappedEyes right.sphere: swap'],
    ],
    ['both eyes like one of them', pair('-2.50', '-2.75'), pair('-2.75', '-2.75'), []],
    [
      'different signs if one of them changed',
      pair('-2.50', '-2.75'),
      pair('+2.50', '-2.75'),
      ['SignChanged right.sphere: right.sphere=-2.50'],
    ],
    ['different signs as before', pair('-2.50', '+1.00'), pair('-2.25', '+1.25'), []],
    [
      'different signs if one eye is known',
      right({ sphere: '-2.50' }),
      pair('-2.50', '+1.00'),
      ['OppositeSigns right.sphere: left.sphere=-1.00'],
    ],
    [
      'a text that is not a measure',
      right({ sphere: '-1.00', radius: 'flat' }),
      right({ sphere: '-1.00', radius: 'steep' }),
      ['NeverWorn right.radius: right.radius=flat'],
    ],
    ['an unreadable value', right({ sphere: 'strong' }), right({ sphere: '-1.00' }), []],
  ])('%s · WEAR-1', (_, known, eyes, findings) => expect(found(known, eyes)).toEqual(findings));

  it('have one finding for the same change of both eyes, which mends both · WEAR-2', () => {
    const { findings } = shielded([knownEyesOf(pair('-2.50', '-2.50'))], {
      productId: aqualis,
      eyes: pair('+2.50', '+2.50'),
    });
    expect(findings.map(told)).toEqual(['SignChanged right.sphere: both.sphere=-2.50']);
    expect(findings.map(isOfBoth)).toEqual([true]);
    const [mend] = findings.flatMap(({ mends }) => mends);
    expect(mend && mended(pair('+2.50', '+2.50'), mend)).toEqual(pair('-2.50', '-2.50'));
    expect(found(pair('-2.50', '-2.50'), pair('+2.50', '+2.25'))).toEqual([
      'SignChanged right.sphere: right.sphere=-2.50',
      'SignChanged left.sphere: left.sphere=-2.25',
    ]);
  });

  it('have findings with the field, its value and the value worn before · WEAR-1', () =>
    expect(
      shielded([knownEyesOf(right({ sphere: '-2.50' }))], {
        productId: aqualis,
        eyes: right({ sphere: '+2.50' }),
      }).findings,
    ).toMatchObject([{ at: [{ eye: 'right', code: 'sphere', value: '+2.50' }], before: '-2.50' }]));
});

describe('values without a comparison', () => {
  it.each<[Eyes<EyeValues>, readonly string[]]>([
    [{}, []],
    [pair('-2.50', '-1.00'), []],
    [pair('-2.50', '0.00'), []],
    [pair('-2.50', '+2.00'), ['OppositeSigns right.sphere: right.sphere=+2.50 left.sphere=-2.00']],
    [right({ cylinder: '-0.75', axis: '180' }), []],
    [right({ cylinder: '-0.75' }), ['CylinderWithoutAxis right.axis: ']],
    [right({ axis: '90' }), ['AxisWithoutCylinder right.cylinder: ']],
    [right({ axis: '180' }), []],
    [right({ cylinder: '-0.75', axis: 'across' }), ['AxisOutOfRange right.axis: ']],
  ])('%j: %j · WEAR-1', (eyes, findings) => {
    expect(found(undefined, eyes)).toEqual(findings);
    // If the power is not known, there is nothing to compare.
    expect(shielded([knownEyesOf({ right: {} })], { productId: aqualis, eyes }).findings.map(told)).toEqual(
      findings,
    );
  });
});

describe('a lens with limited options', () => {
  const sphere: ProductOption = { code: 'sphere', values: ['-2.5', '+2.5', '+3'] };
  const radius: ProductOption = { code: 'radius', values: ['8.4', '8.60'] };
  it.each<[string, Eyes<EyeValues>, Eyes<EyeValues>, readonly string[]]>([
    [
      'is corrected in the spelling of the lens',
      right({ sphere: '-2.50' }),
      right({ sphere: '+2.5' }),
      ['SignChanged right.sphere: right.sphere=-2.5'],
    ],
    [
      'is corrected to a value in which the lens is made',
      right({ sphere: '-2.50' }),
      right({ sphere: '+3' }),
      ['SignChanged right.sphere: right.sphere=-2.5'],
    ],
    [
      'is not corrected to a value in which the lens is not made',
      right({ sphere: '-6.00' }),
      right({ sphere: '-2.5' }),
      ['BigStep right.sphere: '],
    ],
    [
      'has a base curve that was worn in another lens',
      right({ sphere: '-2.50', radius: '8.6' }),
      right({ sphere: '-2.5', radius: '8.4' }),
      ['NeverWorn right.radius: right.radius=8.60'],
    ],
    [
      'has no base curve that was worn',
      right({ sphere: '-2.50', radius: '9.0' }),
      right({ sphere: '-2.5', radius: '8.4' }),
      [],
    ],
  ])('%s · WEAR-1 · WEAR-2', (_, known, eyes, findings) =>
    expect(found(known, eyes, [sphere, radius], other)).toEqual(findings),
  );

  it('has no finding on its base curve if its options are unknown · WEAR-1', () =>
    expect(
      found(
        right({ sphere: '-2.50', radius: '8.6' }),
        right({ sphere: '-2.50', radius: '8.4' }),
        undefined,
        other,
      ),
    ).toEqual([]));
});

it('compares with the wearer whom the values fit best · WEAR-1', () => {
  const people = [knownEyesOf(pair('-2.50', '-2.75')), knownEyesOf(pair('+1.00', '+1.25'), 'mia')];
  const of = (eyes: Eyes<EyeValues>) => shielded(people, { productId: aqualis, eyes }).findings.map(told);
  expect(of(pair('+1.00', '+1.25'))).toEqual([]);
  const { known } = shielded(people, { productId: aqualis, eyes: pair('+1.00', '-1.25') });
  expect(known?.id).toBe('mia');
  expect(of(pair('-2.50', '-2.75'))).toEqual([]);
  expect(of(pair('+1.00', '-1.25'))).toEqual(['SignChanged left.sphere: left.sphere=+1.25']);
});

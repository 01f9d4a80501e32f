import { describe, expect, it } from 'vitest';
import { plausibility, plausibilityOfPair } from '../../../../src/domain/catalogue/lens/plausibility.ts';

describe('the values of an eye', () => {
  it.each([
    [{}, []],
    [{ sphere: '-2.50' }, []],
    [{ cylinder: '-0.75', axis: '180' }, []],
    [{ cylinder: '0.00' }, []],
    [{ cylinder: '-0.75' }, ['cylinder_without_axis']],
    [{ axis: '90' }, ['axis_without_cylinder']],
    [{ axis: '90', cylinder: '0.00' }, ['axis_without_cylinder']],
    [{ axis: '0' }, []],
    [{ cylinder: '-0.75', axis: '181' }, ['axis_out_of_range']],
    [{ cylinder: '-0.75', axis: '-10' }, ['axis_out_of_range']],
    [{ cylinder: '-0.75', axis: 'across' }, ['axis_out_of_range']],
  ] as const)('%j warn of %j', (values, warnings) => expect(plausibility(values)).toEqual(warnings));

  const pair = (right: string, left: string) => ({
    right: { values: { sphere: right }, quantity: 1 },
    left: { values: { sphere: left }, quantity: 1 },
  });
  it.each([
    [pair('-2.50', '-1.00'), []],
    [pair('-2.50', '0.00'), []],
    [pair('-2.50', '+2.50'), ['signs_differ']],
    [{ right: pair('-2.50', '').right }, []],
    [{}, []],
  ])('%j together warn of %j', (given, warnings) => expect(plausibilityOfPair(given)).toEqual(warnings));
});

import { describe, expect, it } from 'vitest';
import { groupValues } from '../../../src/ui/catalogue/product/form/option-groups.ts';

describe('the values of a select', () => {
  it('has spheres by sign, from zero outwards', () => {
    expect(groupValues('sphere', ['-6.50', '-0.50', '0.00', '+0.25', '+4.00'])).toEqual({
      plain: ['0.00'],
      minus: ['-0.50', '-6.50'],
      plus: ['+0.25', '+4.00'],
    });
  });

  it('has no groups where there is one sign', () => {
    expect(groupValues('sphere', ['+1.00', '+1.50'])).toEqual({
      plain: ['+1.00', '+1.50'],
      minus: [],
      plus: [],
    });
  });

  it('leaves other values as they came · CAT-7', () => {
    expect(groupValues('axis', ['10', '180', '20']).plain).toEqual(['10', '180', '20']);
  });
});

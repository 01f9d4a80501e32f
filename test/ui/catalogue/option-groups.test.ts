import { describe, expect, it } from 'vitest';
import { groupValues } from '../../../src/ui/catalogue/product/form/option-groups.ts';

describe('the values of a select', () => {
  it('are grouped by sign for spheres, from zero outwards', () => {
    expect(groupValues('sphere', ['-6.50', '-0.50', '0.00', '+0.25', '+4.00'])).toEqual({
      plain: ['0.00'],
      minus: ['-0.50', '-6.50'],
      plus: ['+0.25', '+4.00'],
    });
  });

  it('are not grouped if there is only one sign', () => {
    expect(groupValues('sphere', ['+1.00', '+1.50'])).toEqual({
      plain: ['+1.00', '+1.50'],
      minus: [],
      plus: [],
    });
  });

  it('keep their order for other options · CAT-7', () => {
    expect(groupValues('axis', ['10', '180', '20']).plain).toEqual(['10', '180', '20']);
  });
});

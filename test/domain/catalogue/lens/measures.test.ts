import { describe, expect, it } from 'vitest';
import { measuresOf } from '../../../../src/domain/catalogue/lens/measures.ts';

describe('the figures of a lens', () => {
  it('are read from its table and from its options', () => {
    expect(
      measuresOf({
        facts: [
          { code: 'oxygen_transmissibility', value: '148 Dk/t' },
          { code: 'water_content', value: '40 %' },
          { code: 'uv_filter', value: 'class_2' },
        ],
        options: [{ code: 'radius', values: ['8.3', '8.6'] }],
      }),
    ).toEqual({ oxygen: '148', water: '40 %', uv: '2', radii: ['8.3', '8.6'] });
  });

  it('are only those that its table gives', () => {
    expect(measuresOf({ facts: [], options: [] })).toEqual({ radii: [] });
  });

  it.each(['none', 'uv400', ''])('have no UV class if the table says %j', (value) => {
    expect(measuresOf({ facts: [{ code: 'uv_filter', value }], options: [] })).toEqual({ radii: [] });
  });
});

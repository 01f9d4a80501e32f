import { describe, expect, it } from 'vitest';
import { columnsAt, gridColumns } from '../../../src/domain/catalogue/grid.ts';

describe('the grid of products', () => {
  it.each([
    [-1, 1],
    [0, 1],
    [-1, 1],
    [Number.NaN, 1],
    [349, 1],
    [350, 2],
    [479, 2],
    [480, 3],
    [1023, 3],
    [1024, 4],
    [2560, 4],
  ])('at %i px has %i columns · CAT-11', (width, columns) => expect(columnsAt(width)).toBe(columns));

  it('names the columns of every width, the widest first · CAT-11', () => {
    const widths = gridColumns.map(([from]) => from);
    expect(widths).toEqual([...widths].sort((a, b) => b - a));
    expect(gridColumns.at(-1)).toEqual([0, 1]);
  });
});

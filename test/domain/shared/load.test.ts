import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTooMuch, type Load } from '../../../src/domain/shared/load.ts';

const most: Load = { open: 100, late: 500 };
const loads = fc.record({ open: fc.nat(1000), late: fc.nat(5000) });

describe('refusing requests under load', () => {
  it.each([
    [{ open: 100, late: 500 }, false, false, false],
    [{ open: 101, late: 0 }, true, false, false],
    [{ open: 0, late: 501 }, true, false, false],
    [{ open: 200, late: 1000 }, true, false, false],
    [{ open: 201, late: 0 }, true, true, false],
    [{ open: 0, late: 1001 }, true, true, false],
    [{ open: 400, late: 2000 }, true, true, false],
    [{ open: 401, late: 0 }, true, true, true],
    [{ open: 0, late: 2001 }, true, true, true],
  ] as const)('with %j: newcomers %s, customers %s, buyers %s · LOAD-1', (load, newcomer, customer, buyer) =>
    expect([
      isTooMuch(most, load, 'newcomer'),
      isTooMuch(most, load, 'customer'),
      isTooMuch(most, load, 'buyer'),
    ]).toEqual([newcomer, customer, buyer]),
  );

  it('never refuses buyers before customers, nor customers before newcomers · LOAD-2', () =>
    fc.assert(
      fc.property(loads, loads, (limit, load) => {
        if (isTooMuch(limit, load, 'buyer')) expect(isTooMuch(limit, load, 'customer')).toBe(true);
        if (isTooMuch(limit, load, 'customer')) expect(isTooMuch(limit, load, 'newcomer')).toBe(true);
      }),
    ));
});

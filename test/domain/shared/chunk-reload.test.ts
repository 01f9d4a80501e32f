import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mayReload, reloadPauseMs } from '../../../src/domain/shared/chunk-reload.ts';

describe('a page whose code failed to load', () => {
  it.each([
    [undefined, true],
    [100_000, false],
    [40_001, false],
    [40_000, true],
    [0, true],
    [Number.NaN, true],
    [100_001, true],
  ])('at 100000, last reloaded at %s, reloads: %s · NOTE-5', (last, may) =>
    expect(mayReload(100_000, last)).toBe(may),
  );

  it('reloads at most once a minute, and again after that · NOTE-5', () =>
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 70_000 }), { maxLength: 6 }), (pauses) => {
        let now = 1_000_000;
        let last: number | undefined;
        for (const pause of pauses) {
          now += pause;
          const may = mayReload(now, last);
          expect(may).toBe(last === undefined || now - last >= 60_000);
          if (may) last = now;
        }
        expect(mayReload(now + reloadPauseMs, last)).toBe(true);
      }),
    ));
});

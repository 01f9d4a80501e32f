import { describe, expect, it } from 'vitest';
import { mayReload } from '../../../src/domain/shared/chunk-reload.ts';

describe('a page whose code did not load', () => {
  it.each([
    [undefined, true],
    [100_000, false],
    [40_001, false],
    [40_000, true],
    [0, true],
    [Number.NaN, true],
    [100_001, true],
  ])('at 100000, last reloaded at %s, loads itself again: %s · NOTE-5', (last, may) =>
    expect(mayReload(100_000, last)).toBe(may),
  );
});

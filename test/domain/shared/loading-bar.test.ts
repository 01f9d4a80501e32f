import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { failed, finished, idle, started, viewAt } from '../../../src/domain/shared/loading-bar.ts';

const hidden = { visible: false, progress: 0, failed: false };
const loading = started(1000)(idle);

describe('the loading bar', () => {
  it.each([
    [1000, hidden],
    [1199, hidden],
    [1200, { visible: true, progress: 0, failed: false }],
    [3700, { visible: true, progress: 0.5, failed: false }],
    [6200, { visible: true, progress: 1, failed: false }],
    [60_000, { visible: true, progress: 1, failed: false }],
  ])('of a load begun at 1000 looks at %i like %j · NOTE-2', (now, view) =>
    expect(viewAt(now)(loading)).toEqual(view),
  );

  it('is full for half a second at the end, then gone · NOTE-2', () => {
    const bar = finished(2000)(loading);
    expect(viewAt(2000)(bar)).toEqual({ visible: true, progress: 1, failed: false });
    expect(viewAt(2499)(bar).visible).toBe(true);
    expect(viewAt(2500)(bar)).toEqual(hidden);
  });

  it('never flashes for what was quicker than the throttle · NOTE-2', () => {
    expect(finished(1199)(loading)).toEqual(idle);
    expect(viewAt(1200)(finished(1200)(loading)).visible).toBe(true);
  });

  it('says that a load failed, however quickly · NOTE-2', () => {
    const bar = failed(1010)(loading);
    expect(viewAt(1010)(bar)).toEqual({ visible: true, progress: 1, failed: true });
    expect(viewAt(1510)(bar)).toEqual(hidden);
  });

  it('begins anew after an end, and goes on while it loads · NOTE-2', () => {
    expect(started(1500)(loading)).toEqual(loading);
    expect(started(2600)(failed(2000)(loading))).toEqual({ _tag: 'Loading', since: 2600 });
  });

  it('stays as it is when nothing was loading · NOTE-2', () => {
    const ended = failed(2000)(loading);
    expect([finished(3000)(ended), failed(3000)(ended)]).toEqual([ended, ended]);
    expect([finished(1)(idle), failed(1)(idle), viewAt(1)(idle)]).toEqual([idle, idle, hidden]);
  });

  it('never goes backwards while something loads · NOTE-2', () =>
    fc.assert(
      fc.property(fc.nat(20_000), fc.nat(20_000), (a, b) => {
        const at = (ms: number) => viewAt(1000 + ms)(loading).progress;
        expect(at(Math.min(a, b))).toBeLessThanOrEqual(at(Math.max(a, b)));
        expect(at(a)).toBeLessThanOrEqual(1);
      }),
    ));
});

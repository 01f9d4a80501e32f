import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  failed,
  finished,
  idle,
  type LoadingBar,
  started,
  viewAt,
} from '../../../src/domain/shared/loading-bar.ts';

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
  ])('of a load started at 1000 shows at %i the state %j · NOTE-2', (now, view) =>
    expect(viewAt(now)(loading)).toEqual(view),
  );

  it('is full for half a second at the end, then hidden · NOTE-2', () => {
    const bar = finished(2000)(loading);
    expect(viewAt(2000)(bar)).toEqual({ visible: true, progress: 1, failed: false });
    expect(viewAt(2499)(bar).visible).toBe(true);
    expect(viewAt(2500)(bar)).toEqual(hidden);
  });

  it('is never shown for a load faster than the threshold · NOTE-2', () => {
    expect(finished(1199)(loading)).toEqual(idle);
    expect(viewAt(1200)(finished(1200)(loading)).visible).toBe(true);
  });

  it('shows a failed load, however fast it failed · NOTE-2', () => {
    const bar = failed(1010)(loading);
    expect(viewAt(1010)(bar)).toEqual({ visible: true, progress: 1, failed: true });
    expect(viewAt(1510)(bar)).toEqual(hidden);
  });

  it('restarts after an end, and continues while loading · NOTE-2', () => {
    expect(started(1500)(loading)).toEqual(loading);
    expect(started(2600)(failed(2000)(loading))).toEqual({ _tag: 'Loading', since: 2600 });
  });

  it('does not change if nothing is loading · NOTE-2', () => {
    const ended = failed(2000)(loading);
    expect([finished(3000)(ended), failed(3000)(ended)]).toEqual([ended, ended]);
    expect([finished(1)(idle), failed(1)(idle), viewAt(1)(idle)]).toEqual([idle, idle, hidden]);
  });

  it('never goes backwards during a load · NOTE-2', () =>
    fc.assert(
      fc.property(fc.nat(20_000), fc.nat(20_000), (a, b) => {
        const at = (ms: number) => viewAt(1000 + ms)(loading).progress;
        expect(at(Math.min(a, b))).toBeLessThanOrEqual(at(Math.max(a, b)));
        expect(at(a)).toBeLessThanOrEqual(1);
      }),
    ));
});

/** The expected state: since when it loads, or when it ended and how. */
interface Model {
  now: number;
  since: number | undefined;
  end: { readonly at: number; readonly failed: boolean } | undefined;
}
interface Real {
  bar: LoadingBar;
}

const command = (name: string, step: (model: Model, real: Real) => void): fc.Command<Model, Real> => ({
  check: () => true,
  run: (model, real) => {
    step(model, real);
    const view = viewAt(model.now)(real.bar);
    const shows =
      model.since !== undefined
        ? model.now - model.since >= 200
        : model.end !== undefined && model.now - model.end.at < 500;
    expect(view.visible).toBe(shows);
    expect(view.failed).toBe(shows && model.since === undefined && model.end?.failed === true);
  },
  toString: () => name,
});
const waits = (ms: number) =>
  command(`waits ${ms}`, (model) => {
    model.now += ms;
  });
const begins = command('begins', (model, real) => {
  if (model.since === undefined) model.since = model.now;
  model.end = undefined;
  real.bar = started(model.now)(real.bar);
});
const ends = (failure: boolean) =>
  command(failure ? 'fails' : 'finishes', (model, real) => {
    if (model.since !== undefined) {
      const seen = failure || model.now - model.since >= 200;
      model.end = seen ? { at: model.now, failed: failure } : undefined;
      model.since = undefined;
    }
    real.bar = (failure ? failed : finished)(model.now)(real.bar);
  });

it('the loading bar is visible from 200 ms on until half a second after the end, for any loads · NOTE-2', () =>
  fc.assert(
    fc.property(
      fc.commands(
        [
          fc.constantFrom(1, 199, 200, 499, 500, 5000).map(waits),
          fc.constant(begins),
          fc.boolean().map(ends),
        ],
        { maxCommands: 14 },
      ),
      (commands) => {
        fc.modelRun(
          () => ({
            model: { now: 0, since: undefined, end: undefined } as Model,
            real: { bar: idle } as Real,
          }),
          commands,
        );
      },
    ),
  ));

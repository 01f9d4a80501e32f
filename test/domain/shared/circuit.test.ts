import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  afterSilence,
  type Circuit,
  closedCircuit,
  tryingCircuit,
  turnOf,
} from '../../../src/domain/shared/circuit.ts';

const policy = { mostUnanswered: 3, restMs: 5000 };
const closed = (unanswered: number): Circuit => ({ _tag: 'Closed', unanswered });
const open: Circuit = { _tag: 'Open', until: 15_000 };
const halfOpen: Circuit = { _tag: 'HalfOpen', until: 15_000 };

const instant = fc.integer({ min: 0, max: 100_000 });
const policies = fc.record({
  mostUnanswered: fc.integer({ min: 1, max: 9 }),
  restMs: fc.integer({ min: 1, max: 60_000 }),
});

describe('the circuit breaker of an external service', () => {
  it.each([
    [closed(0), 10_000, 'ask'],
    [closed(2), 10_000, 'ask'],
    [open, 10_000, 'leave'],
    [open, 14_999, 'leave'],
    [open, 15_000, 'try'],
    [halfOpen, 14_999, 'leave'],
    // A request that was never answered.
    [halfOpen, 15_000, 'try'],
    // The clock was set back.
    [open, 9999, 'try'],
  ] as const)('in the state %j at %i decides: %s · CALL-3', (circuit, now, turn) =>
    expect(turnOf(circuit, policy, now)).toBe(turn),
  );

  it.each([
    [closed(0), closed(1)],
    [closed(1), closed(2)],
    [closed(2), open],
    [halfOpen, open],
  ])('in the state %j changes after a timeout to %j · CALL-3', (before, after) =>
    expect(afterSilence(before, policy, 10_000)).toEqual(after),
  );

  it('does not extend the pause for a request sent before it · CALL-3', () =>
    expect(afterSilence(open, policy, 12_000)).toEqual(open));

  it('opens after the configured number of timeouts in a row, and not before · CALL-3', () =>
    fc.assert(
      fc.property(policies, instant, fc.nat({ max: 12 }), (own, now, silences) => {
        let circuit = closedCircuit;
        for (let n = 0; n < silences; n += 1) circuit = afterSilence(circuit, own, now);
        expect(turnOf(circuit, own, now)).toBe(silences < own.mostUnanswered ? 'ask' : 'leave');
      }),
    ));

  it('allows one trial request per pause, whenever requests come · CALL-3', () =>
    fc.assert(
      fc.property(policies, fc.array(fc.nat({ max: 5000 }), { maxLength: 60 }), (own, pauses) => {
        let circuit: Circuit = { _tag: 'Open', until: own.restMs };
        let now = 0;
        const tried: number[] = [];
        for (const pause of pauses) {
          now += pause;
          if (turnOf(circuit, own, now) !== 'try') continue;
          tried.push(now);
          circuit = afterSilence(tryingCircuit(own, now), own, now);
        }
        const gaps = tried.map((at, index) => at - (tried[index - 1] ?? 0));
        expect(gaps.every((gap) => gap >= own.restMs)).toBe(true);
      }),
    ));

  it('lets one caller try while the others wait, and another one if that response is lost · CALL-3', () => {
    const trying = tryingCircuit(policy, 10_000);
    expect([10_001, 14_999, 15_000].map((now) => turnOf(trying, policy, now))).toEqual([
      'leave',
      'leave',
      'try',
    ]);
  });

  it('blocks requests no longer than its pause, whatever the clock does · CALL-3', () =>
    fc.assert(
      fc.property(policies, instant, instant, (own, opened, now) => {
        const circuit = afterSilence(tryingCircuit(own, opened), own, opened);
        const left = turnOf(circuit, own, now) === 'leave';
        expect(left).toBe(now >= opened && now < opened + own.restMs);
      }),
    ));
});

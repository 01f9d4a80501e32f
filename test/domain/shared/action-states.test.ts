import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ActionStates,
  began,
  hasFailed,
  noActions,
  stateOf,
  succeeded,
  whatFailed,
} from '../../../src/domain/shared/action-states.ts';

type States = ActionStates<string>;
const idle = { _tag: 'Idle' };
const running = { _tag: 'Running' };
const failed = { _tag: 'Failed', failure: 'no answer' };

describe('the actions of a screen', () => {
  it('are idle until they begin · NOTE-6', () => expect(stateOf(noActions, 'load')).toEqual(idle));

  it('run, and then have succeeded or failed; none loads for ever · NOTE-6', () => {
    const loading: States = began('load')(noActions);
    expect(stateOf(loading, 'load')).toEqual(running);
    expect(stateOf(succeeded('load')(loading), 'load')).toEqual(idle);
    const broken = hasFailed('load', 'no answer')(loading);
    expect(stateOf(broken, 'load')).toEqual(failed);
    expect(stateOf(began('load')(broken), 'load')).toEqual(running);
  });

  it('each have a failure of their own · NOTE-6', () =>
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom('load', 'save'), fc.constantFrom('began', 'succeeded', 'failed')), {
          maxLength: 6,
        }),
        (happenings) => {
          const step = { began, succeeded, failed: (name: string) => hasFailed(name, 'no answer') };
          const states = happenings.reduce<States>((all, [name, what]) => step[what](name)(all), noActions);
          for (const name of ['load', 'save']) {
            const last = happenings.findLast(([one]) => one === name)?.[1] ?? 'succeeded';
            expect(stateOf(states, name)).toEqual({ began: running, succeeded: idle, failed }[last]);
          }
        },
      ),
    ));
});

describe('a failed call', () => {
  it.each([
    ['sorry', 'sorry'],
    [{ code: 422 }, { code: 422 }],
    [0, 0],
    [false, false],
    ['', 'the error'],
    [null, 'the error'],
    [undefined, 'the error'],
  ])('answered with %j tells %j · NOTE-6', (body, told) =>
    expect(whatFailed('the error', body)).toEqual(told),
  );

  it('always tells something · NOTE-6', () =>
    fc.assert(
      fc.property(fc.anything(), (body) => {
        const nothing = body === undefined || body === null || body === '';
        expect(whatFailed('the error', body)).toEqual(nothing ? 'the error' : body);
      }),
    ));
});

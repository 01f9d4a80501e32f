import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wipMode } from '../../../src/domain/tracking/wip-mode.ts';

describe('work-in-progress mode', () => {
  it.each([
    ['wip', false, { on: true, cookie: 'set' }],
    ['wip', true, { on: true, cookie: 'set' }],
    ['live', true, { on: false, cookie: 'clear' }],
    ['live', false, { on: false, cookie: 'clear' }],
    ['WIP', true, { on: false, cookie: 'clear' }],
    [undefined, true, { on: true, cookie: 'leave' }],
    [null, true, { on: true, cookie: 'leave' }],
    ['', true, { on: true, cookie: 'leave' }],
    [undefined, false, { on: false, cookie: 'leave' }],
  ] as const)('with the parameter %j and the cookie %s is %j · TRK-4', (mode, cookie, expected) =>
    expect(wipMode(mode, cookie)).toEqual(expected),
  );

  it('is the same on the next page, which has the cookie but no parameter · TRK-4', () =>
    fc.assert(
      fc.property(
        fc.option(fc.oneof(fc.string(), fc.constant('wip')), { nil: undefined }),
        fc.boolean(),
        (mode, before) => {
          const { on, cookie } = wipMode(mode, before);
          const after = { set: true, clear: false, leave: before }[cookie];
          expect(wipMode(undefined, after).on).toBe(on);
        },
      ),
    ));
});

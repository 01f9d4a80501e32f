import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isServicePath } from '../../../src/domain/shared/service-path.ts';
import { path, wildText } from '../../arbitraries/path.ts';

describe('the test for a path of the other application', () => {
  it.each([
    ['/termin', true],
    ['/termin/', true],
    ['/termin/zuerich?day=1', true],
    ['/en/appointment', true],
    ['/en//appointment', true],
    ['/fr/rendez-vous/lyon', true],
    ['/it/appuntamento#when', true],
    ['/service', true],
    ['/service/', true],
    ['/en/service/eye-test', true],
    ['/help/service/eye-test', true],
    ['/', false],
    ['', false],
    ['/p/1/terminator', false],
    ['/services', false],
    ['/self-service/a', false],
    ['/appointment', false],
    ['/fr/appointment', false],
    ['/en/p/appointment', false],
    ['/s?search=/termin', false],
    ['/s#/service/', false],
    ['/Termin', false],
  ])('finds one in %j: %s · ROUTE-8', (input, expected) => expect(isServicePath(input)).toBe(expected));

  it('does not depend on a deeper path or a query · ROUTE-8', () =>
    fc.assert(
      fc.property(path, wildText, (before, behind) => {
        if (isServicePath(before)) expect(isServicePath(`${before}/${behind}`)).toBe(true);
        expect(isServicePath(`${before}?${behind}`)).toBe(isServicePath(before));
      }),
    ));

  it('gives an answer for any text · ROUTE-8', () =>
    fc.assert(
      fc.property(wildText, (text) => {
        expect(typeof isServicePath(text)).toBe('boolean');
      }),
    ));
});

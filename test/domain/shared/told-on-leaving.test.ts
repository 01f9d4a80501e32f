import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readTold, toldFragment } from '../../../src/domain/shared/told-on-leaving.ts';

it('a fragment names the newest message that explains a redirect · CHK-23', () => {
  const fragment = toldFragment(['checkout:guard.empty', 'history:reorder.unavailable', 'cart:added']);
  expect(readTold(fragment)).toEqual({ key: 'history:reorder.unavailable', tone: 'warning' });
});

it('other messages are named by no fragment · CHK-23', () => {
  expect(toldFragment([])).toBe('');
  fc.assert(fc.property(fc.string(), (word) => toldFragment([`cart:${word}`]) === ''));
});

it('a forged fragment chooses no other text · CHK-23', () => {
  fc.assert(
    fc.property(fc.string(), (word) => {
      expect(readTold(word)).toBeUndefined();
      expect(readTold(`#told=cart:${word}`)).toBeUndefined();
    }),
  );
  expect(readTold('#told=constructor')).toBeUndefined();
});

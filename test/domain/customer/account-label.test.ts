import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountLabel, maxLabelLength, shortened } from '../../../src/domain/customer/account-label.ts';
import { plainAddress } from '../../arbitraries/address.ts';

const login = { _tag: 'Login' };
const name = (text: string) => ({ _tag: 'Name', text });
const mira = { firstName: 'Mira', lastName: 'Keller' };
const at = (person: typeof mira) => ({
  address: { ...plainAddress, ...person, salutation: 'female' as const },
});
const letters = (count: number): string => 'abcdefghijklmnopqrstuvwxyz'.slice(0, count);

describe('the account button', () => {
  it.each([
    [mira, 'informal', name('Mira')],
    [mira, 'formal', name('Keller')],
    [{ firstName: 'Mira' }, 'formal', name('Mira')],
    [{ firstName: ' ', lastName: ' Keller ' }, 'informal', name('Keller')],
    [{ firstName: '', lastName: '' }, 'informal', login],
    [{}, 'formal', login],
    [{ ...mira, defaultAddress: at(mira) }, 'formal', { ...name('Keller'), salutation: 'female' }],
    [{ ...mira, defaultAddress: at(mira) }, 'informal', name('Mira')],
    [{ ...mira, defaultAddress: at({ ...mira, firstName: 'Jonas' }) }, 'formal', name('Keller')],
    [{ ...mira, defaultAddress: {} }, 'formal', name('Keller')],
    [undefined, 'informal', login],
    [undefined, 'formal', login],
  ] as const)('for %j in %s style is labelled %j · UI-4', (user, style, label) =>
    expect(accountLabel(user, style)).toEqual(label),
  );

  it.each([
    [letters(21), letters(21)],
    [letters(22), letters(22)],
    [letters(23), `${letters(22)}...`],
    ['', ''],
    ['😀'.repeat(22), '😀'.repeat(22)],
    ['😀'.repeat(23), `${'😀'.repeat(22)}...`],
  ])('shortens %j to %j · UI-4', (text, expected) => {
    expect(shortened(text)).toBe(expected);
    expect(accountLabel({ firstName: text }, 'informal')).toEqual(text ? name(expected) : login);
  });

  it('shows at most 22 characters and three dots, and never splits a character · UI-4', () => {
    expect(maxLabelLength).toBe(22);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
        const label = shortened(text);
        expect([...label].length).toBeLessThanOrEqual(25);
        expect(label.isWellFormed()).toBe(true);
        expect(text.startsWith(label.replace(/\.\.\.$/, ''))).toBe(true);
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameAndKind } from '../../../src/domain/catalogue/name-and-kind.ts';

describe('the name and the kind in a title', () => {
  it.each([
    ['Hydralis, 30 Tageslinsen', ['Hydralis', '30 Tageslinsen']],
    ['Solvenne Brio, occhiali da sole, polarizzati', ['Solvenne Brio', 'occhiali da sole, polarizzati']],
    ['Linsenbehälter', ['Linsenbehälter']],
    ['1,5 l', ['1,5 l']],
  ])('of %s are %j', (title, parts) => expect(nameAndKind(title)).toEqual(parts));

  it('together are the whole title', () =>
    fc.assert(
      fc.property(fc.string(), (title) => {
        expect(nameAndKind(title).join(', ')).toBe(title);
      }),
    ));
});

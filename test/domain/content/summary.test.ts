import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { summaryOf } from '../../../src/domain/content/summary.ts';
import { wildText } from '../../arbitraries/path.ts';
import { someText } from '../../arbitraries/text.ts';

const lens = 'Eine weiche Linse. Mit 54.5 % Wasser! Und einem langen dritten Satz.';

describe('the summary of a text', () => {
  it.each([
    [lens, 100, lens],
    [lens, lens.length, lens],
    [lens, 66, 'Eine weiche Linse. Mit 54.5 % Wasser!'],
    [lens, 37, 'Eine weiche Linse. Mit 54.5 % Wasser!'],
    [lens, 36, 'Eine weiche Linse.'],
    [lens, 12, 'Eine weiche…'],
    [lens, 11, 'Eine…'],
    ['Kontaktlinsenbehälter', 8, 'Kontakt…'],
    ['  a\n\n b ', 5, 'a b'],
    ['', 10, ''],
  ])('for %j within %i characters is %j', (text, most, summary) => {
    expect(summaryOf(text, most)).toBe(summary);
  });

  it('is never too long, splits no character, and is a prefix of the text', () => {
    fc.assert(
      fc.property(
        fc.oneof(wildText, fc.lorem({ maxCount: 40, mode: 'sentences' })),
        fc.integer({ min: 2, max: 200 }),
        (text, most) => {
          const summary = summaryOf(text, most);
          const whole = text.replace(/\s+/g, ' ').trim();
          expect(summary.length).toBeLessThanOrEqual(most);
          if (whole.isWellFormed()) expect(summary.isWellFormed()).toBe(true);
          const begun = summary === whole ? summary : summary.replace(/\ufffd?…$/, '');
          expect(whole.toWellFormed().startsWith(begun.toWellFormed())).toBe(true);
          expect(summary === '').toBe(whole === '');
        },
      ),
    );
  });

  it('does not change when summarised again', () => {
    fc.assert(
      fc.property(someText, fc.integer({ min: 2, max: 100 }), (text, most) => {
        const once = summaryOf(text, most);
        expect(summaryOf(once, most)).toBe(once);
      }),
    );
  });
});

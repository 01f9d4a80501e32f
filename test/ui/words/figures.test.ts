import { expect, it } from 'vitest';
import { storyRows } from '../../../src/adapters/sandbox/seed/stories/stories.ts';
import { brandIds } from '../../../src/domain/shared/brand-id.ts';
import { locales } from '../../../src/domain/shared/locale.ts';
import { listsOf, textsIn } from './lists.ts';

/** A number of days or working days, typed. Files contain spaces and word joiners also as escapes. A year has 365 days. */
const typedDays =
  /(?<!36)\d(?:\s|\u2060|-|\\u00a0|\\u202f)*(?:Werktag|Tag|working day|day|giorn|jour)|^\d–\u2060?\d$/u;

/** Lines about days that no rule sets: how long an invoice can be paid, and a month of wear. */
const withoutRule = /^\s*"(?:invoice|onInvoice|wearCost)": /;

it.each(locales.flatMap((locale) => listsOf(locale).map((list) => [locale, list] as const)))(
  'no text of %s/%s types a period that a rule sets · CONT-8 · LAW-38',
  (locale, list) => {
    const lines = textsIn(locale, list).split('\n');
    expect(lines.filter((line) => typedDays.test(line) && !withoutRule.test(line))).toEqual([]);
  },
);

it.each(brandIds)('no story of %s types a period that a rule sets · CONT-8', (brand) => {
  const texts: string[] = [];
  const collect = (part: unknown): void => {
    if (typeof part === 'string') texts.push(part);
    else if (typeof part === 'object' && part !== null)
      for (const inner of Object.values(part)) collect(inner);
  };
  for (const { published } of storyRows().filter((row) => row.brand === brand)) collect(published);
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.filter((text) => typedDays.test(text))).toEqual([]);
});

it.each([
  '14 Tage',
  'within 14 days',
  '14-day returns',
  'in 1–\u20603 Werktagen',
  'en 1 à 3\\u00a0jours',
  '1–3',
])('finds %j, which is typed', (text) => expect(text).toMatch(typedDays));

import { describe, expect, it } from 'vitest';
import { couponMessage, couponNote } from '../../../../src/adapters/shop-server/words/coupon-message.ts';
import { message, messageCodes } from '../../../../src/adapters/shop-server/words/messages.ts';
import { couponErrors } from '../../../../src/domain/cart/coupon.ts';
import { type Locale, locales } from '../../../../src/domain/shared/locale.ts';

const all: readonly (readonly [code: string, say: (locale: Locale) => string])[] = [
  ...messageCodes.map((code) => [code, (locale: Locale) => message(code, locale)] as const),
  ...couponErrors.map(
    (error) => [`coupon.${error}`, (locale: Locale) => couponMessage(error, locale)] as const,
  ),
  ...couponErrors.map(
    (error) =>
      [`note of ${error}`, (locale: Locale) => couponNote(error, locale, { code: '{code}' })] as const,
  ),
];
const sentences = (text: string): number => text.split(/[.!?]\s/).length;
const slots = (text: string): readonly string[] => (text.match(/\{\w+\}/g) ?? []).toSorted();

describe.each(all)('the message %s', (_, say) => {
  it('says in every language as much as in the others: what is wrong, and what to do · NOTE-7', () => {
    const [german = '', ...others] = locales.map(say);
    for (const text of others) {
      expect(sentences(text), text).toBe(sentences(german));
      expect(slots(text), text).toEqual(slots(german));
    }
    expect(new Set([german, ...others]).size).toBe(locales.length);
  });
});

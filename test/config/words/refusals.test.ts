import { describe, expect, it } from 'vitest';
import { problemOf } from '../../../src/adapters/shop-server/http/problem-answer.ts';
import { type Refusal, rateLimited } from '../../../src/adapters/shop-server/refusal.ts';
import { texts } from '../../../src/config/words/texts.ts';
import { locales } from '../../../src/domain/shared/locale.ts';
import { said as allWords } from './said-words.ts';

const told = allWords.filter(({ at }) => /^(refusals|server\.(couponNote|refusal))\./.test(at));
const sentences = (text: string): number => text.split(/[.!?]\s/).length;

describe('the texts of refusals', () => {
  it('have as many sentences in every language as in German · NOTE-7', () => {
    const german = new Map(told.filter(({ locale }) => locale === 'de').map(({ at, text }) => [at, text]));
    expect(german.size).toBeGreaterThan(110);
    for (const { at, locale, text } of told) {
      // The plural form `_many`; German has none.
      const same = german.get(at) ?? german.get(at.replace(/_many$/, '_other')) ?? '';
      expect(sentences(text), `${at} in ${locale}`).toBe(sentences(same));
      if (locale !== 'de') expect(text).not.toBe(same);
    }
  });
});

describe('a refusal response', () => {
  const say = texts('okulino', 'de');
  const no = (rest: Partial<Refusal> & Pick<Refusal, 'code'>) => problemOf(say, { status: 422, ...rest });

  it('has the sentence of its code, with its values · NOTE-7', () => {
    expect(no({ code: 'cart.too_many_lines', values: { max: 3 } })).toEqual({
      code: 'cart.too_many_lines',
      message: 'Der Warenkorb ist voll: höchstens 3 verschiedene Artikel.',
      values: { max: 3 },
    });
  });

  it('has a message for each field, with its values · NOTE-7', () => {
    const fields = [
      { path: 'email', code: 'validation.too_long', values: { max: 64 } },
      { path: 'name', code: 'validation.required' },
    ];
    expect(no({ code: 'validation.required', fields }).violations).toEqual([
      {
        property_path: 'email',
        code: 'validation.too_long',
        message: 'Das ist zu lang: bitte höchstens 64 Zeichen.',
      },
      { property_path: 'name', code: 'validation.required', message: 'Dieses Feld wird benötigt.' },
    ]);
  });

  it('has no message if there is no text for its code', () => {
    expect(no({ code: 'cart.not_found' })).toEqual({ code: 'cart.not_found' });
  });

  it('can have another text than that of its code', () => {
    const said = no({ code: 'reorder.payment_completed', words: ['server:refusal.reorder'] });
    expect(said).toEqual({
      code: 'reorder.payment_completed',
      message: 'Diese Bestellung lässt sich leider nicht wiederholen.',
    });
  });

  it.each([
    [1, 'Bitte in einer Minute noch einmal versuchen.'],
    [60, 'Bitte in einer Minute noch einmal versuchen.'],
    [61, 'Bitte in 2 Minuten noch einmal versuchen.'],
  ])('says after too many attempts when to try again: %i s', (seconds, sentence) => {
    expect(problemOf(say, rateLimited(seconds))).toEqual({
      code: 'rate_limit',
      message: `Zu viele Versuche. ${sentence}`,
    });
    for (const locale of locales)
      expect(problemOf(texts('opalys', locale), rateLimited(seconds)).message).not.toContain('{');
  });
});

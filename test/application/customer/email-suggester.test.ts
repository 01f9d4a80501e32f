import { VirtualTimeScheduler } from 'rxjs';
import { describe, expect, it } from 'vitest';
import {
  type EmailSuggestion,
  makeEmailSuggester,
} from '../../../src/application/customer/email-suggester.ts';
import { emailSuggestionDelayMs } from '../../../src/domain/customer/email-suggestion.ts';

const slip: EmailSuggestion = { typed: 'mara@gmial.com', meant: 'mara@gmail.com' };

/** Types each text at its time; returns the suggestions and their times. */
const typing = (keys: readonly (readonly [at: number, text: string])[]) => {
  const time = new VirtualTimeScheduler();
  const { state$, type } = makeEmailSuggester(['ymail.com'], time);
  const seen: (readonly [number, EmailSuggestion | undefined])[] = [];
  state$.subscribe((suggestion) => seen.push([time.now(), suggestion]));
  for (const [at, text] of keys) time.schedule(() => type(text), at);
  time.flush();
  return seen.slice(1);
};

describe('the e-mail suggestion', () => {
  it('comes half a second after the last key, and not before · ADDR-3', () => {
    expect(emailSuggestionDelayMs).toBe(500);
    expect(
      typing([
        [0, 'mara@gmial'],
        [400, 'mara@gmial.com'],
      ]),
    ).toEqual([[900, slip]]);
  });

  it('disappears with the next key, before the pause is over · ADDR-3', () =>
    expect(
      typing([
        [0, 'mara@gmial.com'],
        [700, 'mara@gmial.co'],
      ]).slice(0, 2),
    ).toEqual([
      [500, slip],
      [700, undefined],
    ]));

  it.each(['', 'mara', 'mara@', 'mara@gmail.com', 'mara@ymail.com'])('is absent for %j · ADDR-3', (text) =>
    expect(typing([[0, text]])).toEqual([]),
  );

  it('does not come if the text changes before the pause is over · ADDR-3', () =>
    expect(
      typing([
        [0, 'mara@gmial.com'],
        [300, ''],
      ]),
    ).toEqual([]));

  it('also comes for a text typed before the first subscriber · ADDR-3', () => {
    const time = new VirtualTimeScheduler();
    const { state$, type } = makeEmailSuggester([], time);
    type('mara@gmial.com');
    const seen: (EmailSuggestion | undefined)[] = [];
    state$.subscribe((suggestion) => seen.push(suggestion));
    time.flush();
    expect(seen).toEqual([undefined, slip]);
  });

  it('is never one that the shop’s own pattern refuses · ADDR-2 · ADDR-3', () => {
    const suggested = (pattern?: RegExp) => {
      const time = new VirtualTimeScheduler();
      const { state$, type } = makeEmailSuggester([], time, pattern);
      let last: string | undefined;
      state$.subscribe((suggestion) => {
        last = suggestion?.meant;
      });
      type('mara@gmial.com');
      time.flush();
      return last;
    };
    expect([suggested(), suggested(/@gmial\.com$/)]).toEqual(['mara@gmail.com', undefined]);
  });
});

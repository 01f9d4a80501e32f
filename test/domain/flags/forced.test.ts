import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forcedIn, readForced, writeForced } from '../../../src/domain/flags/forced.ts';
import { webQuery } from '../../arbitraries/web-address.ts';

describe('forced variants', () => {
  it('are read from the query, ignoring other and invalid parameters · TRK-5', () => {
    const query = new URLSearchParams(
      'page=2&flag.hero=b&flag.chat=off&flag=x&flag.=y&flag.a b=c&flag.d=&flag.e=a b',
    );
    expect(forcedIn(query)).toEqual(
      new Map([
        ['hero', 'b'],
        ['chat', 'off'],
      ]),
    );
  });

  it('are read back from the cookie as they were chosen · TRK-5', () => {
    const word = fc.stringMatching(/^[a-z][\w.-]{0,20}$/);
    fc.assert(
      fc.property(fc.dictionary(word, word, { maxKeys: 10 }), (chosen) => {
        const forced = new Map(Object.entries(chosen));
        expect(readForced(writeForced(forced))).toEqual(forced);
      }),
    );
  });

  it('are few and well-formed, for any cookie value · TRK-5', () =>
    fc.assert(
      fc.property(fc.oneof(fc.string(), webQuery), (cookie) => {
        const forced = readForced(cookie);
        expect(forced.size).toBeLessThanOrEqual(20);
        for (const [key, side] of forced) expect(`${key}=${side}`).toMatch(/^[\w.=-]+$/);
      }),
    ));

  it('are limited to twenty in a query · TRK-5', () => {
    const thirty = Array.from({ length: 30 }, (_, at) => `flag.f${at}=on`).join('&');
    expect(forcedIn(new URLSearchParams(thirty)).size).toBe(20);
  });

  it('are absent without a cookie', () => expect(readForced(undefined).size).toBe(0));
});

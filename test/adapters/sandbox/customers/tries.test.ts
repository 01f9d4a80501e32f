import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { makeTries } from '../../../../src/adapters/sandbox/customers/tries.ts';

const quarter = 15 * 60_000;

const start = () => {
  let now = 0;
  const limits = { accountTries: 10 };
  const mayTry = makeTries({ clock: { now: () => now }, limits });
  const tries = (times: number, client: string, email: (n: number) => string, brand = 'okulino' as const) =>
    Array.from({ length: times }, (_, n) =>
      E.isRight(mayTry({ client, channel: { brand_channel: brand, locale: 'de' } }, email(n))),
    ).filter(Boolean).length;
  return { tries, wait: (ms: number) => (now += ms) };
};

describe('tries of an account', () => {
  it('lets ten of twenty passwords through within a quarter of an hour, wherever they come from · AUTH-9', () => {
    const { tries, wait } = start();
    let passed = 0;
    for (let n = 0; n < 20; n += 1) passed += tries(1, `client ${n}`, () => 'mara@example.org');
    expect(passed).toBe(10);
    wait(quarter);
    expect(tries(1, 'client', () => 'mara@example.org')).toBe(1);
  });

  it('counts one account, however its e-mail is spelt · AUTH-9', () => {
    const { tries } = start();
    expect(tries(20, 'client', (n) => ` M.a.r.a+${n}@GMAIL.com `)).toBe(10);
  });

  it('slows down who tries one password on many accounts · AUTH-9', () => {
    const { tries } = start();
    expect(tries(100, 'client', (n) => `person-${n}@example.org`)).toBe(40);
    expect(tries(1, 'another', () => 'person-99@example.org')).toBe(1);
  });
});

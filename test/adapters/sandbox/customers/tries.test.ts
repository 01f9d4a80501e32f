import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { makePasswordTries, makeTries } from '../../../../src/adapters/sandbox/customers/tries.ts';
import { problemOf } from '../../../../src/adapters/shop-server/http/problem-answer.ts';
import { type Refusal, refuse } from '../../../../src/adapters/shop-server/refusal.ts';
import { texts } from '../../../../src/config/words/texts.ts';

const quarter = 15 * 60_000;

const start = () => {
  let now = 0;
  const trying = makeTries({ clock: { now: () => now }, limits: { accountTries: 10 } }, 'tries');
  const attempt = (
    client: string,
    email: string,
    work: () => Promise<E.Either<Refusal, string>> = async () => E.right('in'),
  ) => trying({ client, channel: { brand_channel: 'okulino', locale: 'de' } }, email, work);
  const tries = async (times: number, client: string, email: (n: number) => string): Promise<number> => {
    let passed = 0;
    for (let n = 0; n < times; n += 1) passed += E.isRight(await attempt(client, email(n))) ? 1 : 0;
    return passed;
  };
  return { attempt, tries, wait: (ms: number) => (now += ms) };
};

describe('sign-in attempts', () => {
  it('are limited to ten in a quarter of an hour for one account, from whichever client · AUTH-9', async () => {
    const { tries, wait } = start();
    let passed = 0;
    for (let n = 0; n < 20; n += 1) passed += await tries(1, `client ${n}`, () => 'mara@example.org');
    expect(passed).toBe(10);
    wait(quarter);
    expect(await tries(1, 'client', () => 'mara@example.org')).toBe(1);
  });

  it('count for one account, however its e-mail is spelt · AUTH-9', async () => {
    const { tries } = start();
    expect(await tries(20, 'client', (n) => ` M.a.r.a+${n}@GMAIL.com `)).toBe(10);
  });

  it('are limited for one client on many accounts · AUTH-9', async () => {
    const { tries } = start();
    expect(await tries(100, 'client', (n) => `person-${n}@example.org`)).toBe(40);
    expect(await tries(1, 'another', () => 'person-99@example.org')).toBe(1);
  });

  it('count if the password was wrong, not if it could not be checked · AUTH-9', async () => {
    const { attempt, tries } = start();
    const mara = () => 'mara@example.org';
    const outcomes = [
      async () => refuse(503, 'customer.identity_unavailable'),
      async () => refuse(429, 'rate_limit'),
      () => Promise.reject(new Error('defect')),
    ];
    for (let n = 0; n < 20; n += 1)
      for (const work of outcomes) await attempt('client', mara(), work).catch(() => undefined);
    for (let n = 0; n < 4; n += 1)
      await attempt('client', mara(), async () => refuse(422, 'customer.sign_in_failed'));
    expect(await tries(10, 'client', mara)).toBe(6);
  });

  it('are limited alike when made at the same time · AUTH-9', async () => {
    const { attempt } = start();
    const silent = Array.from({ length: 20 }, () =>
      attempt('client', 'mara@example.org', () => Promise.resolve(E.right('in'))),
    );
    expect((await Promise.all(silent)).filter(E.isRight)).toHaveLength(10);
  });

  it.each([
    ['de', 0, 'Zu viele Versuche. Bitte in 15 Minuten noch einmal versuchen.'],
    ['en', 0, 'Too many attempts. Please try again in 15 minutes.'],
    ['it', quarter - 90_000, 'Troppi tentativi. Riprovare tra 2 minuti.'],
    ['fr', quarter - 1000, 'Trop de tentatives. Merci de réessayer dans une minute.'],
  ] as const)(
    'are refused with a message in %s about the waiting time · NOTE-7',
    async (locale, later, message) => {
      let now = 0;
      const trying = makeTries({ clock: { now: () => now }, limits: { accountTries: 1 } }, 'tries');
      const attempt = () =>
        trying({ client: 'x', channel: { brand_channel: 'okulino', locale } }, 'mara@example.org', async () =>
          E.right('in'),
        );
      await attempt();
      now = later;
      const answer = await attempt();
      expect(answer).toMatchObject(E.left({ status: 429, retryAfter: (quarter - later) / 1000 }));
      expect(E.isLeft(answer) && problemOf(texts('okulino', locale), answer.left).message).toBe(message);
    },
  );
});

it('password attempts are neither worked on nor counted while too many passwords wait · AUTH-16', async () => {
  let waiting = 0;
  const trying = makePasswordTries(
    {
      clock: { now: () => 0 },
      limits: { accountTries: 1 },
      hashing: { wait: () => waiting },
    },
    'tries',
  );
  let worked = 0;
  const attempt = () =>
    trying(
      { client: 'one', channel: { brand_channel: 'okulino', locale: 'de' } },
      'mara@example.org',
      async () => {
        worked += 1;
        return E.right('in');
      },
    );
  waiting = 2500;
  const refused = await attempt();
  expect(E.isLeft(refused) && refused.left).toMatchObject({ status: 429, retryAfter: 3 });
  expect(worked).toBe(0);
  waiting = 0;
  expect(await attempt()).toEqual(E.right('in'));
});

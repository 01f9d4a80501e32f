import * as E from 'fp-ts/Either';
import { afterAll, describe, expect, it } from 'vitest';
import {
  makePasswordHashing,
  type PasswordHashing,
  passwordCost,
} from '../../../../src/adapters/sandbox/customers/password-hashing.ts';

const opened: PasswordHashing[] = [];
const hashingOf = (settings: Parameters<typeof makePasswordHashing>[0]): PasswordHashing => {
  const hashing = makePasswordHashing(settings);
  opened.push(hashing);
  return hashing;
};
afterAll(() => Promise.all(opened.map(({ close }) => close())));

const cheap = hashingOf({ cost: { memory: 8, rounds: 1 } });
const hashOf = async (password: string): Promise<string> =>
  E.getOrElse(() => 'busy')(await cheap.hash(password));

describe('password hashes', () => {
  it('match the password that they were made of, and no other', async () => {
    const hash = await hashOf('Linse 2026');
    expect(await cheap.matches('Linse 2026', hash)).toEqual(E.right(true));
    for (const other of ['linse 2026', 'Linse 2026 ', '', 'Linse 202'])
      expect(await cheap.matches(other, hash)).toEqual(E.right(false));
  });

  it('do not contain the password, and differ each time', async () => {
    const [one, two] = await Promise.all([hashOf('Linse 2026'), hashOf('Linse 2026')]);
    expect(one).not.toBe(two);
    expect(one).not.toContain('Linse');
  });

  it('match however an accent is typed', async () => {
    const hash = await hashOf('Crème 1');
    expect(await cheap.matches('Cre\u0300me 1', hash)).toEqual(E.right(true));
  });

  it('still match after the cost of hashing is raised', async () => {
    const hash = await hashOf('Linse 2026');
    const dearer = hashingOf({ cost: { memory: 9, rounds: 2 } });
    expect(await dearer.matches('Linse 2026', hash)).toEqual(E.right(true));
  });

  it('match nothing if there is none', async () => {
    for (const none of [null, undefined]) expect(await cheap.matches('', none)).toEqual(E.right(false));
  });

  it('have the configured cost', async () => {
    const hash = await hashingOf({ cost: passwordCost }).hash('Linse 2026');
    expect(E.isRight(hash) && hash.right).toMatch(/^scrypt\$32768\$8\$3\$/);
  });
});

describe('password hashing threads', () => {
  it('accept only so many at once, and tell the next when to retry', async () => {
    const small = hashingOf({ cost: { memory: 12, rounds: 1 }, threads: 1, mostWaiting: 2 });
    const answers = await Promise.all(Array.from({ length: 5 }, () => small.hash('Linse 2026')));
    expect(answers.map(E.isRight)).toEqual([true, true, true, false, false]);
    for (const answer of answers.filter(E.isLeft)) expect(answer.left.waitMs).toBeGreaterThan(0);
    expect(E.isRight(await small.hash('Linse 2026'))).toBe(true);
  });

  it('do not block the main thread', async () => {
    const dear = hashingOf({ cost: { memory: 15, rounds: 6 }, threads: 1 });
    const hashed = dear.hash('Linse 2026').then(() => 'hashed');
    const turns = (async () => {
      for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
      return 'turned';
    })();
    expect(await Promise.race([hashed, turns])).toBe('turned');
    await hashed;
  });

  it('do not block the pool that reads files', async () => {
    const { readFile } = await import('node:fs/promises');
    const dear = hashingOf({ cost: { memory: 14, rounds: 2 }, threads: 2 });
    const all = Promise.all(Array.from({ length: 6 }, () => dear.hash('Linse 2026'))).then(() => 'hashed');
    expect(await Promise.race([all, readFile(import.meta.filename).then(() => 'read')])).toBe('read');
    await all;
  });
});

import { describe, expect, it } from 'vitest';
import {
  hashPassword,
  passwordCost,
  passwordMatches,
} from '../../../../src/adapters/sandbox/customers/password-hash.ts';

const cheap = { memory: 8, rounds: 1 };

describe('kept passwords', () => {
  it('match the password that they were made of, and no other', async () => {
    const hash = await hashPassword('Linse 2026', cheap);
    expect(await passwordMatches('Linse 2026', hash, cheap)).toBe(true);
    for (const other of ['linse 2026', 'Linse 2026 ', '', 'Linse 202'])
      expect(await passwordMatches(other, hash, cheap)).toBe(false);
  });

  it('hold neither the password nor the same hash twice', async () => {
    const [one, two] = await Promise.all([
      hashPassword('Linse 2026', cheap),
      hashPassword('Linse 2026', cheap),
    ]);
    expect(one).not.toBe(two);
    expect(one).not.toContain('Linse');
  });

  it('match however a keyboard writes an accent', async () => {
    const hash = await hashPassword('Crème 1', cheap);
    expect(await passwordMatches('Cre\u0300me 1', hash, cheap)).toBe(true);
  });

  it('still match when passwords come to cost more', async () => {
    const hash = await hashPassword('Linse 2026', cheap);
    expect(await passwordMatches('Linse 2026', hash, { memory: 9, rounds: 2 })).toBe(true);
  });

  it('match nothing where there is none', async () => {
    for (const none of [null, undefined]) expect(await passwordMatches('', none, cheap)).toBe(false);
  });

  it('cost what is asked of them today', async () => {
    expect(await hashPassword('Linse 2026', passwordCost)).toMatch(/^scrypt\$32768\$8\$3\$/);
  });
});

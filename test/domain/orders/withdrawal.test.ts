import * as fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import {
  checkWithdrawal,
  type WithdrawalDraft,
  withdrawalLimits,
} from '../../../src/domain/orders/withdrawal.ts';

const draft: WithdrawalDraft = {
  name: ' Mira Keller ',
  number: 'oku 4821 9037',
  email: 'mira@linse.example ',
  scope: 'all',
  goods: '',
};
const { name: longestName, article, articles } = withdrawalLimits;
const problems = (change: Partial<WithdrawalDraft>) => {
  const read = checkWithdrawal({ ...draft, ...change });
  return E.isLeft(read) ? read.left.map(({ field, reason }) => `${field} ${reason}`) : [];
};
const part = (goods: string): Partial<WithdrawalDraft> => ({ scope: 'part', goods });

describe('a withdrawal', () => {
  it('of the whole order lists no goods, whatever was typed · LAW-4', () =>
    expect(checkWithdrawal({ ...draft, goods: 'one bottle' })).toEqual(
      E.right({ name: 'Mira Keller', number: 'OKU-4821-9037', email: 'mira@linse.example', goods: [] }),
    ));

  it('of a part lists one article per line · LAW-4', () =>
    expect(checkWithdrawal({ ...draft, ...part('2 ×\t \tAqua 30\r\n\n  1 × Clar 360 ml ') })).toMatchObject({
      right: { goods: ['2 × Aqua 30', '1 × Clar 360 ml'] },
    }));

  it('names the receipt before it, and is not refused for a text that is none · LAW-4', () => {
    const declared = (after: string) => checkWithdrawal({ ...draft, after });
    expect(declared('WD-1234-5678-9012')).toMatchObject({ right: { after: 'WD-1234-5678-9012' } });
    for (const text of ['', 'WD 1', '<b>', 'x'.repeat(41)]) {
      const read = declared(text);
      expect(E.isRight(read) && read.right).not.toHaveProperty('after');
      expect(E.isRight(read)).toBe(true);
    }
  });

  it.each<[Partial<WithdrawalDraft>, readonly string[]]>([
    [
      { name: ' ', number: '', email: '', ...part(' \n ') },
      ['name missing', 'number missing', 'email missing', 'goods missing'],
    ],
    [{ name: 'm'.repeat(longestName) }, []],
    [{ name: 'm'.repeat(longestName + 1) }, ['name invalid']],
    [{ name: 'Mira, see https://prize.example' }, ['name invalid']],
    [{ name: 'Mira, see WWW.prize.example' }, ['name invalid']],
    [{ name: 'Mi\u0000ra' }, ['name invalid']],
    [part('a'.repeat(article)), []],
    [part('a'.repeat(article + 1)), ['goods invalid']],
    [part('Aqua 30\nhttp://prize.example'), ['goods invalid']],
    [part('a\n'.repeat(articles)), []],
    [part('a\n'.repeat(articles + 1)), ['goods invalid']],
    [{ email: 'mira@' }, ['email invalid']],
  ])('%# reports its errors in the order of the form · LAW-4', (change, wrong) =>
    expect(problems(change)).toEqual(wrong),
  );

  it('is either valid or has errors, and gives the same result when read again · LAW-4', () =>
    fc.assert(
      fc.property(
        fc.string(),
        fc.string(),
        fc.emailAddress(),
        fc.constantFrom('all' as const, 'part' as const),
        fc.array(fc.string()),
        (name, number, email, scope, goods) => {
          const read = checkWithdrawal({ name, number, email, scope, goods: goods.join('\n') });
          if (E.isLeft(read)) {
            expect(read.left).not.toEqual([]);
          } else {
            const again = checkWithdrawal({ ...read.right, scope, goods: read.right.goods.join('\n') });
            expect(again).toEqual(read);
            expect(read.right.goods.length > 0).toBe(scope === 'part');
          }
        },
      ),
    ));
});

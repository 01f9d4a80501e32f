import * as fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import {
  type CancellationDraft,
  cancellationLimits,
  checkCancellation,
} from '../../../src/domain/orders/cancellation.ts';
import type { Day } from '../../../src/domain/shared/dates.ts';
import { daysAfter } from '../../../src/domain/shared/day-arithmetic.ts';

const today = '2026-11-22' as Day;
const draft: CancellationDraft = {
  name: ' Mara  Keller ',
  number: 'abo 1001 0001',
  email: ' mara@example.org ',
  kind: 'ordinary',
  reason: 'ignored',
  endsOn: '',
};
const check = (change: Partial<CancellationDraft>) => checkCancellation({ ...draft, ...change }, today);

describe('a cancellation', () => {
  it('needs name, contract number and e-mail, and no reason · ACC-5', () => {
    expect(check({})).toStrictEqual(
      E.right({ name: 'Mara Keller', number: 'ABO-1001-0001', email: 'mara@example.org', kind: 'ordinary' }),
    );
  });

  it.each<[Partial<CancellationDraft>, string, string]>([
    [{ name: '  ' }, 'name', 'missing'],
    [{ name: 'see https://x.example' }, 'name', 'invalid'],
    [{ name: 'x'.repeat(121) }, 'name', 'invalid'],
    [{ number: '' }, 'number', 'missing'],
    [{ number: 'x'.repeat(41) }, 'number', 'invalid'],
    [{ email: '' }, 'email', 'missing'],
    [{ email: 'mara' }, 'email', 'invalid'],
    [{ kind: 'extraordinary', reason: ' ' }, 'reason', 'missing'],
    [{ kind: 'extraordinary', reason: 'x'.repeat(1001) }, 'reason', 'invalid'],
    [{ endsOn: '2026-11-21' }, 'endsOn', 'invalid'],
    [{ endsOn: '2026-02-30' }, 'endsOn', 'invalid'],
    [{ endsOn: 'soon' }, 'endsOn', 'invalid'],
  ])('with %o is rejected: %s is %s · ACC-5', (change, field, reason) => {
    expect(check(change)).toEqual(E.left([{ field, reason }]));
  });

  it.each<[Partial<CancellationDraft>]>([
    [{ name: 'x'.repeat(120) }],
    [{ kind: 'extraordinary', reason: 'x'.repeat(1000) }],
    [{ endsOn: '2026-11-22' }],
    [{ endsOn: ' 2028-11-21 ' }],
  ])('with %o is accepted · ACC-5', (change) => expect(check(change)).toMatchObject({ _tag: 'Right' }));

  it('for cause includes its reason, and a wished end date if given · ACC-5', () => {
    expect(check({ kind: 'extraordinary', reason: ' moved\n away ', endsOn: '2026-12-31' })).toMatchObject(
      E.right({ kind: 'extraordinary', reason: 'moved away', endsOn: '2026-12-31' }),
    );
  });

  it('may end from today up to the limit of two years · ACC-5', () =>
    fc.assert(
      fc.property(fc.integer({ min: -30, max: 800 }), (ahead) => {
        const fits = ahead >= 0 && ahead <= cancellationLimits.aheadDays;
        expect(E.isRight(check({ endsOn: daysAfter(today, ahead) }))).toBe(fits);
      }),
    ));

  it('reports all errors at once, in the order of the form · ACC-5', () => {
    const wrong = check({ name: '', number: '', email: '', kind: 'extraordinary', reason: '', endsOn: 'x' });
    expect(E.isLeft(wrong) && wrong.left.map(({ field }) => field)).toEqual([
      'name',
      'number',
      'email',
      'reason',
      'endsOn',
    ]);
  });
});

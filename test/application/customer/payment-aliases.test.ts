import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { makePaymentAliases } from '../../../src/application/customer/payment-aliases.ts';
import type { AliasId, PaymentAlias } from '../../../src/domain/checkout/payment-alias.ts';
import { asking, cut, gone, showing } from './kept.ts';

const visa: PaymentAlias = {
  id: 'p1' as AliasId,
  method: 'visa',
  lastDigits: '4242',
  lastPaidWith: true,
  paidAt: '2026-11-01T08:00:00Z',
};

describe('the stored payment methods of a customer', () => {
  it.each([
    ['are deleted', TE.right(undefined), { _tag: 'Done', name: 'remove', about: 'p1' }],
    [
      'are deleted if they do not exist any more',
      TE.left(gone),
      { _tag: 'Done', name: 'remove', about: 'p1' },
    ],
    [
      'stay if the shop is unavailable',
      TE.left(cut),
      { _tag: 'Failed', name: 'remove', about: 'p1', failure: cut },
    ],
  ] as const)('are listed, and %s · ACC-7', async (_, answer, task) => {
    const { asked, said } = asking();
    const aliases = makePaymentAliases({
      aliases: () => TE.right([visa]),
      remove: (id) => said(answer, 'remove', id),
    });
    const { settled } = showing(aliases);
    aliases.load();
    expect((await settled())?.kept).toEqual({ _tag: 'Ready', value: [visa] });
    aliases.remove(visa.id);
    expect((await settled())?.task).toEqual(task);
    expect(asked).toEqual([['remove', 'p1']]);
    aliases.acknowledge();
    expect((await settled())?.task).toEqual({ _tag: 'Idle' });
  });
});

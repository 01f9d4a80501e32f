import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { makeLinkedIdentities } from '../../../src/application/customer/linked-identities.ts';
import type { LinkedIdentity } from '../../../src/application/customer/ports/identities.ts';
import { asking, cut, showing } from './kept.ts';

const google: LinkedIdentity = {
  provider: 'google',
  email: 'mara@example.org',
  linkedAt: '2026-11-01T08:00:00Z',
};

describe('identities that sign a customer in', () => {
  it.each([
    ['are unlinked', TE.right(undefined), { _tag: 'Done', name: 'unlink', about: 'google' }],
    [
      'stay if the shop is unavailable',
      TE.left(cut),
      { _tag: 'Failed', name: 'unlink', about: 'google', failure: cut },
    ],
  ] as const)('are listed, and %s', async (_, answer, task) => {
    const { asked, said } = asking();
    const identities = makeLinkedIdentities({
      linked: () => TE.right([google]),
      unlink: (provider) => said(answer, 'unlink', provider),
    });
    const { settled } = showing(identities);
    identities.load();
    expect((await settled())?.kept).toEqual({ _tag: 'Ready', value: [google] });
    identities.unlink('google');
    expect((await settled())?.task).toEqual(task);
    expect(asked).toEqual([['unlink', 'google']]);
    identities.acknowledge();
    expect((await settled())?.task).toEqual({ _tag: 'Idle' });
  });
});

import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { makeOwnSessions } from '../../../src/application/customer/own-sessions.ts';
import type { OwnSession } from '../../../src/application/customer/ports/own-sessions.ts';
import { asking, showing } from './kept.ts';

const here: OwnSession = {
  id: 's1',
  isCurrent: true,
  signedInAt: '2026-11-01T08:00:00Z',
  lastSeenAt: '2026-11-02T08:00:00Z',
};

describe('the sessions of a customer', () => {
  it('are listed, and ended one by one or all others at once · AUTH-19', async () => {
    const { asked, said } = asking();
    const sessions = makeOwnSessions({
      sessions: () => TE.right([here]),
      end: (id) => said(TE.right(undefined), 'end', id),
      endOthers: () => said(TE.right(undefined), 'endOthers'),
    });
    const { settled } = showing(sessions);
    sessions.load();
    expect((await settled())?.kept).toEqual({ _tag: 'Ready', value: [here] });
    sessions.end('s2');
    expect((await settled())?.task).toEqual({ _tag: 'Done', name: 'end', about: 's2' });
    sessions.endOthers();
    expect((await settled())?.task).toEqual({ _tag: 'Done', name: 'endOthers' });
    expect(asked).toEqual([['end', 's2'], ['endOthers']]);
    sessions.acknowledge();
    expect((await settled())?.task).toEqual({ _tag: 'Idle' });
  });
});

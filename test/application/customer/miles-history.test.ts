import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { makeMilesHistory } from '../../../src/application/customer/miles-history.ts';
import type { EarnedMiles } from '../../../src/application/customer/ports/loyalty.ts';
import type { Failure } from '../../../src/application/shared/failure.ts';
import type { Notification } from '../../../src/application/shared/notifications.ts';
import { milesKeys } from '../../../src/domain/customer/miles-and-more.ts';
import { cut, showing } from './kept.ts';

const earned: EarnedMiles = {
  orderNumber: 'D-1',
  orderedAt: '2026-11-01T08:00:00Z',
  number: '992000000000000',
  points: 40,
};

const read = async (points: TE.TaskEither<Failure, readonly EarnedMiles[]>) => {
  const notices: Notification[] = [];
  const history = makeMilesHistory({
    port: { points: () => points },
    notifications: { notify: (notice) => notices.push(notice), settle: () => undefined },
  });
  const { settled } = showing(history);
  history.load();
  return { kept: (await settled())?.kept, notices };
};

describe('the miles earned by orders', () => {
  it('are listed · MILES-3', async () =>
    expect(await read(TE.right([earned]))).toEqual({
      kept: { _tag: 'Ready', value: [earned] },
      notices: [],
    }));

  it('show a notification if they cannot be loaded · MILES-3', async () =>
    expect(await read(TE.left(cut))).toMatchObject({
      kept: { _tag: 'Failed', error: cut },
      notices: [
        {
          key: milesKeys.unread,
          tone: 'danger',
          title: { key: 'personal:miles.unread' },
          text: { key: 'error.Unreachable' },
        },
      ],
    }));
});

import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { makeMailChoices } from '../../../src/application/customer/mail-choices.ts';
import type { MailChoice, MarketingPort } from '../../../src/application/customer/ports/mails.ts';
import type { Failure } from '../../../src/application/shared/failure.ts';
import { readPreferences } from '../../../src/domain/customer/mail-preferences.ts';
import { mara } from '../identity/visited-session.ts';
import { tick } from '../shared/shelf.ts';
import { asking, cut, showing } from './kept.ts';

const choice = (id: string): MailChoice => ({ id, preferences: readPreferences({}), consent: 'given' });

it('mail choices keep the id of the response, and start anew once the service does not know it · ACC-3', async () => {
  const asked: string[] = [];
  let answer: TE.TaskEither<Failure, MailChoice> = TE.right(choice('new'));
  const mails = makeMailChoices(
    {
      channels: () => TE.right([]),
      communication: (id) => {
        asked.push(`read ${id}`);
        return answer;
      },
      update: (_, { id }) => {
        asked.push(`update ${id}`);
        return answer;
      },
      askForConsent: () => TE.right(undefined),
    },
    mara,
  );
  mails.load();
  await tick();
  mails.load();
  await tick();
  answer = TE.right(choice('17'));
  mails.agree({ newsletter: true });
  await tick();
  mails.choose(readPreferences({}));
  await tick();
  answer = TE.left({ _tag: 'NotFound' });
  mails.load();
  await tick();
  mails.load();
  await tick();
  expect(asked).toEqual([
    'read new',
    'read new',
    'read new',
    'update 17',
    'read 17',
    'update 17',
    'read 17',
    'read 17',
    'read new',
  ]);
});

describe('the mail choices of a customer', () => {
  const opened = (over: Partial<MarketingPort> = {}) => {
    const { asked, said } = asking();
    const mails = makeMailChoices(
      {
        channels: () => TE.right(['newsletter']),
        communication: () => TE.right(choice('17')),
        update: ({ id }, wish) => said(TE.right(choice('17')), 'update', id, wish),
        askForConsent: () => said(TE.right(undefined), 'askForConsent'),
        ...over,
      },
      mara,
    );
    return { mails, asked, ...showing(mails) };
  };

  it('are loaded with the available channels · ACC-3', async () => {
    const { mails, settled } = opened();
    mails.load();
    expect((await settled())?.kept).toEqual({
      _tag: 'Ready',
      value: { ...choice('17'), channels: ['newsletter'] },
    });
  });

  it.each([{ newsletter: true }, { newsletter: false }])(
    'keep what was chosen before if the customer registers again: %j · AUTH-10 · ACC-3',
    async (wanted) => {
      const before = readPreferences({ marketing_automation: true, cart_abandon: true });
      const { mails, asked } = opened({
        communication: () => TE.right({ ...choice('17'), preferences: before }),
      });
      mails.agree(wanted);
      await tick();
      const preferences = { ...before, newsletter: wanted.newsletter };
      expect(asked).toEqual([['update', '7', { id: '17', preferences }]]);
    },
  );

  it('are saved, and the consent mail can be requested again · ACC-3', async () => {
    const { mails, asked, settled } = opened();
    const preferences = readPreferences({ newsletter: true });
    mails.choose({ newsletter: true });
    expect((await settled())?.task).toEqual({ _tag: 'Done', name: 'choose' });
    mails.askAgain();
    expect((await settled())?.task).toEqual({ _tag: 'Done', name: 'askAgain' });
    expect(asked).toEqual([['update', '7', { id: '17', preferences }], ['askForConsent']]);
    mails.acknowledge();
    expect((await settled())?.task).toEqual({ _tag: 'Idle' });
  });

  it('change what was chosen, and leave the rest as it is by then · ACC-3', async () => {
    let kept = readPreferences({ newsletter: true });
    let saved = 0;
    const { mails, asked, settled } = opened({
      communication: () => TE.right({ ...choice('17'), preferences: kept }),
    });
    mails.load();
    await settled();
    kept = readPreferences({ review_orders: true });
    mails.choose({ bonus_points: true }, () => {
      saved += 1;
    });
    await settled();
    const preferences = readPreferences({ review_orders: true, bonus_points: true });
    expect(asked).toEqual([['update', '7', { id: '17', preferences }]]);
    expect(saved).toBe(1);
  });

  it('are not saved while it is unknown what was chosen · ACC-3', async () => {
    const { mails, asked, settled } = opened({ communication: () => TE.left(cut) });
    mails.choose({ bonus_points: true });
    expect((await settled())?.task).toEqual({ _tag: 'Failed', name: 'choose', failure: cut });
    expect(asked).toEqual([]);
  });

  it('keep their id while the service is down', async () => {
    const answers = [TE.right(choice('17')), TE.left(cut)];
    const ids: string[] = [];
    const { mails, settled } = opened({
      communication: (id) => {
        ids.push(id);
        return answers.shift() ?? TE.left(cut);
      },
    });
    for (const _ of ['known', 'down', 'asked again']) {
      mails.load();
      await settled();
    }
    expect(ids).toEqual(['new', '17', '17']);
  });
});

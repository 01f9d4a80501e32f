import * as TE from 'fp-ts/TaskEither';
import { expect, it } from 'vitest';
import { makeMailChoices } from '../../../src/application/customer/mail-choices.ts';
import type { MailChoice } from '../../../src/application/customer/ports/mails.ts';
import type { Failure } from '../../../src/application/shared/failure.ts';
import { readPreferences } from '../../../src/domain/customer/mail-preferences.ts';
import { mara } from '../identity/visited-session.ts';

const choice = (id: string): MailChoice => ({ id, preferences: readPreferences({}), consent: 'given' });
const tick = () => new Promise((resolve) => setImmediate(resolve));

it('keep the id that came back, and begin anew once the service does not know it · ACC-3', async () => {
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
    'update new',
    'update 17',
    'read 17',
    'read 17',
    'read new',
  ]);
});

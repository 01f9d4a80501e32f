import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { askForReset } from '../../../src/application/identity/ask-for-reset.ts';
import type { Failure } from '../../../src/application/shared/failure.ts';

const refused = (...fields: readonly string[]): Failure => ({
  _tag: 'Refused',
  code: 'x',
  violations: fields.map((field) => ({ field, code: 'x' })),
});

describe('asking for a password reset', () => {
  it.each<[string, Failure]>([
    ['that the account does not exist', { _tag: 'NotFound', code: 'customer.not_found' }],
    ['404 without a code', { _tag: 'Unavailable', status: 404 }],
    ['403 without a code', { _tag: 'Unavailable', status: 403 }],
    ['with a refusal without a field', refused()],
    ['with a refusal of another field', refused('locale', 'customer.emails')],
    ['with an unreadable response', { _tag: 'Unreadable', at: 'customerCreatePasswordResetToken: done' }],
  ])('succeeds if the backend answers %s · AUTH-5', async (_, failure) =>
    expect(await askForReset({ askForReset: () => TE.left(failure) }, 'mara@example.org')()).toEqual(
      E.right(undefined),
    ),
  );

  it.each<[string, Failure]>([
    ['nothing', { _tag: 'Unreachable' }],
    ['that it is unreachable', { _tag: 'Unavailable', status: 503 }],
    ['with a server error', { _tag: 'Unavailable', status: 500 }],
    ['that the rate limit is exceeded', { _tag: 'Unavailable', status: 429, wait: 60 }],
    ['that the e-mail is invalid', refused('email')],
    ['that a part of the e-mail is invalid', refused('locale', 'customer[email]')],
  ])('fails and keeps the form if the backend answers %s · AUTH-5', async (_, failure) =>
    expect(await askForReset({ askForReset: () => TE.left(failure) }, 'mara@example.org')()).toEqual(
      E.left(failure),
    ),
  );

  it('sends the e-mail without surrounding spaces · ADDR-2', async () => {
    const sent: string[] = [];
    const asked = (email: string) => {
      sent.push(email);
      return TE.right(undefined);
    };
    await askForReset({ askForReset: asked }, ' mara@example.org ')();
    expect(sent).toEqual(['mara@example.org']);
  });
});

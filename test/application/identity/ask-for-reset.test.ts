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
    ['that there is no such account', { _tag: 'NotFound', code: 'customer.not_found' }],
    ['404 without a code', { _tag: 'Unavailable', status: 404 }],
    ['403 without a code', { _tag: 'Unavailable', status: 403 }],
    ['no, of nothing', refused()],
    ['no, of another field', refused('locale', 'customer.emails')],
    ['something else', { _tag: 'Unreadable', at: 'customerCreatePasswordResetToken: done' }],
  ])('succeeds if the backend answers %s · AUTH-5', async (_, failure) =>
    expect(await askForReset({ askForReset: () => TE.left(failure) }, 'mara@example.org')()).toEqual(
      E.right(undefined),
    ),
  );

  it.each<[string, Failure]>([
    ['nothing', { _tag: 'Unreachable' }],
    ['that it is away', { _tag: 'Unavailable', status: 503 }],
    ['that it is broken', { _tag: 'Unavailable', status: 500 }],
    ['that it was asked too often', { _tag: 'Unavailable', status: 429, wait: 60 }],
    ['that the e-mail is none', refused('email')],
    ['the same of a part of it', refused('locale', 'customer[email]')],
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

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { consentTo, maySend } from '../../../src/domain/customer/mail-consent.ts';
import { mailGroups } from '../../../src/domain/customer/mail-preferences.ts';

const groups = fc.subarray([...mailGroups]);
const policy = fc.constantFrom('word' as const, 'mail' as const);

describe('consent to mails', () => {
  it.each([
    ['word', [], false, 'none'],
    ['word', ['newsletter'], false, 'given'],
    ['mail', [], true, 'none'],
    ['mail', ['newsletter'], false, 'waiting'],
    ['mail', ['newsletter'], true, 'given'],
  ] as const)(
    'under the policy %s, for the groups %j, confirmed %j, is %s · ACC-3',
    (by, chosen, confirmed, consent) => {
      expect(consentTo(by, { groups: chosen, confirmed })).toBe(consent);
    },
  );

  it('covers only chosen groups, under the mail policy only once confirmed · ACC-3', () =>
    fc.assert(
      fc.property(policy, groups, fc.boolean(), (by, chosen, confirmed) => {
        for (const group of mailGroups) {
          const sent = maySend(by, { groups: chosen, confirmed }, group);
          expect(sent).toBe(chosen.includes(group) && (by === 'word' || confirmed));
        }
      }),
    ));
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskedEmail } from '../../../src/domain/customer/masked-email.ts';

describe('a masked e-mail', () => {
  it.each([
    ['mara.keller@example.org', 'm…@e….org'],
    [' M@x.ch ', 'M…@x….ch'],
    ['mara@localhost', 'm…@l…'],
    ['mara@mail.example.co.uk', 'm…@m….uk'],
    ['"a@b"@example.org', '"…@e….org'],
    ['👓@example.org', '👓…@e….org'],
    ['mara', '…'],
    ['@example.org', '…'],
    ['mara@', '…'],
    ['', '…'],
  ])('for %j is %j · AUTH-20', (email, masked) => expect(maskedEmail(email)).toBe(masked));

  it('is the same for all addresses with the same initials · AUTH-20', () =>
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{1,9}$/), fc.stringMatching(/^[a-z]{1,9}$/), (local, host) => {
        expect(maskedEmail(`m${local}@e${host}.org`)).toBe(maskedEmail('m@e.org'));
      }),
    ));
});

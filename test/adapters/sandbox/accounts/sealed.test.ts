import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sealed, unsealed } from '../../../../src/adapters/sandbox/customers/at-engine/sealed.ts';

describe('a text sealed with the secret of a browser', () => {
  it('is opened by that secret, and sealed differently each time · AUTH-24', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (text, secret) => {
        const closed = sealed(text, secret);
        expect(unsealed(closed, secret)).toBe(text);
        expect(sealed(text, secret)).not.toBe(closed);
      }),
    );
  });

  it('is not opened by another secret · AUTH-24', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (text, secret, other) => {
        fc.pre(secret !== other);
        expect(unsealed(sealed(text, secret), other)).toBeUndefined();
      }),
    );
  });

  it('is not opened if it was changed or truncated', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), (text, place) => {
        const bytes = Buffer.from(sealed(text, 'secret'), 'base64url');
        const at = place % bytes.length;
        const changed = Buffer.from(bytes.map((byte, i) => (i === at ? byte ^ 1 : byte)));
        expect(unsealed(changed.toString('base64url'), 'secret')).toBeUndefined();
        expect(unsealed(bytes.subarray(0, at).toString('base64url'), 'secret')).toBeUndefined();
      }),
    );
  });
});

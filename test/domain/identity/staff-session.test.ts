import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { staffBanner } from '../../../src/domain/identity/staff-session.ts';

const user = { firstName: 'Mira', lastName: 'Keller', email: 'mira@shop.example' };
const allowed = ['backoffice', 'service-desk'];

describe('the staff banner', () => {
  it('shows name and e-mail of the impersonated customer · AUTH-13', () =>
    expect(staffBanner(user, 'backoffice', allowed)).toEqual({
      name: 'Mira Keller',
      email: 'mira@shop.example',
    }));

  it.each([
    [{ ...user, firstName: undefined }, 'Keller'],
    [{ ...user, lastName: ' ' }, 'Mira'],
    [{ email: 'mira@shop.example' }, ''],
  ])('for %j shows the name %j · AUTH-13', (somebody, name) =>
    expect(staffBanner(somebody, 'service-desk', allowed)?.name).toBe(name),
  );

  it.each([
    [undefined, 'backoffice', allowed],
    [user, undefined, allowed],
    [user, '', ['']],
    [user, 'elsewhere', allowed],
    [user, 'Backoffice', allowed],
    [user, 'backoffice.evil', allowed],
    [user, 'backoffice', []],
  ])('is hidden for %j with the referrer %j, allowed %j · AUTH-13', (somebody, referer, list) =>
    expect(staffBanner(somebody, referer, list)).toBeUndefined(),
  );

  it('is shown only for a signed-in customer with an allowed referrer · AUTH-13', () =>
    fc.assert(
      fc.property(
        fc.option(fc.constant(user), { nil: undefined }),
        fc.option(fc.oneof(fc.constantFrom(...allowed), fc.string()), { nil: undefined }),
        fc.subarray(allowed),
        (somebody, referer, list) => {
          const listed = list.some((place) => place === referer);
          expect(staffBanner(somebody, referer, list) !== undefined).toBe(somebody !== undefined && listed);
        },
      ),
    ));
});

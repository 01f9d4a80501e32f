import { describe, expect, it } from 'vitest';
import { sanitizeAddress } from '../../../../src/adapters/shop-server/addresses/sanitize.ts';
import type { SanitizedPart } from '../../../../src/domain/checkout/sanitized-address.ts';

const typed: SanitizedPart = {
  firstName: 'Mara',
  lastName: 'Keller',
  street: 'Seestrasse',
  streetNumber: '12',
  postcode: '8002',
  city: 'Zürich',
  countryCode: 'CH',
};

describe('the address service', () => {
  it.each([
    [{}, {}],
    [{ city: 'Zürch' }, { city: 'Zürich' }],
    [{ city: 'Bern' }, { city: 'Zürich' }],
    [{ city: 'Zurigo' }, { city: 'Zurigo' }],
    [{ street: 'Sestrasse' }, { street: 'Seestrasse' }],
    [{ street: 'Seestr.' }, { street: 'Seestrasse' }],
    [{ street: 'Lindenweg' }, { street: 'Lindenweg' }],
    [
      { street: 'Seestrasse 12', streetNumber: '' },
      { street: 'Seestrasse', streetNumber: '12' },
    ],
    [
      { street: 'Seestrasse 12', streetNumber: '12' },
      { street: 'Seestrasse', streetNumber: '12' },
    ],
    [{ postcode: 'CH-8002' }, { postcode: '8002' }],
    [
      { countryCode: 'DE', postcode: '20095', city: 'Hamburk', street: 'Moenckebergstr.' },
      { city: 'Hamburg' },
    ],
  ] as const)('corrects %j to %j · CHK-8', (change, mended) => {
    const answer = sanitizeAddress({ ...typed, ...change });
    expect(answer.sanitized).toBe(true);
    expect(answer.address).toMatchObject(mended);
  });

  it.each([
    [{ postcode: '9999' }],
    [{ countryCode: 'NL', postcode: '1012 AB', city: 'Amsterdam' }],
    [{ countryCode: 'DE', postcode: '20095', street: 'Packstation', streetNumber: '145' }],
  ] as const)('does not correct %j · CHK-8', (change) =>
    expect(sanitizeAddress({ ...typed, ...change })).toEqual({
      sanitized: false,
      address: { ...typed, ...change },
    }),
  );

  it('handles a street of any length', () => {
    const street = 'a'.repeat(50_000);
    expect(sanitizeAddress({ ...typed, street }).address.street).toBe(street);
  });
});

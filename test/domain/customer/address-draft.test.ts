import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressFields, addressLimits, visibleTexts } from '../../../src/domain/customer/address-draft.ts';

describe('an address draft', () => {
  it.each([
    [{}, {}],
    [{ city: '  ' }, {}],
    [{ city: '\u200b\u3164' }, {}],
    [{ city: ' Bern ', street: '' }, { city: 'Bern' }],
    [{ city: 'Zu\u0308rich' }, { city: 'Z\u00fcrich' }],
    [
      { postcode: ' ８００１', phone: '\u202a+41\u00a044\u202c', city: '８\uff21' },
      { postcode: '8001', phone: '+41 44', city: '８\uff21' },
    ],
    [{ id: '7', isDefault: true, city: 'Bern' }, { city: 'Bern' }],
  ])('%j is normalised to %j · ADDR-2 · ADDR-8 · ADDR-10', (draft, texts) =>
    expect(visibleTexts(draft, addressFields)).toEqual(texts),
  );

  it('does not change when normalised again, and keeps no empty field · ADDR-2', () =>
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...addressFields), fc.string({ unit: 'binary' })),
        (draft) => {
          const once = visibleTexts(draft, addressFields);
          expect(visibleTexts(once, addressFields)).toEqual(once);
          expect(Object.values(once)).not.toContain('');
        },
      ),
    ));

  it('has a length limit for each of its 19 fields · ADDR-4', () => {
    expect(Object.keys(addressLimits)).toEqual(addressFields);
    expect(addressFields).toHaveLength(19);
  });
});

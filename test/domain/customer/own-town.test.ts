import { describe, expect, it } from 'vitest';
import { ownTown } from '../../../src/domain/customer/own-town.ts';

const zurich = { postcode: '8001', city: 'Zürich', countryCode: 'CH', street: 'Seestrasse' } as const;

describe('the town to search around', () => {
  it.each([
    ['postcode and town, without the street', zurich, '8001 Zürich'],
    ['the postcode alone', { ...zurich, city: '' }, '8001'],
    ['nothing of an empty address', { ...zurich, city: '', postcode: '' }, undefined],
    ['nothing of an address in another country', { ...zurich, countryCode: 'DE' }, undefined],
    ['nothing without an address', undefined, undefined],
  ] as const)('is %s · ACC-14', (_, address, town) => expect(ownTown(address, 'CH')).toBe(town));
});

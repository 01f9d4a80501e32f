import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { offerSanitized, sanitizedFields } from '../../../src/domain/checkout/sanitized-address.ts';
import { address, plainAddress } from '../../arbitraries/address.ts';

const typed = { ...plainAddress, phone: '+4179', email: 'mira@example.ch' };
const corrected = { ...plainAddress, street: 'Seestraße' };
const countries = ['CH', 'LI'] as const;

describe('a corrected address', () => {
  it.each([
    [
      'is offered in addition to the typed address',
      { address: corrected, sanitized: true },
      { _tag: 'Choice', corrected: { ...typed, street: 'Seestraße' }, original: typed },
    ],
    [
      'is not offered when nothing was corrected',
      { address: plainAddress, sanitized: true },
      { _tag: 'Confirmed' },
    ],
    [
      'is not offered when the service is not sure',
      { address: corrected, sanitized: false },
      { _tag: 'NotOffered' },
    ],
    [
      'is not offered for another country',
      { address: { ...corrected, countryCode: 'DE' }, sanitized: true },
      { _tag: 'NotOffered' },
    ],
    [
      'is not offered for another country without corrections',
      { address: { ...plainAddress, countryCode: 'DE' }, sanitized: true },
      { _tag: 'NotOffered' },
    ],
    [
      'is offered for another country of the shop',
      { address: { ...plainAddress, countryCode: 'LI' }, sanitized: true },
      { _tag: 'Choice', corrected: { ...typed, countryCode: 'LI' }, original: typed },
    ],
  ] as const)('%s · CHK-8', (_fact, answer, offer) =>
    expect(offerSanitized(typed, answer, countries)).toEqual(offer),
  );

  it.each(sanitizedFields)('is offered if its %s differs · CHK-8', (field) =>
    expect(
      offerSanitized({ ...typed, [field]: 'x' }, { address: plainAddress, sanitized: true }, countries)._tag,
    ).toBe('Choice'),
  );

  it('is confirmed once it is accepted, and keeps what the service does not check · CHK-8', () =>
    fc.assert(
      fc.property(address, address, (original, found) => {
        const answer = { address: found, sanitized: true };
        const offer = offerSanitized(original, answer, [found.countryCode]);
        fc.pre(offer._tag === 'Choice');
        expect(offer.original).toBe(original);
        expect(offer.corrected.phone).toBe(original.phone);
        expect(offer.corrected.company).toBe(original.company);
        expect(offerSanitized(offer.corrected, answer, [found.countryCode])).toEqual({ _tag: 'Confirmed' });
      }),
    ));
});

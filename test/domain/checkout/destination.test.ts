import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { destinationOf, destinations, sendsTo } from '../../../src/domain/checkout/destination.ts';
import { namedShipping } from '../../../src/domain/checkout/named-shipping.ts';

describe('the destination of a parcel', () => {
  it.each([
    [{}, 'door'],
    [{ street: 'Seestrasse' }, 'door'],
    [{ street: 'Packstation' }, 'packStation'],
    [{ street: 'Seestrasse', studioId: 'ch-limmat' }, 'partner'],
    [{ street: 'Seestrasse', studioId: '' }, 'door'],
  ] as const)('%j: %s · CHK-9', (address, destination) => expect(destinationOf(address)).toBe(destination));

  it.each([
    ['door', 'swisspost_a_parcel', true],
    ['door', 'pickup', false],
    ['packStation', 'dhl', true],
    ['packStation', 'gls_parcel', false],
    ['packStation', 'pickup', false],
    ['partner', 'pickup', true],
    ['partner', 'dhl', false],
  ] as const)('%s is reached by %s: %s · CHK-9', (destination, key, sends) =>
    expect(sendsTo(destination, key)).toBe(sends),
  );

  it('is never a door and a partner by the same method · CHK-9', () =>
    fc.assert(
      fc.property(fc.constantFrom(...namedShipping), (key) => {
        expect(sendsTo('door', key)).not.toBe(sendsTo('partner', key));
        expect(destinations.some((destination) => sendsTo(destination, key))).toBe(true);
      }),
    ));
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mapAddress, usualMaps } from '../../../src/domain/shared/map-address.ts';
import { webAddress } from '../../arbitraries/web-address.ts';

const osm = 'https://www.openstreetmap.org/?mlat=47.37&mlon=8.54&key=k#map=13/47.37/8.54';

describe('the URL of a map', () => {
  it.each([
    [osm, osm],
    ['HTTPS://WWW.OpenStreetMap.org', 'https://www.openstreetmap.org/'],
    ['https://maps.google.com:443/?q=Bern', 'https://maps.google.com/?q=Bern'],
    ['http://www.openstreetmap.org/', undefined],
    ['https://www.openstreetmap.org:8443/', undefined],
    ['https://www.openstreetmap.org.example/', undefined],
    ['https://openstreetmap.org@example.org/', undefined],
    ['https://mara:secret@www.openstreetmap.org/', undefined],
    ['https://www.openstreetmap.org\\@example.org/', undefined],
    ['https://', undefined],
    ['/api/locations?address=Bern', undefined],
    ['javascript:alert(1)', undefined],
    ['', undefined],
  ])('%j is accepted as %j · ACC-8', (input, link) => expect(mapAddress(input)).toBe(link));

  it('must be on the map hosts of the shop, if configured · ACC-8', () => {
    expect(mapAddress(osm, ['maps.example.org'])).toBeUndefined();
    expect(mapAddress('https://maps.example.org/a', ['maps.example.org'])).toBe('https://maps.example.org/a');
  });

  it('has an allowed host and uses https, for any input · ACC-8', () =>
    fc.assert(
      fc.property(fc.oneof(fc.string(), webAddress), (input) => {
        const link = mapAddress(input);
        if (link !== undefined) expect(usualMaps).toContain(new URL(link).host);
        expect(mapAddress(link ?? osm)).toBe(link ?? osm);
      }),
    ));
});

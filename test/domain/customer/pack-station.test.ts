import * as fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { checkAddress } from '../../../src/domain/customer/address-rules.ts';
import {
  isPackStation,
  isPostNumber,
  isStationNumber,
  packStationDraft,
} from '../../../src/domain/customer/pack-station.ts';

const station = { postNumber: '1234 5678', stationNumber: ' 145 ', postcode: '20095', city: 'Hamburg' };
const rules = { countries: ['CH', 'DE'], packStation: true } as const;
const wrong = (change: object, more: object = {}) => {
  const draft = { firstName: 'Mira', lastName: 'Keller', ...packStationDraft(station), ...change };
  const checked = checkAddress(draft, { ...rules, ...more });
  return E.isLeft(checked) ? checked.left.map(({ field, code }) => `${field} ${code}`) : [];
};

describe('a parcel machine', () => {
  it('is recognised by its street in any spelling · CHK-7', () => {
    for (const street of [
      'Packstation',
      ' DHL Packstation',
      'Pack Station 7',
      'pack-station',
      'DHL - PACKSTATION 145',
    ])
      expect(isPackStation({ street })).toBe(true);
    for (const street of ['Packstationsweg', 'An der Packstation', 'Packerstation', 'Packhof', ''])
      expect(isPackStation({ street })).toBe(false);
    expect(isPackStation({})).toBe(false);
  });

  it.each([
    [{}, {}, []],
    [{ streetNumber: '99' }, {}, ['streetNumber invalid_station_number']],
    [{ streetNumber: '100' }, {}, ['streetNumber invalid_station_number']],
    [{ streetNumber: '1450' }, {}, ['streetNumber invalid_station_number']],
    [{ additionalInfo: '' }, {}, ['additionalInfo required']],
    [{ additionalInfo: '12345' }, {}, ['additionalInfo invalid_post_number']],
    [{ additionalInfo: 'Hinterhof' }, {}, ['additionalInfo invalid_post_number']],
    [{}, { packStation: false }, ['street pack_station_not_here']],
    [{ additionalInfo: '' }, { packStation: false }, ['street pack_station_not_here']],
    [{ streetNumber: '1', additionalInfo: 'Hof' }, { packStation: false }, ['street pack_station_not_here']],
    [{ countryCode: 'CH', postcode: '8001' }, {}, ['street pack_station_not_here']],
  ])('with the fields %j and the rules %j reports %j · CHK-7', (change, more, expected) =>
    expect(wrong(change, more)).toEqual(expected),
  );

  it('is rejected by a shop that does not enable deliveries to it · CHK-7', () =>
    expect(wrong({}, { packStation: undefined })).toEqual(['street pack_station_not_here']));

  it.each(['Hof', ''])(
    'has no rules for an ordinary address with the addition %j · CHK-7',
    (additionalInfo) =>
      expect(wrong({ street: 'Lindenweg', streetNumber: '3a', additionalInfo })).toEqual([]),
  );

  it('becomes an address with station number and post number, without spaces · CHK-7', () =>
    expect(packStationDraft(station)).toEqual({
      street: 'Packstation',
      streetNumber: '145',
      additionalInfo: '12345678',
      postcode: '20095',
      city: 'Hamburg',
      countryCode: 'DE',
    }));

  it('rejects numbers of another length or with other text · CHK-7', () => {
    expect(['12345', '12345678901', 'no 123456', '123456 no', ''].filter(isPostNumber)).toEqual([]);
    expect(['100', '99', '1000', 'no 145', '145 no', ''].filter(isStationNumber)).toEqual([]);
  });

  it('accepts a three-digit station number and a post number of six to ten digits · CHK-7', () =>
    fc.assert(
      fc.property(fc.integer({ min: 101, max: 999 }), fc.stringMatching(/^\d{6,10}$/), (number, post) => {
        expect([isStationNumber(String(number)), isPostNumber(post)]).toEqual([true, true]);
      }),
    ));
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkReach,
  nearestFirst,
  nearestTo,
  nearOrAll,
  type Partner,
  partnerAddress,
  withinReach,
} from '../../../src/domain/checkout/partner.ts';

const partner = (id: string, postcode: string, city: string): Partner => ({
  id,
  name: `Optik ${city}`,
  street: 'Seestrasse',
  streetNumber: '12',
  postcode,
  city,
  countryCode: 'CH',
  pickupEnabled: true,
  pickup: true,
});
const all = [
  partner('1', '8001', 'Zürich'),
  partner('2', '3011', 'Bern'),
  partner('3', '9000', 'St. Gallen'),
];
const ids = (postcode: string) => nearestFirst(all, postcode).map(({ id }) => id);

describe('pickup partners', () => {
  it.each([
    ['8400', ['1', '3', '2']],
    ['3000', ['2', '1', '3']],
    ['', ['2', '3', '1']],
    ['x', ['2', '3', '1']],
  ])('near %j come in the order %j · CHK-9', (postcode, order) => expect(ids(postcode)).toEqual(order));

  it('in one place come by their id · CHK-9', () =>
    expect(
      nearestFirst([partner('b', '8001', 'Zürich'), partner('a', '8001', 'Zürich')], '8001').map(
        ({ id }) => id,
      ),
    ).toEqual(['a', 'b']));

  it('are all listed, whatever the order · CHK-9', () =>
    fc.assert(
      fc.property(fc.shuffledSubarray(all), fc.stringMatching(/^\d{0,5}$/), (some, postcode) => {
        expect(new Set(nearestFirst(some, postcode))).toEqual(new Set(some));
      }),
    ));

  it('come by their distance from a point, those without a position last and by city · ACC-8', () => {
    const at = (one: Partner, latitude: number): Partner => ({ ...one, point: { latitude, longitude: 8 } });
    const [zurich, bern, gallen] = all as [Partner, Partner, Partner];
    const found = nearestTo({ latitude: 47, longitude: 8 }, [gallen, at(zurich, 48), bern, at(bern, 47)]);
    expect(found.map(({ partner: { id }, km }) => [id, km && Math.round(km)])).toEqual([
      ['2', 0],
      ['1', 111],
      ['2', undefined],
      ['3', undefined],
    ]);
  });

  it('offer eye checks within reach only, in the order of the search · APPT-9', () =>
    fc.assert(
      fc.property(
        fc.array(fc.option(fc.double({ min: 0, max: 400, noNaN: true }), { nil: undefined })),
        (away) => {
          const found = away.map((km, i) => ({
            partner: { ...(all[0] as Partner), id: `${i}` },
            ...(km !== undefined && { km }),
          }));
          const near = found.filter(({ km }) => km !== undefined && km <= checkReach);
          expect(withinReach(found)).toEqual(near);
        },
      ),
    ));

  it.each([
    [60, 1],
    [60.1, 0],
  ])('within %d km: %d · APPT-9', (km, count) =>
    expect(withinReach([{ partner: all[0] as Partner, km }])).toHaveLength(count),
  );

  it.each([
    [[10, 60, 61, undefined], 2],
    [[61, 200, undefined], 3],
    [[undefined, undefined], 2],
    [[], 0],
  ])('at %j km: the first %d are listed first · ACC-14', (away, count) => {
    const found = away.map((km) => ({
      partner: all[0] as Partner,
      ...(km !== undefined && { km }),
    }));
    expect(nearOrAll(found)).toEqual(found.slice(0, count));
  });

  it('get the parcel in the name of the person who picks it up · CHK-9', () => {
    expect(partnerAddress(all[0]!, { firstName: 'Mira', lastName: 'Keller' })).toStrictEqual({
      firstName: 'Mira',
      lastName: 'Keller',
      company: 'Optik Zürich',
      street: 'Seestrasse',
      streetNumber: '12',
      postcode: '8001',
      city: 'Zürich',
      countryCode: 'CH',
      studioId: '1',
    });
    expect(partnerAddress(all[0]!, { firstName: 'M', lastName: 'K', phone: '+41791234567' }).phone).toBe(
      '+41791234567',
    );
  });
});

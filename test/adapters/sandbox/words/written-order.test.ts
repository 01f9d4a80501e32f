import { expect, it } from 'vitest';
import { writtenAddress } from '../../../../src/adapters/sandbox/words/written-order.ts';
import { brands } from '../../../../src/config/brands/brands.ts';
import { swissAddress } from '../fixtures/shopper.ts';

const { shop } = brands.viszola;

it('an address is written as usual in its country, with the country before the postcode · CHK-7', () => {
  const { street, street_number: number } = swissAddress;
  const place = { ...swissAddress, postcode: '20121', city: 'Milano', province_code: 'MI' };
  const italian = writtenAddress(shop, { ...place, country_code: 'IT' });
  expect(italian.slice(-2)).toEqual([`${street} ${number}`, 'IT-20121 Milano (MI)']);
  const french = writtenAddress(shop, {
    ...swissAddress,
    postcode: '75004',
    city: 'Paris',
    country_code: 'FR',
  });
  expect(french.slice(-2)).toEqual([`${number} ${street}`, 'FR-75004 Paris']);
});

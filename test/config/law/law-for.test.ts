import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CountryLaw, lawCountries } from '../../../src/application/shared/country-law.ts';
import { lawFor, lawForAll, lawsTogether } from '../../../src/application/shared/law-for.ts';
import { brands } from '../../../src/config/brands/brands.ts';
import { volumeUnits } from '../../../src/domain/catalogue/price/price-indication.ts';
import { type BrandId, brandIds } from '../../../src/domain/shared/brand-id.ts';
import { type CountryCode, countryCodes } from '../../../src/domain/shared/country.ts';

/** Rules for withdrawal, for ending contracts and for consent to advertising: by the shop, then by the buyer's country. */
const table: Readonly<Record<BrandId, Readonly<Record<CountryCode, string>>>> = {
  okulino: {
    CH: 'promise account word',
    DE: 'statute page mail',
    AT: 'statute account mail',
    IT: 'statute account word',
    FR: 'statute page word',
    LT: 'statute account word',
    LI: 'statute account word',
    BE: 'statute account word',
    LU: 'statute account word',
    NL: 'statute account word',
  },
  linsenwerk: everywhere('statute page mail'),
  viszola: {
    ...everywhere('statute account word'),
    DE: 'statute page mail',
    AT: 'statute account mail',
    FR: 'statute page word',
  },
  opalys: { ...everywhere('statute page word'), DE: 'statute page mail', AT: 'statute page mail' },
  augental: { ...everywhere('statute account mail'), DE: 'statute page mail', FR: 'statute page mail' },
};

function everywhere(law: string): Readonly<Record<CountryCode, string>> {
  return Object.fromEntries(countryCodes.map((code) => [code, law])) as Record<CountryCode, string>;
}

const written = ({ withdrawal, cancellation, advertisingConsent }: CountryLaw): string =>
  [withdrawal, cancellation, advertisingConsent].join(' ');

describe.each(brandIds)('at %s', (brand) => {
  const { shop } = brands[brand];

  it.each(countryCodes)('a buyer in %s has the stricter of two laws · LAW-10', (country) => {
    const law = lawFor(shop, country);
    expect(written(law)).toBe(table[brand][country]);
    expect(law.country).toBe(country === shop.country ? shop.law.country : shop.laws?.[country].country);
    expect(law.mediator).toBe(shop.law.mediator);
  });

  it('the country of delivery decides whether lenses need a prescription, not the shop · LAW-27', () => {
    const asking = countryCodes.filter((country) => lawFor(shop, country).prescription !== undefined);
    expect(asking).toEqual(['FR']);
  });

  it('a buyer without a known country has the law of the shop · LAW-10', () => {
    expect(lawFor(shop)).toEqual(shop.law);
  });

  it('public pages satisfy the law of each destination, and name the shop’s own · LAW-10', () => {
    const all = lawForAll(shop);
    expect(all.country).toBe(shop.law.country);
    for (const { code } of shop.countries) {
      const { country, mediator, producerNumbers, prescription, ...law } = lawFor(shop, code);
      expect(lawsTogether(all, { ...all, ...law })).toEqual(all);
    }
  });
});

describe('the combination of two laws', () => {
  const law: fc.Arbitrary<CountryLaw> = fc.record({
    country: fc.constantFrom(...lawCountries),
    withdrawal: fc.constantFrom('statute', 'promise'),
    withdrawalDays: fc.integer({ min: 0, max: 60 }),
    returnDays: fc.integer({ min: 0, max: 60 }),
    refundDays: fc.integer({ min: 0, max: 60 }),
    reductionDays: fc.integer({ min: 0, max: 60 }),
    volumeUnit: fc.constantFrom(...volumeUnits),
    cancellation: fc.constantFrom('page', 'account'),
    advertisingConsent: fc.constantFrom('word', 'mail'),
    imprint: fc.constant([]),
    producerNumbers: fc.constant([]),
    vatIdOnHome: fc.boolean(),
    guaranteeYears: fc.integer({ min: 0, max: 6 }),
    guaranteeNotice: fc.boolean(),
    guaranteeBox: fc.boolean(),
    lensAdvice: fc.constantFrom('none', 'specialist', 'optician'),
    deviceAdvertising: fc.constant(false),
  });
  const protection = ({ country, mediator, imprint, producerNumbers, vatIdOnHome, ...rest }: CountryLaw) =>
    rest;

  it('protects alike in either order, and does not change when repeated · LAW-10', () => {
    fc.assert(
      fc.property(law, law, (shop, buyer) => {
        const both = lawsTogether(shop, buyer);
        expect(protection(both)).toEqual(protection(lawsTogether(buyer, shop)));
        expect(lawsTogether(shop, both)).toEqual(both);
        expect(both.country).toBe(buyer.country);
      }),
    );
  });

  it('never protects less than one of them · LAW-10 · LAW-38', () => {
    fc.assert(
      fc.property(law, law, (shop, buyer) => {
        const both = lawsTogether(shop, buyer);
        for (const one of [shop, buyer]) {
          expect(both.withdrawalDays).toBeGreaterThanOrEqual(one.withdrawalDays);
          expect(both.returnDays).toBeGreaterThanOrEqual(one.returnDays);
          expect(both.refundDays).toBeLessThanOrEqual(one.refundDays);
          expect(both.reductionDays).toBeGreaterThanOrEqual(one.reductionDays);
          if (one.withdrawal === 'statute') expect(both.withdrawal).toBe('statute');
          if (one.volumeUnit === 'litre') expect(both.volumeUnit).toBe('litre');
          if (one.cancellation === 'page') expect(both.cancellation).toBe('page');
          expect(both.guaranteeYears).toBeGreaterThanOrEqual(one.guaranteeYears);
          if (one.guaranteeNotice) expect(both.guaranteeNotice).toBe(true);
          if (one.guaranteeBox) expect(both.guaranteeBox).toBe(true);
          if (one.lensAdvice !== 'none') expect(both.lensAdvice).not.toBe('none');
          if (one.advertisingConsent === 'mail') expect(both.advertisingConsent).toBe('mail');
        }
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PassportKind, passportKinds } from '../../../../src/domain/catalogue/passport/kind-duties.ts';
import { missingFacts, type PassportFact } from '../../../../src/domain/catalogue/passport/missing-facts.ts';
import type { Maker, Passport } from '../../../../src/domain/catalogue/passport/passport.ts';
import { type CountryCode, countryCodes } from '../../../../src/domain/shared/country.ts';
import { wholePassport } from '../../../arbitraries/passport.ts';

const factsIn = (passport: Passport | undefined, country: CountryCode): readonly PassportFact[] =>
  missingFacts(passport, [country]).map(({ fact }) => fact);

/** Facts missing in a product of which only the kind is known: everywhere, and additionally in Switzerland or the EU. */
const owed: Readonly<Record<PassportKind, readonly PassportFact[]>> = {
  contact_lens: ['ce_marking', 'device_class', 'udi_di', 'warnings', 'instructions'],
  lens_disinfectant: ['ce_marking', 'device_class', 'udi_di', 'warnings', 'instructions'],
  lens_rinse: ['ce_marking', 'device_class', 'udi_di', 'warnings', 'instructions'],
  lens_cleaner: ['ce_marking', 'device_class', 'udi_di', 'warnings', 'instructions'],
  eye_drops: ['ce_marking', 'device_class', 'udi_di', 'warnings', 'instructions'],
  lens_case: ['ce_marking', 'device_class', 'udi_di', 'warnings'],
  reading_glasses: ['ce_marking', 'device_class', 'udi_di', 'warnings'],
  sunglasses: ['ce_marking', 'warnings', 'instructions'],
  glasses_cleaner: ['warnings'],
};
const someone: Readonly<Record<'EU' | 'device' | 'other', readonly PassportFact[]>> = {
  EU: ['manufacturer', 'responsible_person_eu'],
  device: ['manufacturer', 'representative_ch'],
  other: ['manufacturer'],
};

const table = passportKinds.flatMap((kind) => countryCodes.map((country) => [kind, country] as const));

describe('the missing legal facts of a product', () => {
  it.each(table)('for the kind %s without any other fact are listed in %s · LAW-20', (kind, country) => {
    const asked = owed[kind].filter(
      // No shop uses the languages of these countries.
      (fact) => !['NL', 'LT'].includes(country) || !['warnings', 'instructions'].includes(fact),
    );
    const isDevice = owed[kind].includes('udi_di');
    const answering = someone[country === 'CH' ? (isDevice ? 'device' : 'other') : 'EU'];
    expect(factsIn({ kind }, country)).toEqual([...answering, ...asked]);
  });

  it.each(table)('are none for a %s with all facts in %s · LAW-20', (kind, country) =>
    expect(factsIn(wholePassport(kind), country)).toEqual([]),
  );

  it.each([undefined, {}, { udiDi: '1' }])('are its kind if none is given: %j · LAW-20', (passport) =>
    expect(missingFacts(passport, ['DE', 'CH'])).toEqual([{ fact: 'kind', countries: ['DE', 'CH'] }]),
  );

  it.each<[string, Partial<Passport>, CountryCode, PassportFact]>([
    ['a class that its rule does not allow', { deviceClass: 'I' }, 'DE', 'device_class'],
    ['a notified body without four digits', { notifiedBody: 'TÜV' }, 'DE', 'notified_body'],
    ['no notified body', { notifiedBody: '' }, 'FR', 'notified_body'],
    ['no marking', { ceMarked: false }, 'CH', 'ce_marking'],
    ['warnings in English only', { warnings: { en: ['Careful.'] } }, 'IT', 'warnings'],
    ['instructions without Italian', { instructions: { de: ['a'], fr: ['b'] } }, 'CH', 'instructions'],
    ['empty instructions', { instructions: { de: [] } }, 'AT', 'instructions'],
  ])('are found if a lens has %s · LAW-20', (_, said, country, fact) =>
    expect(factsIn({ ...wholePassport('contact_lens'), ...said }, country)).toEqual([fact]),
  );

  const maker = wholePassport('contact_lens').maker as Maker;
  it.each<[string, Maker, CountryCode, readonly PassportFact[]]>([
    ['has no name', { ...maker, party: { ...maker.party, name: '' } }, 'DE', ['manufacturer']],
    ['has no address', { ...maker, party: { ...maker.party, address: [] } }, 'DE', ['manufacturer']],
    ['has no e-mail', { ...maker, party: { ...maker.party, email: 'phone' } }, 'CH', ['manufacturer']],
    ['has no country', { ...maker, country: '' }, 'DE', ['manufacturer']],
    ['is in the country', { country: 'DE', party: maker.party }, 'FR', []],
    ['is in another country of the EU', { country: 'DE', party: maker.party }, 'CH', ['representative_ch']],
    ['is in Switzerland', { country: 'CH', party: maker.party }, 'LI', ['responsible_person_eu']],
    [
      'has a representative without an address',
      { ...maker, inEu: { ...maker.party, address: [] } },
      'DE',
      ['responsible_person_eu'],
    ],
  ])('for a maker that %s · LAW-20', (_, of, country, facts) =>
    expect(factsIn({ ...wholePassport('contact_lens'), maker: of }, country)).toEqual(facts),
  );

  it('accept one of the languages of Luxembourg, but require both spoken ones of Belgium · LAW-20', () => {
    const warned = { ...wholePassport('lens_case'), warnings: { de: ['Vorsicht.'] } };
    expect([factsIn(warned, 'LU'), factsIn(warned, 'BE')]).toEqual([[], ['warnings']]);
  });

  it('are named once each, with exactly the countries that require them · LAW-20', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...passportKinds),
        fc.subarray([...countryCodes]),
        fc.subarray(['maker', 'warnings', 'instructions', 'udiDi', 'deviceClass', 'ceMarked']),
        (kind, countries, without) => {
          const passport = Object.fromEntries(
            Object.entries(wholePassport(kind)).filter(([name]) => !without.includes(name)),
          );
          const missing = missingFacts(passport, countries);
          expect(new Set(missing.map(({ fact }) => fact)).size).toBe(missing.length);
          for (const country of countries)
            expect(
              missing.filter(({ countries: asking }) => asking.includes(country)).map(({ fact }) => fact),
            ).toEqual(factsIn(passport, country));
        },
      ),
    ));
});

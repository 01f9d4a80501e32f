import { describe, expect, it } from 'vitest';
import { recordYearsBy } from '../../../../src/config/law/record-years.ts';
import { makeLawTexts } from '../../../../src/config/server/services/law-texts.ts';
import { deliveryDays } from '../../../../src/domain/orders/withdrawal-standing.ts';
import { type BrandId, brandIds } from '../../../../src/domain/shared/brand-id.ts';
import type { CountryCode } from '../../../../src/domain/shared/country.ts';
import { type Locale, locales } from '../../../../src/domain/shared/locale.ts';
import { shops } from '../../../adapters/sandbox/fixtures/shops.ts';

const recordYears = recordYearsBy({ augental: '12/9' });
const texts = makeLawTexts(shops, { recipients: [], lensValuesYears: 3, recordYears });
/** The documents of an order as one text. */
const given = async (brand: BrandId, country: CountryCode, locale: Locale = 'de'): Promise<string> =>
  (await texts({ brand, locale, country }))
    .flatMap(({ sections }) => sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]))
    .join('\n');

const ways = brandIds.flatMap((brand) => shops[brand].countries.map(({ code }) => ({ brand, code })));

describe('the legal texts of an order', () => {
  it.each(ways)('of $brand to $code have a value in each place · DOC-1', async ({ brand, code }) => {
    for (const locale of locales) {
      const said = await given(brand, code, locale);
      expect(said).not.toMatch(/\{\{|: ?\.(\n|$)|undefined/);
      expect(said).not.toMatch(/\s\./);
    }
  });

  it('name the body for disputes of the shop, wherever it delivers to · LAW-10', async () => {
    const inVienna = /nimmt freiwillig an Verfahren der Schlichtung/;
    const inNoBody = /weder bereit noch verpflichtet/;
    for (const { code } of shops.augental.countries) {
      expect(await given('augental', code)).toMatch(inVienna);
      expect(await given('augental', code)).not.toMatch(inNoBody);
    }
    for (const brand of ['okulino', 'viszola'] as const)
      for (const code of ['AT', 'DE', 'FR'] as const)
        expect(await given(brand, code)).not.toMatch(/Schlichtung|weder bereit|Mediator/);
    expect(await given('opalys', 'CH')).toMatch(/Mediator für Verbraucherfragen: Médiation Vue et Commerce/);
  });

  it('name the supervisory authority of the shop, and that of the buyer · LAW-10', async () => {
    expect(await given('okulino', 'CH')).toMatch(/EDÖB/);
    const german = await given('okulino', 'DE');
    expect(german).toMatch(/EDÖB.*\nZuständig ist auch die Datenschutzaufsicht am Wohnort/);
    expect(german).not.toMatch(/Berliner/);
    expect(await given('okulino', 'AT')).toMatch(/EDÖB.*\n.*österreichische Datenschutzbehörde/);
    expect(await given('linsenwerk', 'DE')).toMatch(/Berliner Beauftragte/);
    expect(await given('linsenwerk', 'AT')).toMatch(/Berliner Beauftragte/);
  });

  it('name who represents the shop in data protection, if it has named somebody · LAW-36', async () => {
    const representatives = { okulino: 'Vertretung GmbH, Hafenweg 1, 20457 Hamburg' };
    const represented = makeLawTexts(shops, {
      recipients: [],
      lensValuesYears: 3,
      recordYears,
      representatives,
    });
    const controllerOf = async (brand: BrandId) =>
      (await represented({ brand, locale: 'de', country: 'DE' })).find(({ page }) => page === 'privacy')
        ?.sections[0]?.paragraphs;
    expect(await controllerOf('okulino')).toEqual([
      expect.stringMatching(/^Okulino AG/),
      'Vertretung im Datenschutz (Art. 27 DSGVO, Art. 14 DSG): Vertretung GmbH, Hafenweg 1, 20457 Hamburg.',
    ]);
    expect(await controllerOf('viszola')).toEqual([expect.stringMatching(/^Viszola/)]);
  });

  it.each([
    ['linsenwerk', 8, 6],
    ['okulino', 10, 10],
    ['augental', 12, 9],
  ] as const)(
    'of %s say that bills are kept for %s years, and letters for %s · LAW-36 · LAW-40',
    async (brand, bills, letters) => {
      const said = await given(brand, 'CH');
      expect(said).toContain(
        `${bills} Jahre ab dem Ende des Jahres, bei Lieferung in ein anderes Land mindestens 10`,
      );
      expect(said).toContain(`Kündigungen: ${letters} Jahre ab dem Ende des Jahres`);
    },
  );

  it('contain the box of both guarantees where the law requires it, below the guarantee · LAW-24', async () => {
    const box = /Artikel L217-3[^\n]*\nGesetzliche Garantien nach französischem Recht\n.*drei(ß|ss)ig Tagen/s;
    for (const brand of ['opalys', 'okulino', 'viszola'] as const)
      expect(await given(brand, 'FR')).toMatch(box);
    expect(await given('okulino', 'DE')).not.toMatch(/französischem Recht/);
    expect(await given('linsenwerk', 'BE')).not.toMatch(/französischem Recht/);
  });

  it('name the longest time of delivery where no day was announced · LAW-7', async () =>
    expect(await given('okulino', 'CH')).toContain(`nennt sie keinen, innerhalb von ${deliveryDays} Tagen`));

  it('instruct a buyer abroad by the law of their country · LAW-7', async () => {
    expect(await given('okulino', 'CH')).toMatch(/kein Widerrufsrecht/);
    expect(await given('okulino', 'DE')).toMatch(/Hiermit widerrufe\(n\) ich\/wir/);
    expect(await given('okulino', 'AT')).toMatch(/Verbrauchergewährleistungsgesetz/);
  });
});

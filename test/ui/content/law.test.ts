import { describe, expect, it } from 'vitest';
import { brands } from '../../../src/config/brands/brands.ts';
import { readWords } from '../../../src/config/words/word-files.ts';
import { type LawPage, lawPages } from '../../../src/domain/content/block.ts';
import { brandIds } from '../../../src/domain/shared/brand-id.ts';
import { type Locale, locales } from '../../../src/domain/shared/locale.ts';
import { lawSections } from '../../../src/ui/content/rest/law-sections.ts';
import { makeTranslator } from '../../../src/ui/shared/translation/translator.ts';

const shopsAndLocales = brandIds.flatMap((brand) => locales.map((locale) => ({ brand, locale })));

/** A plain page of a shop as one text. */
const textOf = (brand: (typeof brandIds)[number], locale: Locale, page: LawPage): string => {
  const { shop } = brands[brand];
  const content = readWords('src/ui/words', shop, { brand, locale, namespace: 'content' });
  const t = makeTranslator(locale, { content }).getFixedT(null, 'content');
  return lawSections[page](shop.law)
    .flatMap((section) =>
      ['heading', 'text'].map((part) => t(`${page}.${section}.${part}`, { defaultValue: `?${section}` })),
    )
    .join('\n');
};

describe.each(shopsAndLocales)('the legal pages of $brand in $locale', ({ brand, locale }) => {
  it.each(lawPages)('%s has a text for everything required by its country · LAW-7', (page) => {
    expect(textOf(brand, locale, page)).not.toMatch(/\?\w/);
  });
});

describe('the legal requirements of a country', () => {
  it.each([
    ['okulino', 'returns', /kein Widerrufsrecht/],
    ['okulino', 'privacy', /EDÖB/],
    ['linsenwerk', 'privacy', /Art\. 9 Abs\. 2 Buchstabe a/],
    ['linsenwerk', 'privacy', /Widerspruch/],
    ['linsenwerk', 'privacy', /entscheidet der Shop automatisch/],
    ['augental', 'privacy', /\{\{years\}\} Jahre/],
    ['linsenwerk', 'returns', /Muster für den Widerruf/],
    ['linsenwerk', 'terms', /§ 36 VSBG/],
    ['linsenwerk', 'accessibility', /MLBF/],
    ['augental', 'legal', /Mitglied: \{\{chamber\}\}/],
    ['augental', 'terms', /Schlichtung für Verbrauchergeschäfte/],
    ['viszola', 'terms', /Artikel 128 ff. des italienischen Verbrauchergesetzbuchs/],
    ['opalys', 'terms', /Mediator.*\{\{mediator\}\}/],
    ['opalys', 'legal', /Hosting/],
  ] as const)('are met on the pages of %s: %s · LAW-3 · LAW-7', (brand, page, words) =>
    expect(textOf(brand, 'de', page)).toMatch(words),
  );

  it('include a statutory right of withdrawal only if there is one · LAW-3 · LAW-7', () => {
    expect(textOf('okulino', 'de', 'returns')).not.toMatch(/Verträge? innerhalb/);
    for (const brand of ['linsenwerk', 'augental', 'viszola', 'opalys'] as const)
      expect(textOf(brand, 'de', 'returns')).toMatch(/innerhalb von \{\{days\}\} Tagen .*widerrufen/);
  });

  it.each(brandIds)(
    'do not refer buyers of %s to the EU dispute platform that closed in July 2025 · LAW-7',
    (brand) => {
      for (const locale of locales)
        for (const page of lawPages)
          expect(textOf(brand, locale, page)).not.toMatch(/ec\.europa\.eu|\bODR\b/);
    },
  );

  it.each(brandIds)('bind %s to a day of delivery, and say what follows if it is missed · LAW-7', (brand) => {
    expect(textOf(brand, 'de', 'terms')).toMatch(
      /spätestens am letzten Tag.*\{\{deliveryDays\}\} Tagen.*Nachfrist.*Rücktritt/,
    );
    expect(textOf(brand, 'en', 'terms')).toMatch(
      /by the last day.*\{\{deliveryDays\}\} days.*further period.*end the contract/,
    );
    expect(textOf(brand, 'it', 'terms')).toMatch(
      /l’ultimo giorno.*\{\{deliveryDays\}\} giorni.*termine supplementare.*risolto/,
    );
    expect(textOf(brand, 'fr', 'terms')).toMatch(
      /le dernier jour.*\{\{deliveryDays\}\} jours.*délai supplémentaire.*résolu/,
    );
    expect(textOf(brand, 'de', 'terms')).not.toMatch(/nicht verbindlich|unverbindlich/);
  });

  it.each(brandIds)(
    'say for %s how entries are corrected, in which languages contracts are, and where their text is kept · LAW-7',
    (brand) => {
      const says = [
        [
          'de',
          /Kasse zeigt vorher alle Angaben.*ändern\. .*auf Deutsch, Englisch, Italienisch oder Französisch.*gespeichert/,
        ],
        ['en', /shows all entries first.*changed.*in German, English, Italian or French.*stored/],
        ['it', /mostra tutti i dati.*correggere.*in tedesco, inglese, italiano o francese.*archiviato/],
        [
          'fr',
          /montre toutes les indications.*corrigée.*en allemand, en anglais, en italien ou en français.*archivé/,
        ],
      ] as const;
      for (const [locale, words] of says) expect(textOf(brand, locale, 'terms')).toMatch(words);
    },
  );

  it.each(brandIds)(
    'tell buyers of %s at once if a value is not available, and refund at once · LAW-7',
    (brand) => {
      expect(textOf(brand, 'de', 'terms')).toMatch(
        /unverzüglich mitgeteilt und der Betrag ebenso unverzüglich erstattet/,
      );
      expect(textOf(brand, 'en', 'terms')).toMatch(/tell you without delay and refund/);
      expect(textOf(brand, 'it', 'terms')).toMatch(/senza ritardo e rimborsiamo/);
      expect(textOf(brand, 'fr', 'terms')).toMatch(/sans délai et remboursons/);
    },
  );

  it.each(brandIds)(
    'say for %s that data are needed to deliver, and that consent can be withdrawn · LAW-36',
    (brand) => {
      const says = [
        [
          'de',
          /Ohne diese Angaben ist keine Lieferung möglich.*Einwilligung lässt sich jederzeit widerrufen/s,
        ],
        ['en', /Without them no delivery is possible.*withdraw any consent at any time/s],
        ['it', /Senza questi dati la consegna non è possibile.*consenso si può revocare/s],
        ['fr', /Sans eux, aucune livraison.*consentement peut être retiré/s],
      ] as const;
      for (const [locale, words] of says) expect(textOf(brand, locale, 'privacy')).toMatch(words);
    },
  );

  it.each(brandIds)('say on the page of %s who pays at a customs border · LAW-7', (brand) => {
    expect(textOf(brand, 'de', 'shipping')).toMatch(/Zoll und Mehrwertsteuer.*im Preis enthalten/);
    expect(textOf(brand, 'en', 'shipping')).toMatch(/includes duties and the VAT/);
    expect(textOf(brand, 'it', 'shipping')).toMatch(/Dazi e IVA.*compresi nel prezzo/);
    expect(textOf(brand, 'fr', 'shipping')).toMatch(/droits de douane et la TVA.*compris dans le prix/);
  });

  it('include a mediator exactly if the country requires one · LAW-3', () => {
    for (const brand of brandIds) {
      const { law } = brands[brand].shop;
      expect(law.mediator !== undefined, brand).toBe(law.country === 'FR');
      expect(law.country).toBe(brands[brand].shop.country);
    }
  });
});

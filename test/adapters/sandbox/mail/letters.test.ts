import { describe, expect, it } from 'vitest';
import { buttonLetter } from '../../../../src/adapters/sandbox/mail/button-letter.ts';
import { factLetter } from '../../../../src/adapters/sandbox/mail/fact-letter.ts';
import { loginWords } from '../../../../src/adapters/sandbox/mail/words/login.ts';
import { looks } from '../../../../src/config/server/files/looks.ts';
import { type BrandId, brandIds } from '../../../../src/domain/shared/brand-id.ts';
import { type Locale, locales } from '../../../../src/domain/shared/locale.ts';
import { shops } from '../fixtures/shops.ts';

const everywhere = brandIds.flatMap((brand) => locales.map((locale) => ({ brand, locale })));
const withPlainSpaces = (text: string): string => text.replaceAll('\u00a0', ' ');

const loginOf = (brand: BrandId, locale: Locale) =>
  buttonLetter(
    { shops, looks },
    {
      brand,
      locale,
      email: 'mara@example.org',
      first_name: 'Mara',
      last_name: 'Keller',
      words: loginWords[locale].informal,
      url: 'http://localhost/',
    },
  );

describe('a letter of a shop', () => {
  it.each(everywhere)('says who writes, in both of its forms: $brand, $locale', ({ brand, locale }) => {
    const { contact } = shops[brand];
    const { html, text } = loginOf(brand, locale);
    for (const form of [html, text].map(withPlainSpaces)) {
      for (const part of [contact.company, contact.street, contact.city, contact.director])
        expect(form).toContain(part);
      expect(form).toContain(contact.register);
      expect(form).toContain(contact.vatId);
    }
  });

  it('begins with what it says, for lists that show the beginning', () => {
    const { html } = loginOf('okulino', 'de');
    const [, body = ''] = html.split('<body');
    expect(
      body
        .replace(/^[^>]*>/, '')
        .replace(/<[^>]*>/g, '')
        .trim(),
    ).toMatch(/^Mit dem Knopf/);
  });

  it('greets by a name, and by nothing that leads elsewhere, whatever is kept as one · ADDR-7', () => {
    const { html, text } = buttonLetter(
      { shops, looks },
      {
        brand: 'linsenwerk',
        locale: 'de',
        email: 'mara@example.org',
        first_name: 'Visit https://evil.example now',
        last_name: `www.evil.com/${'x'.repeat(100)}`,
        words: loginWords.de.formal,
        url: 'http://localhost/',
      },
    );
    expect(text).toContain('Visit https evil. example now www evil. com x');
    for (const form of [html, text]) {
      expect(form).not.toMatch(/evil\.\S|\/\/evil|www\.evil/);
      expect(form).not.toContain('x'.repeat(64));
    }
  });

  it('keeps the number of a telephone on one line', () => {
    const { html } = loginOf('okulino', 'de');
    expect(html).toContain('+41\u00a044\u00a0555\u00a001\u00a020');
  });
});

describe('a letter of facts', () => {
  const { html, text } = factLetter(
    { shops, looks },
    {
      brand: 'opalys',
      locale: 'fr',
      recipient: 'mara@example.org',
      subject: 'Abonnement',
      greeting: 'Bonjour',
      text: 'Voici.',
      facts: [
        ['Numéro', '17'],
        ['Contenu', ['Hydralis, 30 lentilles', 'Clarea, 360 ml']],
      ],
      after: [],
      bye: 'Cordialement',
    },
  );

  it('lists several values one below the other', () => {
    expect(html).toContain('<strong>Hydralis, 30 lentilles</strong><br><strong>Clarea, 360 ml</strong>');
  });

  it('names them in one line where there is no markup', () => {
    expect(text).toContain('Contenu\u202f: Hydralis, 30 lentilles; Clarea, 360 ml\n');
  });
});

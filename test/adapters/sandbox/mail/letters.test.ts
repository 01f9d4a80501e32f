import { describe, expect, it } from 'vitest';
import { buttonLetter } from '../../../../src/adapters/sandbox/mail/button-letter.ts';
import { factLetter } from '../../../../src/adapters/sandbox/mail/fact-letter.ts';
import { linkWords } from '../../../../src/adapters/sandbox/mail/link-words.ts';
import { goodsText, mailGoods, mailItem } from '../../../../src/adapters/sandbox/mail/mail-item.ts';
import { mailLook } from '../../../../src/adapters/sandbox/mail/mail-look.ts';
import { goodsWithoutValues, withoutValues } from '../../../../src/adapters/sandbox/words/written-order.ts';
import { brands } from '../../../../src/config/brands/brands.ts';
import { brandLogoAtNight } from '../../../../src/config/server/files/brand-logo.ts';
import { looks } from '../../../../src/config/server/files/looks.ts';
import { texts } from '../../../../src/config/words/texts.ts';
import { type BrandId, brandIds } from '../../../../src/domain/shared/brand-id.ts';
import { type Locale, locales } from '../../../../src/domain/shared/locale.ts';
import { shops } from '../fixtures/shops.ts';

const publicUrl = (brand: BrandId): string => `https://${brand}.example`;
const everywhere = brandIds.flatMap((brand) => locales.map((locale) => ({ brand, locale })));
const withPlainSpaces = (text: string): string => text.replaceAll('\u00a0', ' ');

const loginOf = (brand: BrandId, locale: Locale) =>
  buttonLetter(
    { shops, looks, publicUrl, texts },
    {
      brand,
      locale,
      email: 'mara@example.org',
      first_name: 'Mara',
      last_name: 'Keller',
      words: linkWords({ shops, texts }, { brand, locale }, 'login'),
      url: 'http://localhost/',
    },
  );

describe('an e-mail of a shop', () => {
  it.each(everywhere)('names its sender in HTML and text: $brand, $locale', ({ brand, locale }) => {
    const { contact } = shops[brand];
    const { html, text } = loginOf(brand, locale);
    for (const form of [html, text].map(withPlainSpaces)) {
      for (const part of [contact.company, contact.street, contact.city, contact.director])
        expect(form).toContain(part);
      expect(form).toContain(contact.register);
      expect(form).toContain(contact.vatId);
    }
  });

  it('begins with its message, for the preview in mailbox lists', () => {
    const { html } = loginOf('okulino', 'de');
    const [, body = ''] = html.split('<body');
    expect(
      body
        .replace(/^[^>]*>/, '')
        .replace(/<[^>]*>/g, '')
        .trim(),
    ).toMatch(/^Mit dem Knopf/);
  });

  it('greets by name, without links, whatever is stored as a name · ADDR-7', () => {
    const { html, text } = buttonLetter(
      { shops, looks, publicUrl, texts },
      {
        brand: 'linsenwerk',
        locale: 'de',
        email: 'mara@example.org',
        first_name: 'Visit https://evil.example now',
        last_name: `www.evil.com/${'x'.repeat(100)}`,
        words: linkWords({ shops, texts }, { brand: 'linsenwerk', locale: 'de' }, 'login'),
        url: 'http://localhost/',
      },
    );
    expect(text).toContain('Visit https evil. example now www evil. com x');
    for (const form of [html, text]) {
      expect(form).not.toMatch(/evil\.\S|\/\/evil|www\.evil/);
      expect(form).not.toContain('x'.repeat(64));
    }
  });

  it.each(everywhere)(
    'greets a reader without a known name: $brand, $locale · MAIL-5',
    ({ brand, locale }) => {
      const { text } = buttonLetter(
        { shops, looks, publicUrl, texts },
        {
          ...{ brand, locale, email: 'mara@example.org', first_name: '', last_name: '' },
          words: linkWords({ shops, texts }, { brand, locale }, 'consent'),
          url: 'http://localhost/',
        },
      );
      expect(text.split('\n')[0]).toMatch(/^(Guten Tag|Hallo|Hello|Hi|Bonjour|Buongiorno|Ciao)$/);
    },
  );

  it.each(brandIds)('leads to the shop’s telephone and mailbox by one press: %s · MAIL-5', (brand) => {
    const { phone, email } = shops[brand].contact;
    const { html } = loginOf(brand, 'de');
    expect(html).toContain(`href="tel:${phone.replaceAll(' ', '')}"`);
    expect(html).toContain(`href="mailto:${email}"`);
  });

  it('lets lists of mails show nothing but what it says beside its subject · MAIL-5', () => {
    const [, preview = ''] = /mso-hide:all">([^<]*)</.exec(loginOf('okulino', 'de').html) ?? [];
    expect(preview.replace(/[\u034f\u200c\u00a0]+$/, '').length).toBeLessThan(preview.length - 150);
  });

  it('keeps a phone number on one line', () => {
    const { html } = loginOf('okulino', 'de');
    expect(html).toContain('+41\u00a044\u00a0555\u00a001\u00a020');
  });
});

describe('an e-mail with a list of facts', () => {
  const { html, text } = factLetter(
    { shops, looks, publicUrl, texts },
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

  it('does the same where there is no markup', () => {
    expect(text).toContain('Contenu\u202f:\n    Hydralis, 30 lentilles\n    Clarea, 360 ml\n');
  });
});

describe('the look of an e-mail', () => {
  it.each(everywhere)(
    'has the logo with an alternative text, and dark colours: $brand, $locale · MAIL-1',
    ({ brand, locale }) => {
      const { html } = loginOf(brand, locale);
      expect(html).toContain(`src="https://${brand}.example/drawings/${brand}/logo-640.png"`);
      expect(html).toContain(`alt="${shops[brand].name}"`);
      expect(html).toContain('<meta name="color-scheme" content="light dark">');
      expect(html).toContain('@media (prefers-color-scheme:dark)');
      expect(html.match(/display:inline-block;padding:14px 24px/g)).toHaveLength(1);
    },
  );

  it.each(brandIds)('has the colours and the logo of the shop’s dark pages: %s · MAIL-4', (brand) => {
    const { html } = loginOf(brand, 'de');
    const { night } = brands[brand].theme;
    const dark = html.slice(html.indexOf('@media (prefers-color-scheme:dark)'));
    for (const colour of ['ground', 'surface', 'text', 'line', 'primary', 'onPrimary', 'plate'] as const)
      expect(dark, colour).toContain(night.colours[colour]);
    // Linsenwerk's bar is dark by day as well.
    expect(html.includes(`/drawings/${brand}/logo-night-640.png`)).toBe(brand !== 'linsenwerk');
    expect(brandLogoAtNight(brand)).toContain(brand === 'linsenwerk' ? '#ffffff' : night.colours.text);
  });

  it('loads pictures whose addresses are the same for every reader · MAIL-2', () => {
    const picturesOf = (email: string, first_name: string) => {
      const { html } = buttonLetter(
        { shops, looks, publicUrl, texts },
        {
          brand: 'opalys',
          locale: 'fr',
          email,
          first_name,
          last_name: 'K',
          words: linkWords({ shops, texts }, { brand: 'opalys', locale: 'fr' }, 'login'),
          url: `http://localhost/${email}`,
        },
      );
      return [...html.matchAll(/src="([^"]*)"/g)].map(([, address]) => address);
    };
    const [one, other] = [picturesOf('mara@example.org', 'Mara'), picturesOf('jan@example.org', 'Jan')];
    expect(one.length).toBeGreaterThan(1);
    expect(one).toEqual(other);
  });

  it('shows its main fact large in HTML, and first in the text · MAIL-1', () => {
    const { html, text } = factLetter(
      { shops, looks, publicUrl, texts },
      {
        brand: 'okulino',
        locale: 'de',
        recipient: 'mara@example.org',
        subject: 'Unterwegs',
        greeting: 'Hallo Mara',
        text: 'Deine Bestellung ist unterwegs.',
        headline: { label: 'Voraussichtliche Lieferung', fact: '28.11.2026', more: 'Samstag' },
        facts: [['Bestellnummer', 'OKU-1']],
        button: { url: 'https://carrier.example/1', label: 'Sendung verfolgen' },
        after: [],
        bye: 'Bis bald',
      },
    );
    expect(html).toMatch(/32px[^>]*>28\.11\.2026</);
    expect(text).toMatch(/Voraussichtliche Lieferung: 28\.11\.2026 \(Samstag\)\nBestellnummer: OKU-1/);
    expect(html).toMatch(/mso-hide:all">Voraussichtliche Lieferung: 28\.11\.2026 \(Samstag\) · Deine/);
    expect(html.indexOf('Sendung verfolgen')).toBeLessThan(html.indexOf('OKU-1'));
    // The heading repeats the subject, so it is smaller, and nothing else is before the day.
    expect(html).toMatch(
      /<h1 [^>]* 18px[^>]*>Unterwegs<\/h1>\s*<p [^>]*><span [^>]*>Voraussichtliche Lieferung</,
    );
    expect(html.indexOf('28.11.2026</strong>')).toBeLessThan(html.indexOf('Hallo Mara'));
  });
});

describe('order details in e-mails', () => {
  it('the lenses of a pair are one line where no value is said · MAIL-3', () => {
    const lens = { title: 'Hydralis', quantity: 2, each: '', total: '', details: ['Sphäre −2,50'] };
    const goods = goodsWithoutValues([
      { ...lens, eye: 'Rechtes Auge' },
      { ...lens, eye: 'Linkes Auge' },
      { ...lens, title: 'Clarea', quantity: 1, details: [] },
    ]);
    expect(goods.map(goodsText)).toEqual(['4 × Hydralis', '1 × Clarea']);
  });

  it('omit eye and lens values if these are not wanted · MAIL-3', () => {
    const line = {
      title: 'Hydralis',
      image: '/images/1/front?v=1',
      eye: 'Rechtes Auge',
      values: [['Sphäre', '−2,50'] as const],
      details: ['Rechtes Auge', 'Sphäre −2,50'],
      quantity: 1,
      each: 'je CHF 20.00',
      total: 'CHF 20.00',
    };
    const look = mailLook({ looks, publicUrl }, 'okulino');
    expect(mailItem(look)(line).markup).toContain('−2,50');
    for (const shown of [mailItem(look), mailGoods(look)]) {
      const { markup } = shown(withoutValues(line));
      expect(markup).toContain('Hydralis');
      expect(markup).not.toMatch(/2,50|Rechtes Auge/);
    }
  });
});

import { describe, expect, it } from 'vitest';
import type { Confirmation } from '../../../../src/adapters/sandbox/mail/confirmation.ts';
import { confirmationHtml } from '../../../../src/adapters/sandbox/mail/confirmation-html.ts';
import { factLetter } from '../../../../src/adapters/sandbox/mail/fact-letter.ts';
import { mailLook } from '../../../../src/adapters/sandbox/mail/mail-look.ts';
import { looks } from '../../../../src/config/server/files/looks.ts';
import { texts } from '../../../../src/config/words/texts.ts';
import { maxLines } from '../../../../src/domain/cart/quantity.ts';
import { type BrandId, brandIds } from '../../../../src/domain/shared/brand-id.ts';
import { shops } from '../fixtures/shops.ts';

const publicUrl = (brand: BrandId): string => `https://www.${brand}.example`;
const url = `https://www.okulino.example/fr/commande/${'a'.repeat(64)}`;
const way = (label: string) => ({ label, url });

/** An order with lenses that have every value. */
const orderOf = (lines: number): Confirmation => ({
  subject: 'Votre commande OKU-2026-000117',
  picture: 'state-thanks',
  greeting: 'Bonjour Madame Cavelti-Rosselini',
  lead: ['Merci pour votre commande.', 'Nous l’avons bien reçue, et elle est payée.'],
  facts: [
    ['Numéro de commande', 'OKU-2026-000117'],
    ['Mode de livraison', 'Livraison à domicile'],
  ],
  note: ['Remarque', 'x'.repeat(250)],
  lines: Array.from({ length: lines }, () => ({
    title: 'Hydralis Toric Multifocal Comfort Plus, 90 lentilles',
    image: '/images/10010/front?v=20261129',
    eye: 'Œil droit',
    values: [
      ['Sphère', '−12,50'],
      ['Rayon', '8,6'],
      ['Diamètre', '14,2'],
      ['Cylindre', '−2,75'],
      ['Axe', '170°'],
      ['Addition', 'moyenne'],
    ] as const,
    details: [
      'Œil droit',
      'Sphère −12,50',
      'Rayon 8,6',
      'Diamètre 14,2',
      'Cylindre −2,75',
      'Axe 170°',
      'Addition moyenne',
    ],
    quantity: 12,
    each: '129,90 CHF l’unité (1,44 CHF la lentille)',
    total: '1558,80 CHF',
  })),
  sums: [['Articles', '1558,80 CHF']],
  total: ['Total', '1558,80 CHF'],
  vat: 'TVA comprise',
  addresses: [
    ['Adresse de facturation', ['Ladina Cavelti', 'Lindenbachstrasse 14', 'CH-8006 Zürich']],
    ['Adresse de livraison', ['Ladina Cavelti', 'Lindenbachstrasse 14', 'CH-8006 Zürich']],
  ],
  arrival: { label: 'Livraison prévue', fact: '02.12.–04.12.2026', more: 'mercredi à vendredi' },
  open: way('Voir la commande'),
  withdraw: way('Se rétracter du contrat'),
  again: way('Commander à nouveau'),
  help: 'Des questions ?',
  bye: 'À bientôt',
});
const mailed = (brand: BrandId, lines = 2): string =>
  confirmationHtml(
    shops[brand],
    mailLook({ looks, publicUrl }, brand),
    { locale: 'fr', t: texts(brand, 'fr') },
    orderOf(lines),
  );
const dispatched = (brand: BrandId): string =>
  factLetter(
    { shops, looks, publicUrl, texts },
    {
      ...{
        brand,
        locale: 'fr',
        recipient: 'mara@example.org',
        subject: 'En route',
        greeting: 'Bonjour',
        text: 'Voilà.',
      },
      facts: [['Numéro', 'OKU-1']],
      goods: orderOf(1).lines,
      button: way('Suivre'),
      link: way('Voir'),
      after: ['Des questions ?'],
      bye: 'À bientôt',
    },
  ).html;
/** A mail as programs show it that remove style sheets. */
const withoutSheets = (html: string): string => html.replace(/<style>.*?<\/style>/gs, '');
/** A mail as Outlook reads it. */
const inWord = (html: string): string =>
  html
    .replace(/<!--\[if !mso\]><!-->.*?<!--<!\[endif\]-->/gs, '')
    .replace(/<!--\[if mso\]>(.*?)<!\[endif\]-->/gs, '$1');
const tagsOf = (html: string, name: string): readonly string[] =>
  html.match(new RegExp(`<${name}\\b[^>]*>`, 'g')) ?? [];

describe.each(brandIds)('in mail programs, a mail of %s', (brand) => {
  it.each([
    ['of an order', mailed(brand)],
    ['of a parcel', dispatched(brand)],
  ])('needs neither a style sheet nor modern layout: %s · MAIL-7', (_, html) => {
    const plain = withoutSheets(html);
    expect(plain).not.toMatch(/display:(flex|grid)|position:|float:|var\(|calc\(|<link|url\(/);
    const tables = tagsOf(plain, 'table');
    expect(tables.length).toBeGreaterThan(5);
    for (const table of tables) expect(table).toMatch(/ cellpadding="0" cellspacing="0"/);
    for (const cell of plain.matchAll(/<a [^>]*style="([^"]*)"/g)) expect(cell[1]).toContain('color:');
    expect(plain).toMatch(
      new RegExp(`<body[^>]* bgcolor="${looks[brand].ground}"[^>]*color:${looks[brand].text}`),
    );
  });

  it.each([
    ['of an order', mailed(brand)],
    ['of a parcel', dispatched(brand)],
  ])('has a button with a surface in Outlook, and one logo: %s · MAIL-7', (_, html) => {
    const word = inWord(html);
    expect(word).toMatch(
      new RegExp(`<td class="d" bgcolor="${looks[brand].primary}"[^>]*mso-padding-alt:14px 24px[^>]*><a `),
    );
    expect(word.match(/ alt="[^"]+"/g)).toEqual([` alt="${shops[brand].name}"`]);
  });

  it('reserves the place of every picture, and says the shop’s name without any · MAIL-7', () => {
    const pictures = tagsOf(mailed(brand), 'img');
    expect(pictures.length).toBeGreaterThan(2);
    for (const picture of pictures) expect(picture).toMatch(/ width="\d+" height="\d+" alt="/);
  });

  it('says the shop’s name in a colour that can be read on its bar, by day and by night · MAIL-7', () => {
    const isDark = looks[brand].bar !== looks[brand].surface;
    const [, name = '', colour] =
      /<a class="(k?)"[^>]*style="color:(#\w+);[^>]*><img/.exec(mailed(brand)) ?? [];
    expect([name, colour]).toEqual(isDark ? ['', '#ffffff'] : ['k', looks[brand].primary]);
  });

  it.each([1, 12, 13, maxLines])('of %i lines is shown whole by Gmail · MAIL-7', (lines) => {
    const html = mailed(brand, lines);
    expect(Buffer.byteLength(html)).toBeLessThan(102_000);
    expect(html.match(/−12,50/g)).toHaveLength(lines);
  });
});

it('has each value of an eye below its label, in Outlook beside it · MAIL-7', () => {
  const html = mailed('okulino', 1);
  const said = (text: string) => text.replace(/<br>/g, '|').replace(/<[^>]*>/g, '');
  expect(said(html.replace(/<!--.*?-->/gs, ''))).toContain('Sphère|−12,50Rayon|8,6Diamètre|14,2');
  expect(said(inWord(html))).toContain('Sphère&nbsp;−12,50&nbsp; Rayon&nbsp;8,6&nbsp; Diamètre&nbsp;14,2');
});

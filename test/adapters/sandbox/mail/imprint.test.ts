import { expect, it } from 'vitest';
import { imprint } from '../../../../src/adapters/sandbox/mail/imprint.ts';
import { texts } from '../../../../src/config/words/texts.ts';
import { shops } from '../fixtures/shops.ts';

it.each([
  ['okulino', ['CHE-000.114.207 MWST']],
  ['augental', ['FN 000024 s, Landesgericht Salzburg', 'ATU00000024']],
  ['viszola', ['REA MI-0001960', 'IT00000001960', 'Gesellschaftskapital 50.000 €']],
  ['opalys', ['RCS Lyon 000 002 160', 'FR00000002160', 'Gesellschaftskapital 50 000 €']],
] as const)(
  'the footer of an e-mail of %s has its register and VAT numbers, each once, and its capital where the law asks for it · LAW-13',
  (brand, numbers) => {
    const [address = '', people = ''] = imprint(shops[brand], texts(brand, 'de')).map((line) =>
      line.replace(/\s/g, ' '),
    );
    const { company, street, city, director } = shops[brand].contact;
    expect(address.split(' · ')).toEqual([company, street, city]);
    expect(people.split(' · ')).toEqual([`Vertreten durch ${director}`, ...numbers]);
  },
);

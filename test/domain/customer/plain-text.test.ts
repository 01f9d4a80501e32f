import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  carriesLink,
  isPlainLine,
  isPlainText,
  lineProblem,
  mailedText,
  seenLine,
  seenText,
  type TextKind,
  textProblem,
} from '../../../src/domain/customer/plain-text.ts';
import { anyText } from '../../arbitraries/text.ts';

const kinds: readonly TextKind[] = ['name', 'company', 'place', 'text'];

const unseen = ['\u00ad', '\u061c', '\u200b', '\u200e', '\u2060', '\u2800', '\u3164', '\ufeff', '\u{e0041}'];

describe('a text of several lines', () => {
  it.each([
    ['Mild.\nAnd soft.\t', undefined],
    ['x'.repeat(31), 'too_long'],
    ['😀'.repeat(30), undefined],
    ['Mild\u202e', 'invalid_characters'],
    ['see evil.com', 'carries_link'],
  ])('%j has the problem %s · ADDR-4 · ADDR-7', (text, problem) =>
    expect(textProblem(text, 30)).toBe(problem),
  );
});

describe('the visible form of a text', () => {
  it.each(unseen)('drops the invisible character %j · ADDR-8', (letter) => {
    expect(seenText(`${letter} Ma${letter}ra ${letter}`)).toBe('Mara');
    expect(seenText(letter)).toBe('');
    expect(carriesLink(`evil${letter}.com`, 'name')).toBe(true);
    expect(mailedText(`evil${letter}.com`, 64)).toBe('evil. com');
  });

  it('on one line has no controls and no repeated spaces, and stays as it is · ADDR-8', () => {
    expect(seenLine(' Ma\u202era\r\n\u0007 \u200bKeller\u2028')).toBe('Ma ra Keller');
    fc.assert(
      fc.property(anyText, (text) => {
        const line = seenLine(text);
        if (text.isWellFormed()) expect(isPlainLine(line)).toBe(true);
        expect(seenLine(line)).toBe(line);
      }),
    );
  });

  it.each(['می\u200cخواهم', 'ක්\u200dෂ', 'O’Neil-Šimić 李', '👩\u200d⚕️'])('keeps %j · ADDR-8', (text) =>
    expect(seenText(text)).toBe(text.normalize('NFC')),
  );

  it.each(['evil\u3002com', 'evil\uff0ecom', 'gewinn.link', 'Mara casino.click'])(
    'contains a link if it is the name %j · ADDR-7',
    (text) => {
      expect(carriesLink(text, 'name')).toBe(true);
      expect(carriesLink(mailedText(text, 64), 'name')).toBe(false);
    },
  );

  it.each(['Danke.Email folgt', 'It broke.Click did not help'])(
    'contains no link if it is the sentence %j · ADDR-7',
    (text) => expect(carriesLink(text, 'text')).toBe(false),
  );
});

describe('the check of typed text', () => {
  it.each([
    ['Mara', 4, 'name', undefined],
    ['😀😀😀😀', 4, 'text', undefined],
    ['😀😀😀a', 4, 'name', undefined],
    ['😀😀😀😀', 4, 'name', 'no_letters'],
    ['👁️', 4, 'company', 'no_letters'],
    ['.', 4, 'place', 'no_letters'],
    ['—', 4, 'name', 'no_letters'],
    ['3', 4, 'company', undefined],
    ['3', 4, 'place', undefined],
    ['1234', 4, 'name', 'no_letter'],
    ['٣', 4, 'name', 'no_letter'],
    ['3.', 4, 'name', 'no_letter'],
    ['A12', 4, 'name', undefined],
    ['12', 4, 'text', undefined],
    ['ʼ李', 4, 'name', undefined],
    ['Marah', 4, 'name', 'too_long'],
    ['Ma\u0007', 4, 'name', 'invalid_characters'],
    ['Marah\u0007', 4, 'name', 'invalid_characters'],
    ['evil.com', 8, 'name', 'carries_link'],
    ['evil.com', 7, 'name', 'too_long'],
    ['evil.com', 8, 'company', undefined],
    ['evil.com/x', 10, 'company', 'carries_link'],
    ['evil.com/x', 10, undefined, undefined],
    ['', 0, 'text', undefined],
  ] as const)(
    'finds in %j for a field of %i characters, kind %s: %s · ADDR-4 · ADDR-7 · ADDR-11',
    (text, max, kind, problem) => expect(lineProblem(text, max, kind)).toBe(problem),
  );

  it('accepts exactly printable text that fits its field and contains no link · ADDR-4 · ADDR-7 · ADDR-11', () =>
    fc.assert(
      fc.property(anyText, fc.nat(20), fc.constantFrom(...kinds), (text, max, kind) => {
        const letters = kind === 'name' ? /\p{L}/u : /[\p{L}\p{N}]/u;
        const isNamed = kind === 'text' || text === '' || letters.test(text);
        const isRight = isPlainLine(text) && [...text].length <= max && !carriesLink(text, kind) && isNamed;
        expect(lineProblem(text, max, kind) === undefined).toBe(isRight);
      }),
    ));

  it.each([
    ['Mara Keller', true, true],
    ['Łukasz O’Neil-Šimić 李', true, true],
    ['two\nlines\tand more\r\n', false, true],
    ['a bell\u0007', false, false],
    ['a line\u2028', false, false],
    ['turned \u202eround', false, false],
    ['set \u2066apart', false, false],
    ['half a letter \ud800', false, false],
    ['', true, true],
  ])('accepts %j on one line: %s, on several lines: %s · ADDR-4', (text, line, several) => {
    expect(isPlainLine(text)).toBe(line);
    expect(isPlainText(text)).toBe(several);
  });

  it.each([
    'Visit https://evil.example now',
    'HTTP://EVIL',
    'www.evil.ru',
    'see WWW.evil',
    'mailto:win',
    'win@evil.example',
    'evil.com/win',
    'bit.ly/3x',
    'evil.ch?now',
    'evil.de:8080/now',
  ])('rejects the link in every kind of field: %j · ADDR-7', (text) => {
    for (const kind of kinds) expect(carriesLink(text, kind)).toBe(true);
  });

  it.each<[string, readonly TextKind[]]>([
    ['evil.com', ['name', 'place', 'text']],
    ['Evil.Example', ['name', 'place', 'text']],
    ['Velo.com AG', ['name', 'place', 'text']],
    ['evil.ch', ['name']],
    ['Klingel defekt.in der Nacht', ['name']],
  ])('rejects %j in the kinds of field %j · ADDR-7', (text, refused) =>
    expect(kinds.filter((kind) => carriesLink(text, kind))).toEqual(refused),
  );

  it.each([
    'Mara',
    'Dr.Meier',
    'Dr.Li',
    'J.R.R. Tolkien',
    'St.Gallen',
    'Müller GmbH & Co.KG',
    'c/o Keller',
    '2.OG/rechts',
    '3.Stock/links',
    'Sig.ra Bianchi',
    'O’Neil',
    'Bitte klingeln: 2x! (Tor 4/5)',
    'um 17.30 Uhr',
    'awww. nice',
    'Company',
    'a @ b',
    '',
  ])('accepts in every kind of field, and leaves unchanged in a mail: %j · ADDR-7', (text) => {
    for (const kind of kinds) expect(carriesLink(text, kind)).toBe(false);
    expect(mailedText(text, 100)).toBe(text);
  });

  it.each([
    ['Visit https://evil.example now', 64, 'Visit https evil. example now'],
    ['www.evil.ru', 64, 'www evil. ru'],
    ['win@evil.com', 64, 'win evil. com'],
    ['two\r\nSubject: lines', 64, 'two  Subject: lines'],
    ['Maximiliane', 3, 'Max'],
    ['😀😀😀', 2, '😀😀'],
    ['half \ud800', 64, 'half \ufffd'],
  ])('turns %j, limited to %i characters, into %j for a mail · ADDR-7', (text, max, mailed) =>
    expect(mailedText(text, max)).toBe(mailed),
  );

  const tempting = fc
    .array(
      fc.constantFrom('evil', '.', 'com', 'ch', '://', 'www.', '@', '/', ' ', '\n', '\u202e', 'x', ':', 'Dr'),
      { maxLength: 12 },
    )
    .map((parts) => parts.join(''));
  const typed = fc.oneof(tempting, anyText);

  it('makes any text for a mail free of links and no longer than its field · ADDR-7', () =>
    fc.assert(
      fc.property(typed, fc.integer({ min: 1, max: 40 }), (text, max) => {
        const mailed = mailedText(text, max);
        expect(carriesLink(mailed, 'name')).toBe(false);
        expect(isPlainLine(mailed)).toBe(true);
        expect([...mailed.replaceAll('. ', '.')].length).toBeLessThanOrEqual(max);
        expect(mailedText(mailed, 1000)).toBe(mailed);
      }),
    ));

  it('is never stricter for a company than for a text, nor for a text than for a name · ADDR-7', () =>
    fc.assert(
      fc.property(typed, (text) => {
        if (carriesLink(text, 'company')) expect(carriesLink(text, 'text')).toBe(true);
        if (carriesLink(text, 'text')) expect(carriesLink(text, 'name')).toBe(true);
      }),
    ));
});

import * as fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import {
  groupSeparator as gs,
  readBoxCode,
} from '../../../../../src/domain/catalogue/lens/reading/element-string.ts';
import { checkDigit, gtin } from '../../../../../src/domain/catalogue/lens/reading/gtin.ts';

const number = '07612345000015';
const box = (more = {}) => E.right({ gtin: number, notes: [], ...more });

describe('a GTIN', () => {
  it.each([
    ['96385074', '00000096385074'],
    ['036000291452', '00036000291452'],
    ['4006381333931', '04006381333931'],
    ['10614141000415', '10614141000415'],
  ])('%s is read in its longest form · PHOTO-1', (input, read) => expect(gtin(input)).toEqual(E.right(read)));

  it.each(['4006381333932', '123', '400638133393', 'x006381333931', ''])('%j is invalid · PHOTO-1', (input) =>
    expect(gtin(input)).toEqual(E.left({ _tag: 'NotGtin' })),
  );

  it('is refused if any one digit is changed · PHOTO-1', () => {
    const digits = fc.stringMatching(/^\d{13}$/);
    fc.assert(
      fc.property(digits, fc.nat(13), fc.integer({ min: 1, max: 9 }), (body, at, by) => {
        const whole = `${body}${checkDigit(body)}`;
        expect(E.isRight(gtin(whole))).toBe(true);
        const other = String((Number(whole[at]) + by) % 10);
        expect(E.isLeft(gtin(`${whole.slice(0, at)}${other}${whole.slice(at + 1)}`))).toBe(true);
      }),
    );
  });
});

describe('the barcode of a box', () => {
  it.each([
    ['bare', '7612345000015', box()],
    ['as a scanner reads it', `01${number}1729033110A7`, box({ expiry: '2029-03-31', lot: 'A7' })],
    ['with the kind of its code', `]d2${gs}01${number}`, box()],
    ['of Code 128', `]C101${number}10A7${gs}21S-1`, box({ lot: 'A7', serial: 'S-1' })],
    ['in human-readable form', `(01)${number} (17)290331 (10)A7`, box({ expiry: '2029-03-31', lot: 'A7' })],
    ['that expires with a month', `01${number}17290200`, box({ expiry: '2029-02-28' })],
    [
      'with internal data of the manufacturer',
      `01${number}240PWR -2.50${gs}91X`,
      box({ notes: ['PWR -2.50', 'X'] }),
    ],
    ['with elements that are not used', `01${number}112601013706`, box()],
    ['with a repeated element', `(01)${number}(10)A(10)A`, box({ lot: 'A' })],
  ])('%s · PHOTO-1', (_, code, read) => expect(readBoxCode(code)).toEqual(read));

  it.each([
    ['a wrong last digit', '7612345000016', 'NotGtin'],
    ['no number', '17290331', 'NotGtin'],
    ['a wrong check digit', '0107612345000016', 'NotGtin'],
    ['an invalid day', `01${number}17290231`, 'UnreadableElement'],
    ['an invalid month', `01${number}17291300`, 'UnreadableElement'],
    ['a day with letters', `01${number}17ABCDEF`, 'UnreadableElement'],
    ['an unknown identifier', `01${number}85X`, 'UnreadableElement'],
    ['a truncated element', '010761234', 'UnreadableElement'],
    ['an empty element', `01${number}10`, 'UnreadableElement'],
    ['an element too long', `01${number}10${'A'.repeat(21)}`, 'UnreadableElement'],
    ['invalid characters', `01${number}10\u00e4`, 'UnreadableElement'],
    ['two numbers', `(01)${number}(10)A(10)B`, 'Ambiguous'],
    ['a URL', 'https://example.com', 'UnreadableElement'],
    ['an unknown identifier in brackets', `(01)${number}(99999)A`, 'UnreadableElement'],
    ['nothing', '', 'NotGtin'],
  ])('with %s is refused · PHOTO-1', (_, code, tag) =>
    expect(readBoxCode(code)).toMatchObject({
      left: tag === 'NotGtin' ? { _tag: tag } : expect.objectContaining({ _tag: tag }),
    }),
  );

  it('reads back as it was written, its elements in any order · PHOTO-1', () => {
    const text = fc.stringMatching(/^[A-Za-z0-9./-]{1,20}$/);
    const day = fc.date({ min: new Date('2001-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(
        fc.stringMatching(/^\d{13}$/),
        day,
        text,
        text,
        fc.boolean(),
        fc.boolean(),
        (body, due, lot, serial, turn, asRead) => {
          const whole = `${body}${checkDigit(body)}`;
          const expiry = due.toISOString().slice(0, 10);
          const fields = [
            ['01', whole, ''],
            ['17', expiry.replaceAll('-', '').slice(2), ''],
            ['10', lot, gs],
            ['21', serial, gs],
          ];
          const written = (turn ? fields.toReversed() : fields)
            .map(([mark, value, end]) => (asRead ? `(${mark})${value}` : `${mark}${value}${end}`))
            .join('');
          expect(readBoxCode(written)).toEqual(E.right({ gtin: whole, expiry, lot, serial, notes: [] }));
        },
      ),
    );
  });

  it('never throws, whatever is scanned · PHOTO-1', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (code) => {
        const read = readBoxCode(code);
        if (E.isRight(read)) expect(gtin(read.right.gtin)).toEqual(E.right(read.right.gtin));
      }),
    ));
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOrderNumber, writtenOrderNumber } from '../../../src/domain/orders/order-number.ts';

describe('an order number', () => {
  it.each([
    'OKU-4821-9037',
    'oku-4821-9037',
    '  OKU 4821 9037 ',
    'Oku48219037',
    'OKU–4821–9037',
    'OKU - 4821 - 9037',
  ])('%j is normalised to the format of the shop · LAW-5', (typed) =>
    expect(writtenOrderNumber(typed)).toBe('OKU-4821-9037'),
  );

  it.each(['OKU-4821-903', 'OKUL-4821-9037', '4821-9037', 'OKU-4821-9037-1', 'the one from May'])(
    '%j in another format is left unchanged · LAW-5',
    (typed) => expect(writtenOrderNumber(` ${typed} `)).toBe(typed),
  );

  it('does not change when normalised again · LAW-5', () =>
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const read = writtenOrderNumber(typed);
        expect(writtenOrderNumber(read)).toBe(read);
      }),
    ));

  it('is recognised with any separator between its parts · LAW-5', () => {
    const gap = fc.constantFrom('', ' ', '-', ' – ', '--');
    const group = fc.stringMatching(/^\d{4}$/);
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zA-Z]{3}$/), group, group, gap, gap, (shop, a, b, first, second) => {
        expect(writtenOrderNumber(shop + first + a + second + b)).toBe(`${shop.toUpperCase()}-${a}-${b}`);
      }),
    );
  });
});

it.each([
  ['OKU-4821-9037', true],
  ['oku-4821-9037', false],
  ['OKU 4821 9037', false],
  ['OKU-INV-2026-00001', false],
  ['', false],
])('%j is an order number as we write it: %s · ORD-2', (text, expected) =>
  expect(isOrderNumber(text)).toBe(expected),
);

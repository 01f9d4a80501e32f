import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  matchingAddress,
  matchingEmail,
  matchingPhone,
  matchingPostcode,
  matchingText,
  tidyMatchingText,
} from '../../../src/domain/customer/matching.ts';
import { address, plainAddress } from '../../arbitraries/address.ts';
import { email } from '../../arbitraries/email.ts';
import { anyText } from '../../arbitraries/text.ts';

describe('the comparable form of a name, street or city', () => {
  it.each([
    ['Müller-Straße 5', 'müllerstraße '],
    ["O'Neil", 'oneil'],
    ['D’Amico', 'damico'],
    ['12, rue de la Paix', ' rue de la paix'],
    ['ZÜRICH', 'zürich'],
    ['Łódź (PL)', 'łódź pl'],
    ['C++ `x`', 'c++ `x`'],
    ['Ⅻ ½ ٣', '  '],
    ['东京!', '东京'],
    ['', ''],
  ])('of %j is %j · ADDR-6', (input, expected) => expect(matchingText(input)).toBe(expected));

  it.each([
    ['Müller-Straße 5', 'müllerstraße'],
    ['Zu\u0308rich', 'zürich'],
    ['  Bern ', 'bern'],
    ['u-\u0308', 'ü'],
  ])('of %j, trimmed and composed, is %j · ADDR-6', (input, expected) =>
    expect(tidyMatchingText(input)).toBe(expected),
  );

  it('does not change when applied again, and has no digits or punctuation · ADDR-6', () =>
    fc.assert(
      fc.property(anyText, (input) => {
        for (const normal of [matchingText, tidyMatchingText]) {
          const once = normal(input);
          expect(once).not.toMatch(/[\p{P}\p{N}]/u);
          expect(normal(once)).toBe(once);
        }
      }),
    ));

  it('ignores case · ADDR-6', () =>
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-zÄÖÜäöüéèàç '-]*$/), (input) => {
        expect(matchingText(input.toUpperCase())).toBe(matchingText(input));
      }),
    ));
});

describe('the comparable form of a phone number', () => {
  it.each([
    ['+41 79 123-45.67', '+41791234567'],
    ['079/123 45 67', '0791234567'],
    [' +41', '+41'],
    ['41+79', '4179'],
    ['+', '+'],
    ['++41', '+41'],
    ['none', ''],
    ['٣1', '1'],
  ])('of %j is %j · ADDR-6', (input, expected) => expect(matchingPhone(input)).toBe(expected));

  it('does not change when applied again · ADDR-6', () =>
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('+', '0', '1', ' ', '-', 'x') }), (input) => {
        const once = matchingPhone(input);
        expect(once).toMatch(/^\+?[0-9]*$/);
        expect(matchingPhone(once)).toBe(once);
      }),
    ));
});

describe('the comparable form of an e-mail', () => {
  it.each([
    ['Mira.Keller@Example.CH', 'mira.keller@example.ch'],
    [' mira keller @ example.ch ', 'mirakeller@example.ch'],
    ['Mira.Keller+shop@gmail.com', 'mirakeller@gmail.com'],
    ['m.i.r.a@GoogleMail.com', 'mira@googlemail.com'],
    ['mira+a+b@gmail.com', 'mira@gmail.com'],
    ['mira.k+shop@web.de', 'mira.k+shop@web.de'],
    ['mira.k+shop@mail.gmail.com', 'mira.k+shop@mail.gmail.com'],
    ['mira.k@gmail.com.ch', 'mira.k@gmail.com.ch'],
    ['mira.k', 'mira.k'],
    ['gmail.com', 'gmail.com'],
    ['a.b@c.d@gmail.com', 'ab@cd@gmail.com'],
    ['', ''],
  ])('of %j is %j · ADDR-6', (input, expected) => expect(matchingEmail(input)).toBe(expected));

  it('does not change when applied again · ADDR-6', () =>
    fc.assert(
      fc.property(fc.oneof(anyText, email), (input) => {
        const once = matchingEmail(input);
        expect(once).not.toMatch(/\s/);
        expect(matchingEmail(once)).toBe(once);
      }),
    ));
});

describe('the comparable form of a postcode', () => {
  it.each([
    ['CH-8001', 'CH8001'],
    ['1012 AB', '1012 AB'],
    ['1.0~1-1', '1011'],
    ['10\u201111\u2010', '1011'],
    ['', ''],
  ])('of %j is %j · ADDR-6', (input, expected) => expect(matchingPostcode(input)).toBe(expected));

  it('does not change when applied again · ADDR-6', () =>
    fc.assert(
      fc.property(fc.string(), (input) => {
        expect(matchingPostcode(matchingPostcode(input))).toBe(matchingPostcode(input));
      }),
    ));
});

describe('the comparable form of an address', () => {
  it('has every field normalised · ADDR-6', () =>
    expect(
      matchingAddress({
        ...plainAddress,
        lastName: 'Keller-Müller',
        street: 'Seestrasse 12',
        postcode: 'CH-8001',
        phone: '+41 79',
        email: 'Mi.Ra@gmail.com',
      }),
    ).toEqual({
      firstName: 'mira',
      lastName: 'kellermüller',
      street: 'seestrasse',
      city: 'zürich',
      postcode: 'CH8001',
      phone: '+4179',
      email: 'mira@gmail.com',
    }));

  it('has an empty text for an absent field · ADDR-6', () =>
    expect(matchingAddress(plainAddress)).toMatchObject({ phone: '', email: '' }));

  it('does not change when applied again · ADDR-6', () =>
    fc.assert(
      fc.property(address, (one) => {
        const once = matchingAddress(one);
        expect(matchingAddress({ ...one, ...once })).toEqual(once);
      }),
    ));
});

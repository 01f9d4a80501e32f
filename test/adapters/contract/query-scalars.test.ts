import * as fc from 'fast-check';
import { isRight } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { ChannelC } from '../../../src/adapters/contract/channel.ts';
import { pathFor } from '../../../src/adapters/contract/operation.ts';
import {
  idC,
  ListFromString,
  NoQuery,
  oneOf,
  WholeFromString,
} from '../../../src/adapters/contract/scalars.ts';

describe('a whole number in a query', () => {
  it('is decoded as it was encoded', () => {
    fc.assert(
      fc.property(fc.integer({ min: -(10 ** 15) + 1, max: 10 ** 15 - 1 }), (whole) => {
        expect(WholeFromString.decode(WholeFromString.encode(whole))).toEqual({
          _tag: 'Right',
          right: whole,
        });
      }),
    );
  });

  it.each(['', ' 5', '5 ', '5.5', '1e3', '0x1f', '+5', '--5', 'five', '9'.repeat(16), 5, null, ['5']])(
    'is rejected unless written in digits: %j',
    (sent) => expect(isRight(WholeFromString.decode(sent))).toBe(false),
  );
});

describe('several values of a query', () => {
  it('are decoded as they were encoded, without empty ones', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' })), (values) => {
        expect(ListFromString.decode(ListFromString.encode(values))).toEqual({
          _tag: 'Right',
          right: values.filter((value) => value !== ''),
        });
      }),
    );
  });

  it.each([
    [['a', 'b'], 'a,b'],
    [['B,C', '10 %'], 'B%2CC,10 %25'],
    [['a,b,c', '%%'], 'a%2Cb%2Cc,%25%25'],
  ])('%j are encoded as %s', (values, written) => expect(ListFromString.encode(values)).toBe(written));

  it.each(['%', 'a,%zz', 5, null, ['a']])('are rejected if sent as %j', (sent) =>
    expect(isRight(ListFromString.decode(sent))).toBe(false),
  );

  it.each([
    [[], true],
    [['a', 'b'], true],
    [['a', 5], false],
    ['a', false],
    [{ every: () => true }, false],
    [null, false],
  ])('pass the type guard only as a list of strings: %j, %s', (value, is) =>
    expect(ListFromString.is(value)).toBe(is),
  );
});

it.each([
  [{}, true],
  [{ page: '2' }, true],
  [null, false],
  [undefined, false],
  ['page=2', false],
])('an operation without a query accepts any object and ignores it: %j, %s', (query, is) => {
  expect(NoQuery.is(query)).toBe(is);
  expect(NoQuery.decode(query)).toEqual({ _tag: 'Right', right: {} });
  expect(NoQuery.encode({ page: '2' })).toEqual({});
});

it.each([
  ['a', true],
  ['ä'.repeat(200), true],
  ['', false],
  ['a'.repeat(201), false],
  ['a\u0000', false],
  ['a\nb', false],
  [7, false],
  [null, false],
  [{ toString: () => 'a' }, false],
])('an id is a short text in one line: %j, %s', (name, is) => {
  const codec = idC('Name');
  expect([codec.is(name), isRight(codec.decode(name))]).toEqual([is, is]);
});

it('a closed list of words keeps them for the API description', () => {
  const codec = oneOf('Size', ['small', 'big']);
  expect([codec.name, codec.words]).toEqual(['Size', ['small', 'big']]);
  expect(['small', 'big', 'Small', '', undefined].map(codec.is)).toEqual([true, true, false, false, false]);
});

it.each([
  [{ brand_channel: 'okulino', locale: 'de' }, true],
  [{ brand_channel: 'other', locale: 'de' }, false],
  [{ brand_channel: 'okulino', locale: 'es' }, false],
  [{ locale: 'de' }, false],
])('a call names one of the shops, in one of its languages: %j, %s', (channel, is) =>
  expect(isRight(ChannelC.decode(channel))).toBe(is),
);

it('path parameters are filled in, each encoded separately', () => {
  expect(pathFor('/carts/:token/items/:item', { token: 'a/b', item: 'ä ?' })).toBe(
    '/carts/a%2Fb/items/%C3%A4%20%3F',
  );
  expect(pathFor('/carts', { token: 'a' })).toBe('/carts');
});

it('path parameters never leave their path segment, whatever their value', () => {
  const name = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('', '.', '..', '/', '../', '%2e', '\ud800'),
  );
  fc.assert(
    fc.property(name, name, (token, item) => {
      const { pathname } = new URL(
        pathFor('/carts/:token/items/:item', { token, item }),
        'https://shop.example',
      );
      expect(pathname).toMatch(/^\/carts\/[^/]+\/items\/[^/]+$/);
    }),
  );
});

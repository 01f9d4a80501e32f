import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ruleNames,
  shopValueNames,
  withRuleValues,
  withShopValues,
} from '../../../src/domain/content/shop-values.ts';

describe('values of the shop in a text', () => {
  it.each([
    ['{days} days', { days: '14' }, '14 days'],
    ['{days} or {days}', { days: '14' }, '14 or 14'],
    ['from {from}, free from {free}', { from: '2,90 €', free: '59,00 €' }, 'from 2,90 €, free from 59,00 €'],
    ['no name', {}, 'no name'],
    ['{}', {}, '{}'],
  ])('replace the names in %j · CONT-8', (text, values, filled) => {
    expect(withShopValues(text, values)).toBe(filled);
  });

  it.each(['{free}', '{other}', '{days} and {free}', '{constructor}'])(
    'leave out %j, a value of which the shop lacks · CONT-8',
    (text) => {
      expect(withShopValues(text, { days: '14' })).toBeUndefined();
    },
  );

  it('replace every name whatever the value, also one in braces · CONT-8', () =>
    fc.assert(
      fc.property(fc.constantFrom(...shopValueNames), fc.string(), (name, value) => {
        expect(withShopValues(`a {${name}} b`, { [name]: value })).toBe(`a ${value} b`);
      }),
    ));
});

describe('values of rules in a content', () => {
  const values = { days: '14', returnDays: '15', refundDays: '16', soonest: '1', latest: '3' };

  it('replace their names in every text, however deep · CONT-8', () => {
    const content = {
      title: '{days} days',
      blocks: [
        { items: [{ text: 'in {soonest}–{latest} days', most: 8 }] },
        { text: '{returnDays}, {refundDays}' },
      ],
    };
    expect(withRuleValues(content, values)).toEqual({
      title: '14 days',
      blocks: [{ items: [{ text: 'in 1–3 days', most: 8 }] }, { text: '15, 16' }],
    });
  });

  it.each(['{from}', '{free}', '{country}', '{other}', '{constructor}'])(
    'leave %j for later · CONT-8',
    (text) => {
      expect(withRuleValues({ text }, values)).toEqual({ text });
    },
  );

  it('change nothing in a content that names none · CONT-8', () =>
    fc.assert(
      fc.property(fc.jsonValue(), (content) => {
        fc.pre(!ruleNames.some((name) => JSON.stringify(content).includes(`{${name}}`)));
        expect(withRuleValues(content, values)).toEqual(content);
      }),
    ));
});

import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { asksTaxNumber, checkTaxNumber, taxNumberRuleIn } from '../../../src/domain/customer/tax-number.ts';

const fiscal = 'RSSMRA85T10A562S';
const lacking = E.left({ _tag: 'TaxNumberMissing' });
const wrong = E.left({ _tag: 'InvalidTaxNumber' });

describe('a tax number', () => {
  it.each([
    ['none', '', false],
    ['none', 'Optik Nord', false],
    ['company', '', false],
    ['company', '  ', false],
    ['company', 'Optik Nord', true],
    ['private', '', true],
    ['private', 'Optik Nord', false],
  ] as const)('under the rule %s is asked for if the company is %j: %s · CHK-7', (rule, company, asked) =>
    expect(asksTaxNumber(rule, company)).toBe(asked),
  );

  it.each([
    ['none', '', 'anything at all', E.right(undefined)],
    ['private', '', fiscal, E.right(fiscal)],
    ['private', '', ` ${fiscal.toLowerCase()} `, E.right(fiscal)],
    ['private', '', fiscal.slice(1), wrong],
    ['private', '', `${fiscal}X`, wrong],
    ['private', '', 'RSSMRA85T10A56.S', wrong],
    ['private', '', ' ', lacking],
    ['private', 'Optik Nord', '', E.right(undefined)],
    ['company', 'Optik Nord', 'DE123456789', E.right('DE123456789')],
    ['company', 'Optik Nord', 'che-123.456.789', E.right('CHE-123.456.789')],
    ['company', 'Optik Nord', '', lacking],
    ['company', 'Optik Nord', 'DE1', wrong],
    ['company', 'Optik Nord', '-DE123456', wrong],
    ['company', 'Optik Nord', 'DE123456*', wrong],
    ['company', 'Optik Nord', 'X'.repeat(20), E.right('X'.repeat(20))],
    ['company', 'Optik Nord', 'X'.repeat(21), wrong],
    ['company', '', 'DE1', E.right(undefined)],
  ] as const)(
    'under the rule %s with the company %j and the input %j is validated · CHK-7',
    (rule, company, taxNumber, expected) =>
      expect(checkTaxNumber(rule, { company, taxNumber })).toEqual(expected),
  );

  it('is reported missing if the field is absent · CHK-7', () =>
    expect(checkTaxNumber('private', {})).toEqual(lacking));
});

describe('the tax number rule of a country', () => {
  it.each([
    [{ taxNumber: 'private' }, 'IT', 'private'],
    [{ taxNumber: 'private', taxNumberIn: ['IT'] }, 'IT', 'private'],
    [{ taxNumber: 'private', taxNumberIn: ['IT'] }, 'DE', 'none'],
    [{ taxNumber: 'private', taxNumberIn: ['FR', 'IT'] }, 'IT', 'private'],
    [{ taxNumber: 'private', taxNumberIn: [] }, 'IT', 'none'],
    [{ taxNumber: 'company', taxNumberIn: ['IT'] }, undefined, 'none'],
    [{ taxNumber: 'none' }, 'IT', 'none'],
  ] as const)('for the configuration %j in %s is %s · CHK-7', (shop, country, rule) =>
    expect(taxNumberRuleIn(shop, country)).toBe(rule),
  );
});

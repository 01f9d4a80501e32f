import { describe, expect, it } from 'vitest';
import {
  type CeKind,
  isInstructionsAddress,
  marketOf,
  representedIn,
} from '../../../src/domain/catalogue/product-safety.ts';

describe('the responsible person for a product', () => {
  it.each<[string, string, CeKind | undefined, string | undefined]>([
    ['DE', 'DE', 'medical_device', undefined],
    ['DK', 'AT', 'medical_device', undefined],
    ['US', 'DE', 'medical_device', 'EU'],
    ['US', 'DE', 'protective_equipment', 'EU'],
    ['CH', 'IT', 'medical_device', 'EU'],
    ['CH', 'CH', 'medical_device', undefined],
    ['DE', 'CH', 'medical_device', 'CH'],
    ['JP', 'CH', 'medical_device', 'CH'],
    ['IT', 'CH', 'protective_equipment', undefined],
    ['US', 'CH', undefined, undefined],
    ['US', 'DE', undefined, 'EU'],
  ])('made in %s and sold in %s, a %s, is needed in %s · LAW-6', (maker, shop, kind, market) =>
    expect(representedIn(maker, shop, kind)).toBe(market),
  );

  it.each([
    ['CH', 'CH'],
    ['LI', 'EU'],
    ['FR', 'EU'],
    ['US', undefined],
  ])('for %s belongs to the market %s · LAW-6', (country, market) => expect(marketOf(country)).toBe(market));
});

describe('instructions', () => {
  it.each([
    'https://maker.example/ifu',
    'https://maker.example:8443/a b?of=1#de',
    'https://xn--brll-loa.example',
  ])('may be published at %j · LAW-20', (line) => expect(isInstructionsAddress(line)).toBe(true));

  it.each([
    'javascript:alert(1)',
    'javascript://https://maker.example/%0aalert(1)',
    'data:text/html,1',
    'http://maker.example/ifu',
    'httpsx://maker.example/ifu',
    'ftp://maker.example/ifu',
    '//maker.example/ifu',
    '/\\maker.example',
    '/ifu',
    'ifu',
    '\u0001https://maker.example/ifu',
    ' https://maker.example/ifu',
    'https:maker.example',
    'https://',
    'https:// maker.example/ifu',
    'Aufsetzen: siehe https://maker.example/ifu',
    '',
  ])('are not published at %j · LAW-20', (line) => expect(isInstructionsAddress(line)).toBe(false));
});

import { describe, expect, it } from 'vitest';
import {
  type CeKind,
  ceMarkOf,
  marketOf,
  representedIn,
} from '../../../src/domain/catalogue/product-safety.ts';

describe('who answers for a product', () => {
  it.each<[string, string, CeKind, string | undefined]>([
    ['DE', 'DE', 'medical_device', undefined],
    ['DK', 'AT', 'medical_device', undefined],
    ['US', 'DE', 'medical_device', 'EU'],
    ['US', 'DE', 'protective_equipment', 'EU'],
    ['CH', 'IT', 'medical_device', 'EU'],
    ['CH', 'CH', 'medical_device', undefined],
    ['DE', 'CH', 'medical_device', 'CH'],
    ['JP', 'CH', 'medical_device', 'CH'],
    ['IT', 'CH', 'protective_equipment', undefined],
  ])('made in %s and sold in %s, a %s, is somebody in %s · LAW-6', (maker, shop, kind, market) =>
    expect(representedIn(maker, shop, kind)).toBe(market),
  );

  it.each([
    ['CH', 'CH'],
    ['LI', 'EU'],
    ['FR', 'EU'],
    ['US', undefined],
  ])('%s belongs to %s · LAW-6', (country, market) => expect(marketOf(country)).toBe(market));
});

describe('the CE marking', () => {
  it.each([
    ['lens', false, { kind: 'medical_device', deviceClass: 'IIa', body: '9901' }],
    ['lenscare', true, { kind: 'medical_device', deviceClass: 'IIb', body: '9901' }],
    ['lenscare', false, { kind: 'medical_device', deviceClass: 'I' }],
    ['reading_glasses', false, { kind: 'medical_device', deviceClass: 'I' }],
    ['sunglasses', false, { kind: 'protective_equipment' }],
  ] as const)('of %s (disinfects: %s) · LAW-6', (category, disinfects, mark) =>
    expect(ceMarkOf(category, disinfects, '9901')).toEqual(mark),
  );
});

import { describe, expect, it } from 'vitest';
import { carrierOf } from '../../../src/domain/checkout/carrier.ts';
import { namedShipping } from '../../../src/domain/checkout/named-shipping.ts';
import words from '../../../src/ui/words/de/checkout.json' with { type: 'json' };

describe('the ways to send that have a name', () => {
  it('have their words · CHK-9', () => {
    for (const key of namedShipping) expect(words.method).toHaveProperty(key);
    expect(new Set(namedShipping).size).toBe(15);
  });

  it('have a carrier, but for cargo · CHK-9', () =>
    expect(namedShipping.filter((key) => carrierOf(key) === 'other')).toEqual(['cargo']));
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chosenShipping } from '../../../src/domain/checkout/chosen-shipping.ts';
import type { ShippingMethod } from '../../../src/domain/checkout/shipping.ts';
import type { Minor } from '../../../src/domain/shared/money.ts';

const keys = ['dhl', 'gls_parcel', 'swisspost_a_letter', 'cargo', 'pickup'] as const;
const offered: fc.Arbitrary<readonly ShippingMethod[]> = fc.uniqueArray(
  fc.record({
    key: fc.constantFrom(...keys),
    price: fc.nat(3).map((minor) => ({ minor: minor as Minor, currency: 'EUR' as const })),
  }),
  { selector: ({ key }) => key },
);
const wish = fc.option(fc.constantFrom(...keys), { nil: undefined });

describe('the preselected shipping method', () => {
  it('is the shopper’s choice, whatever it costs, while it is offered · CHK-26', () =>
    fc.assert(
      fc.property(offered, wish, wish, (methods, pressed, saved) => {
        const on = (key: string | undefined) => methods.some((method) => method.key === key);
        const chosen = chosenShipping(methods, pressed, saved)?.key;
        if (on(pressed)) expect(chosen).toBe(pressed);
        else if (on(saved)) expect(chosen).toBe(saved);
      }),
    ));

  it('is otherwise the cheapest home delivery, and a pickup only if nothing is delivered · CHK-26', () =>
    fc.assert(
      fc.property(offered, (methods) => {
        const chosen = chosenShipping(methods, undefined, 'gone');
        if (methods.length === 0) {
          expect(chosen).toBeUndefined();
          return;
        }
        const home = methods.filter(({ key }) => key !== 'pickup');
        const cheapest = Math.min(...(home.length > 0 ? home : methods).map(({ price }) => price.minor));
        expect(chosen?.price.minor).toBe(cheapest);
        expect(chosen?.key === 'pickup').toBe(home.length === 0);
      }),
    ));
});

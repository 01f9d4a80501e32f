import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPickup } from '../../../src/domain/checkout/pickup.ts';
import { type ShippingMethod, sortShippingMethods } from '../../../src/domain/checkout/shipping.ts';
import { shownShipping } from '../../../src/domain/checkout/shown-shipping.ts';
import type { Minor } from '../../../src/domain/shared/money.ts';

const method = (key: string, minor: number, latest?: string): ShippingMethod => ({
  key,
  price: { minor: minor as Minor, currency: 'CHF' },
  ...(latest && { latest }),
});
const keysOf = (methods: readonly ShippingMethod[]) => methods.map(({ key }) => key);

const swiss = [
  method('swisspost_b_letter', 250, '2026-12-03'),
  method('swisspost_a_letter', 350, '2026-12-01'),
  method('swisspost_registered_letter', 650, '2026-12-02'),
  method('swisspost_b_parcel', 700, '2026-12-03'),
  method('planzer_economy', 750, '2026-12-03'),
  method('planzer_priority', 1450, '2026-12-01'),
  method('dhl', 1490, '2026-12-03'),
];
const pickup = method('pickup', 0, '2026-12-02');

const names = ['dhl', 'gls_parcel', 'swisspost_a_letter', 'swisspost_a_parcel', 'cargo', 'planzer_economy'];
const pickups = ['pickup', 'pickup_station'];
const days = ['2026-12-01', '2026-12-02', '2026-12-03'];
const anyMethods = fc
  .uniqueArray(fc.constantFrom(...names, ...pickups))
  .chain((keys) =>
    fc.tuple(
      ...keys.map((key) =>
        fc
          .tuple(fc.nat(3), fc.option(fc.constantFrom(...days), { nil: undefined }))
          .map(([minor, latest]) => method(key, minor, latest)),
      ),
    ),
  );
const anyWanted = fc.subarray([...names, ...pickups, 'gone'], { maxLength: 3 });

describe('a folded list of shipping methods', () => {
  it.each<[string, readonly ShippingMethod[], readonly string[], readonly string[]]>([
    [
      'the cheapest, the fastest and the next cheapest',
      swiss,
      [],
      ['swisspost_b_letter', 'swisspost_a_letter', 'swisspost_registered_letter'],
    ],
    [
      'the same three of five',
      swiss.slice(0, 5),
      [],
      ['swisspost_b_letter', 'swisspost_a_letter', 'swisspost_registered_letter'],
    ],
    [
      'the wanted ones at their place',
      swiss,
      ['dhl', 'swisspost_b_parcel', 'gone'],
      ['swisspost_b_letter', 'swisspost_a_letter', 'swisspost_b_parcel', 'dhl'],
    ],
    [
      'the cheapest pickup besides',
      [pickup, method('pickup_station', 200, '2026-12-01'), ...swiss],
      [],
      ['swisspost_b_letter', 'swisspost_a_letter', 'pickup'],
    ],
    [
      'the cheapest once, if it is the fastest too',
      swiss.toSpliced(0, 1),
      [],
      ['swisspost_a_letter', 'swisspost_registered_letter', 'swisspost_b_parcel'],
    ],
    [
      'no method without a day as the fastest',
      [method('cargo', 100), ...swiss.toSpliced(0, 2)],
      [],
      ['cargo', 'swisspost_registered_letter', 'planzer_priority'],
    ],
  ])('shows %s · CHK-36', (_, methods, wanted, shown) =>
    expect(keysOf(shownShipping(methods, wanted))).toEqual(shown),
  );

  it.each([0, 1, 2, 3, 4])('shows all of %i · CHK-36', (count) =>
    expect(shownShipping(swiss.slice(0, count), [])).toEqual(swiss.slice(0, count)),
  );

  it('shows all if a single one would be left out · CHK-36', () =>
    expect(shownShipping(swiss.slice(0, 5), ['planzer_economy', 'swisspost_b_parcel'])).toEqual(
      swiss.slice(0, 5),
    ));

  it('shows each wanted method that is offered · CHK-36', () =>
    fc.assert(
      fc.property(anyMethods, anyWanted, (methods, wanted) => {
        const shown = keysOf(shownShipping(methods, wanted));
        for (const key of keysOf(methods)) if (wanted.includes(key)) expect(shown).toContain(key);
      }),
    ));

  it('leaves out no delivery that is cheaper or faster than all that it shows, and no cheaper pickup · CHK-36', () =>
    fc.assert(
      fc.property(anyMethods, anyWanted, (methods, wanted) => {
        const shown = shownShipping(methods, wanted);
        const least = (some: readonly ShippingMethod[]) => Math.min(...some.map(({ price }) => price.minor));
        const day = (some: readonly ShippingMethod[]) =>
          some.flatMap(({ latest }) => latest ?? []).toSorted()[0];
        const delivered = (some: readonly ShippingMethod[]) => some.filter((one) => !isPickup(one));
        expect(least(delivered(shown))).toBe(least(delivered(methods)));
        expect(day(delivered(shown))).toBe(day(delivered(methods)));
        expect(least(shown.filter(isPickup))).toBe(least(methods.filter(isPickup)));
      }),
    ));

  it('keeps the order of the whole list, whatever that of the input · CHK-36', () =>
    fc.assert(
      fc.property(anyMethods, anyWanted, (methods, wanted) => {
        const shown = shownShipping(methods, wanted);
        expect(shown).toEqual(sortShippingMethods(methods).filter((one) => shown.includes(one)));
        expect(shownShipping(methods.toReversed(), wanted)).toEqual(shown);
      }),
    ));

  it('leaves out none or at least two, and none of four · CHK-36', () =>
    fc.assert(
      fc.property(anyMethods, anyWanted, (methods, wanted) => {
        const left = methods.length - shownShipping(methods, wanted).length;
        expect(left).not.toBe(1);
        if (methods.length <= 4) expect(left).toBe(0);
      }),
    ));

  it('shows at least three, and at most three besides the wanted ones, once it leaves any out · CHK-36', () =>
    fc.assert(
      fc.property(anyMethods, anyWanted, (methods, wanted) => {
        const shown = shownShipping(methods, wanted);
        fc.pre(shown.length < methods.length);
        expect(shown.length).toBeGreaterThanOrEqual(3);
        expect(shown.filter(({ key }) => !wanted.includes(key)).length).toBeLessThanOrEqual(3);
      }),
    ));
});

import type { Facet } from './listing.ts';

/**
 * Returns the shown facets with the counts of now. No value leaves or moves while somebody chooses, so that nothing
 * jumps under their finger: one that is not counted any more has zero, a new one is the last. Source: CAT-33.
 */
export const heldFacets = (shown: readonly Facet[], now: readonly Facet[]): readonly Facet[] => [
  ...shown.map(({ code, values }) => {
    const counted = now.find((facet) => facet.code === code)?.values ?? [];
    return {
      code,
      values: [
        ...values.map(({ value }) => ({
          value,
          count: counted.find((one) => one.value === value)?.count ?? 0,
        })),
        ...counted.filter((one) => values.every(({ value }) => value !== one.value)),
      ],
    };
  }),
  ...now.filter((facet) => shown.every(({ code }) => code !== facet.code)),
];

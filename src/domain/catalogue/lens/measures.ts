import { factOf, type Product } from '../product.ts';

/** The measures that distinguish lenses at a glance, as manufacturers write them. */
export interface LensMeasures {
  /** Oxygen transmissibility. Units: Dk/t. */
  readonly oxygen?: string;
  /** The water content, with its unit. */
  readonly water?: string;
  /** The UV filter class; class 1 transmits least. Absent if it has no filter. */
  readonly uv?: string;
  /** All base curves that the lens is made in. Units: mm. */
  readonly radii: readonly string[];
}

/** Returns the measures of a lens from its facts. Those that its table does not state are left out. */
export const measuresOf = (lens: Pick<Product, 'facts' | 'options'>): LensMeasures => {
  const oxygen = /^\d+(?:\.\d+)?/.exec(factOf(lens, 'oxygen_transmissibility') ?? '')?.[0];
  const water = factOf(lens, 'water_content');
  const uv = /^class_(\d)$/.exec(factOf(lens, 'uv_filter') ?? '')?.[1];
  return {
    ...(oxygen !== undefined && { oxygen }),
    ...(water !== undefined && { water }),
    ...(uv !== undefined && { uv }),
    radii: lens.options.find(({ code }) => code === 'radius')?.values ?? [],
  };
};

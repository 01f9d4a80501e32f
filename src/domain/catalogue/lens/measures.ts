import type { Product } from '../product.ts';

/** What lenses are told apart by at a glance, as their makers write it. */
export interface LensMeasures {
  /** Oxygen that it lets through. Units: Dk/t. */
  readonly oxygen?: string;
  /** With its unit. */
  readonly water?: string;
  /** Class of its filter, 1 lets least through; nothing where it has none. */
  readonly uv?: string;
  /** All that it is made in. Units: mm. */
  readonly radii: readonly string[];
}

/** The figures of a lens among its facts. What its table does not say is left out. */
export const measuresOf = ({ facts, options }: Pick<Product, 'facts' | 'options'>): LensMeasures => {
  const fact = (wanted: string) => facts.find(({ code }) => code === wanted)?.value;
  const oxygen = /^\d+(?:\.\d+)?/.exec(fact('oxygen_transmissibility') ?? '')?.[0];
  const water = fact('water_content');
  const uv = /^class_(\d)$/.exec(fact('uv_filter') ?? '')?.[1];
  return {
    ...(oxygen !== undefined && { oxygen }),
    ...(water !== undefined && { water }),
    ...(uv !== undefined && { uv }),
    radii: options.find(({ code }) => code === 'radius')?.values ?? [],
  };
};

import type { Product } from '../product.ts';

/** A lens cut through its middle, lying on its edge. Units: mm. */
export interface LensSection {
  readonly diameter: number;
  /** Each base curve that it is made in, with how deep the lens is with it; the steepest first. */
  readonly curves: readonly { readonly radius: number; readonly depth: number }[];
  /** In its middle, where that is known. */
  readonly thickness?: number;
}

/** How deep a shell of this radius is across this diameter. */
const depthOf = (radius: number, diameter: number): number =>
  radius - Math.sqrt(radius ** 2 - (diameter / 2) ** 2);

/** What the front of a lens is bent by, that meets its back at the edge. Units: mm. */
export const frontRadius = (diameter: number, height: number): number =>
  ((diameter / 2) ** 2 + height ** 2) / (2 * height);

/** Out of what is known of a lens; nothing where curve or diameter is unknown, or where they make no shell. */
export const lensSection = ({
  facts,
  options,
}: Pick<Product, 'facts' | 'options'>): LensSection | undefined => {
  const sizesOf = (code: 'radius' | 'diameter') =>
    (options.find((option) => option.code === code)?.values ?? []).map(Number).filter((size) => size > 0);
  const [diameter] = sizesOf('diameter');
  if (diameter === undefined) return undefined;
  const curves = sizesOf('radius')
    .filter((radius) => radius > diameter / 2)
    .toSorted((a, b) => a - b)
    .map((radius) => ({ radius, depth: depthOf(radius, diameter) }));
  if (curves.length === 0) return undefined;
  const micrometres = Number.parseFloat(facts.find(({ code }) => code === 'center_thickness')?.value ?? '');
  return { diameter, curves, ...(micrometres > 0 && { thickness: micrometres / 1000 }) };
};

import { factOf, type Product } from '../product.ts';

/** The cross-section of a lens through its centre, lying on its edge. Units: mm. */
export interface LensSection {
  readonly diameter: number;
  /** Each base curve that the lens is made in, with the resulting depth of the lens, the steepest first. */
  readonly curves: readonly { readonly radius: number; readonly depth: number }[];
  /** The thickness at the centre, if known. */
  readonly thickness?: number;
}

/** Returns the depth of a spherical shell with this radius and diameter. */
const depthOf = (radius: number, diameter: number): number =>
  radius - Math.sqrt(radius ** 2 - (diameter / 2) ** 2);

/** Returns the radius of the front surface of a lens that meets its back surface at the edge. Units: mm. */
export const frontRadius = (diameter: number, height: number): number =>
  ((diameter / 2) ** 2 + height ** 2) / (2 * height);

/**
 * Returns the section of a lens from its known values. Undefined if the base curve or the diameter is unknown, or if
 * they cannot form a shell.
 */
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
  const micrometres = Number.parseFloat(factOf({ facts }, 'center_thickness') ?? '');
  return { diameter, curves, ...(micrometres > 0 && { thickness: micrometres / 1000 }) };
};

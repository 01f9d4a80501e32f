import type { OnEachShade } from './lens/eye-shade.ts';
import type { ProductOption } from './lens/lens-options.ts';

/** How a product looks in one of its colours. */
export interface ColourLook {
  /** A value of the option `color`. */
  readonly value: string;
  /** `#rrggbb`. */
  readonly swatch: string;
  /** URLs of the product's pictures in this colour, without size. */
  readonly front?: string;
  readonly back?: string;
  /** A picture of a person wearing it. */
  readonly face?: string;
  /** URLs of pictures of eyes wearing it, without size. */
  readonly worn?: OnEachShade;
}

export interface ColourLooks {
  readonly each: readonly ColourLook[];
  /** Pictures of the same eyes without a lens. */
  readonly bare?: OnEachShade;
}

/**
 * Returns the looks that a colour option is selected by, in the order of its values: with pictures of eyes wearing them
 * if every colour has one, otherwise with swatches. Empty if a colour has no look; the colours are then selected by
 * name. Source: EYE-1.
 */
export const drawnColours = (
  { code, values }: ProductOption,
  looks: ColourLooks | undefined,
): readonly ColourLook[] => {
  if (code !== 'color' || !looks) return [];
  const found = values.flatMap((value) => looks.each.find((look) => look.value === value) ?? []);
  if (found.length < values.length) return [];
  const areWorn = looks.bare !== undefined && found.every(({ worn }) => worn);
  return areWorn ? found : found.map(({ worn: _, ...look }) => look);
};

/**
 * Returns the colours if each has pictures of its own, otherwise none. The first colour is pictured by the product
 * itself. Source: EYE-4.
 */
export const picturedColours = (
  options: readonly ProductOption[],
  looks: ColourLooks | undefined,
): readonly (ColourLook & { readonly front: string })[] => {
  const option = options.find(({ code }) => code === 'color');
  if (!option) return [];
  const drawn = drawnColours(option, looks);
  const pictured = drawn.flatMap((look) =>
    look.front === undefined ? [] : [{ ...look, front: look.front }],
  );
  return pictured.length === drawn.length ? pictured : [];
};

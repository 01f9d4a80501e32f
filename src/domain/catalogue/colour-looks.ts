import type { OnEachShade } from './lens/eye-shade.ts';
import type { ProductOption } from './lens/lens-options.ts';

/** What a product is like in one of its colours. */
export interface ColourLook {
  /** Of the option `color`. */
  readonly value: string;
  /** `#rrggbb`. */
  readonly swatch: string;
  /** Addresses of the product's pictures in this colour, without size. */
  readonly front?: string;
  readonly back?: string;
  /** Of somebody who wears it. */
  readonly face?: string;
  /** Addresses of eyes that wear it, without size. */
  readonly worn?: OnEachShade;
}

export interface ColourLooks {
  readonly each: readonly ColourLook[];
  /** The same eyes without a lens. */
  readonly bare?: OnEachShade;
}

/**
 * How the colours of an option are chosen: by eyes that wear them where each is drawn, by swatches where each has one;
 * by their names, an empty answer, where one has neither. In the order of the option. Source: EYE-1.
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

/** The colours that have pictures of their own; the first of the product is pictured anyway. Source: EYE-4. */
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

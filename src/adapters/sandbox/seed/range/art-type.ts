import type { FrameShape } from '../../../../domain/catalogue/facet-values.ts';

/** Colours of a drawing, as `#rrggbb`. */
export interface ArtColours {
  readonly main: string;
  readonly second: string;
  readonly accent: string;
}

export type BoxPattern =
  | 'waves'
  | 'rings'
  | 'petals'
  | 'horizon'
  | 'arcs'
  | 'facets'
  | 'mist'
  | 'drops'
  | 'leaves'
  | 'iris';

interface Printed {
  readonly manufacturer: string;
  /** The large word on the front. */
  readonly name: string;
  /** The small line under it. */
  readonly line: string;
  readonly colours: ArtColours;
}

/** A box of lenses. `params` are printed on its side and on the blister. */
export interface BoxArt extends Printed {
  readonly kind: 'box';
  readonly lenses: number;
  readonly pattern: BoxPattern;
  readonly format: 'small' | 'flat' | 'cube' | 'large';
  readonly params: Readonly<Record<string, string>>;
  /** Colour of the printed iris, for coloured lenses. */
  readonly iris?: string;
}

/** One bottle, or two or three side by side. */
export interface BottleArt extends Printed {
  readonly kind: 'bottle';
  readonly ml: number;
  readonly count: number;
  readonly form: 'flip_top' | 'peroxide' | 'spray' | 'travel';
  readonly withCase: boolean;
}

export interface DropsArt extends Printed {
  readonly kind: 'drops';
  readonly ml: number;
  readonly count: number;
  readonly form: 'dropper' | 'vials' | 'spray';
}

export interface CaseArt extends Printed {
  readonly kind: 'case';
  readonly count: number;
  readonly form: 'flat' | 'barrel' | 'travel_kit';
}

/** A pair of glasses seen from the front. `finish`: the look of the frame; `tints`: from top to bottom. */
export interface GlassesArt extends Printed {
  readonly kind: 'sunglasses' | 'reading';
  readonly shape: FrameShape;
  readonly frame: string;
  readonly finish: 'solid' | 'tortoise' | 'metal' | 'crystal';
  readonly metal: string;
  readonly tints: readonly [string, string];
  readonly mirrored: boolean;
  /** Lens, bridge, temple. Units: millimetres. */
  readonly fit: readonly [number, number, number];
  /** Other colours of the model. */
  readonly alsoIn: readonly string[];
}

/** The data from which a product's picture is drawn. */
export type Art = BoxArt | BottleArt | DropsArt | CaseArt | GlassesArt;

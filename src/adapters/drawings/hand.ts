import type { EyeShade } from '../../domain/catalogue/lens/eye-shade.ts';
import type { DayPart, DrawingName, Season } from '../../domain/content/drawing.ts';
import type { Person } from './cast.ts';

/** Drawings that need nothing but their name. */
export type ThingName = Exclude<
  DrawingName,
  `person-${number}` | `optician-${number}` | `eye-${string}` | `place-${string}`
>;

/**
 * The drawing style of a shop. Each function returns a complete SVG document in the size of its subject
 * (`drawingSize`), always the same, without text elements and without external resources.
 */
export interface Hand {
  /** A head-and-shoulders portrait; `atWork`: with an optician's clothes or tools. */
  readonly person: (person: Person, atWork: boolean) => string;
  /** A portrait with lenses of this colour (`#rrggbb`), if the shop shows them on faces. */
  readonly portrait?: (person: Person, lens: string) => string;
  /** An eye, with a lens of this colour (`#rrggbb`) or without. */
  readonly eye: (shade: EyeShade, lens?: string) => string;
  /** The shop's location at this time. */
  readonly place: (season: Season, part: DayPart) => string;
  readonly things: Readonly<Record<ThingName, () => string>>;
}

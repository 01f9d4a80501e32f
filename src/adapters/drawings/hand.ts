import type { EyeShade } from '../../domain/catalogue/lens/eye-shade.ts';
import type { DayPart, DrawingName, Season } from '../../domain/content/drawing.ts';
import type { Person } from './cast.ts';

/** What is drawn by its name alone. */
export type ThingName = Exclude<
  DrawingName,
  `person-${number}` | `optician-${number}` | `eye-${string}` | `place-${string}`
>;

/**
 * How a shop draws. Each function answers a whole SVG document in the room of its subject (`drawingSize`), the same each
 * time, without text in letters and without anything from elsewhere.
 */
export interface Hand {
  /** Somebody to their shoulders; what they do or wear at work where they are an optician. */
  readonly person: (person: Person, atWork: boolean) => string;
  /** Somebody who wears lenses of this colour (`#rrggbb`), where the shop shows them on faces. */
  readonly portrait?: (person: Person, lens: string) => string;
  /** An eye, which wears a lens of this colour (`#rrggbb`) or none. */
  readonly eye: (shade: EyeShade, lens?: string) => string;
  /** Where the shop is at home, as it looks then. */
  readonly place: (season: Season, part: DayPart) => string;
  readonly things: Readonly<Record<ThingName, () => string>>;
}

import type { BrandId } from '../../src/domain/shared/brand-id.ts';
import type { Locale } from '../../src/domain/shared/locale.ts';
import type { Line } from './line.ts';
import type { Scripts } from './tab.ts';
import type { Visitor } from './visitor.ts';

/** The environment in which a journey is played. */
export interface Stage {
  readonly line: Line;
  /** A new visitor in a window of the given width, who has already answered the cookie question. */
  readonly visitor: (
    brand: BrandId,
    locale: Locale,
    width: 390 | 1280,
    scripts?: Scripts,
  ) => Promise<Visitor>;
  /** Closes the visitor's window. */
  readonly leave: (visitor: Visitor) => Promise<void>;
  readonly titleOf: (visitor: Visitor, product: string) => Promise<string>;
  /** Takes a screenshot, if screenshots are requested. */
  readonly look: (visitor: Visitor, name: string) => Promise<void>;
}

export interface Journey {
  readonly name: string;
  readonly play: (stage: Stage) => Promise<void>;
  /** Messages that the browser may log about faults caused on purpose. */
  readonly mayComplain?: RegExp;
}

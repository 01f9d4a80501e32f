import type { BrandId } from '../../src/domain/shared/brand-id.ts';
import type { Locale } from '../../src/domain/shared/locale.ts';
import type { Line } from './line.ts';
import type { Scripts } from './tab.ts';
import type { Visitor } from './visitor.ts';

/** Where a journey is played. */
export interface Stage {
  readonly line: Line;
  /** Somebody new, in a window as wide, who has answered the question about cookies. */
  readonly visitor: (
    brand: BrandId,
    locale: Locale,
    width: 390 | 1280,
    scripts?: Scripts,
  ) => Promise<Visitor>;
  /** They close their window. */
  readonly leave: (visitor: Visitor) => Promise<void>;
  readonly titleOf: (visitor: Visitor, product: string) => Promise<string>;
  /** Keeps a picture of what is seen, where pictures are asked for. */
  readonly look: (visitor: Visitor, name: string) => Promise<void>;
}

export interface Journey {
  readonly name: string;
  readonly play: (stage: Stage) => Promise<void>;
  /** What a browser says of what is broken on purpose. */
  readonly mayComplain?: RegExp;
}

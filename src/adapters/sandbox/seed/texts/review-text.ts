import type { RatedKind } from '../../../../domain/catalogue/rating/given-rating.ts';
import type { StarCount } from '../../../../domain/catalogue/rating/rating-round.ts';

/** What buyers of one language write. */
export interface ReviewTexts {
  readonly authors: readonly string[];
  readonly reviews: Readonly<
    Record<RatedKind, readonly { readonly stars: StarCount; readonly title: string; readonly text: string }[]>
  >;
}

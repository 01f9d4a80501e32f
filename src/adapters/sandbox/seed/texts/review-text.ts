import type { StarCount } from '../../../../domain/catalogue/rating-round.ts';

export type ReviewKind = 'lens' | 'care' | 'glasses';

/** What buyers of one language write. */
export interface ReviewTexts {
  readonly authors: readonly string[];
  readonly reviews: Readonly<
    Record<
      ReviewKind,
      readonly { readonly stars: StarCount; readonly title: string; readonly text: string }[]
    >
  >;
}

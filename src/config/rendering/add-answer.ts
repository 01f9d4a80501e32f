/** What the page server answers to a page that posts an add itself, instead of leading it to another one. */
export interface AddAnswer {
  /** Where it would have led. */
  readonly to: string;
  /** Pieces in the cart now. None: nothing was put in, and `to` says why. */
  readonly count?: number;
  /** What the page there says of the add. */
  readonly said?: string;
}

/** The page server's answer to a page that posts an add itself, instead of a redirect. */
export interface AddAnswer {
  /** The path of the redirect. */
  readonly to: string;
  /** The number of pieces in the cart now. Undefined: nothing was added, and `to` says why. */
  readonly count?: number;
  /** The message of that page about the add. */
  readonly said?: string;
}

/** How an offer is identified in analytics of views and clicks. Source: CONT-7. */
export interface Promotion {
  readonly id: string;
  readonly name: string;
  readonly creativeName?: string;
  readonly creativeSlot?: string;
  /** Products that the offer is about. */
  readonly items: readonly { readonly id: string; readonly name: string }[];
}

/** How a shop looks to those who only lend it their page: the payment provider, the mail. */
export interface BrandLook {
  readonly primary: string;
  readonly onPrimary: string;
  readonly ground: string;
  readonly text: string;
  readonly line: string;
  /** Units: pixels. */
  readonly radius: number;
}

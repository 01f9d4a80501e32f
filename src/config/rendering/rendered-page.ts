import type { BrandId } from '../../domain/shared/brand-id.ts';

/** A page as it is sent to everyone who asks for it. */
export interface RenderedPage {
  readonly status: number;
  readonly html: string;
  readonly contentPolicy: string;
}

/** Which page: the path in its brand, with no parameter but those that matter to it. */
export interface PageAddress {
  readonly brand: BrandId;
  readonly url: URL;
}

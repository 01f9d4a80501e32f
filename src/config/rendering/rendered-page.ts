import type { Flag } from '../../domain/flags/flag.ts';
import type { BrandId } from '../../domain/shared/brand-id.ts';

/** A page as it is sent to everyone who asks for it. */
export interface RenderedPage {
  readonly status: number;
  /** As a text, or as it is sent. */
  readonly html: string | Uint8Array<ArrayBuffer>;
  readonly contentPolicy: string;
  /** The frame is the same for everybody; what a browser draws into it is one visitor's. */
  readonly personal?: boolean;
  /** Features that the page holds: it is the same for all who have the same of these. None: for everybody. */
  readonly flags?: readonly string[];
}

/** Which page: the path in its brand, with no parameter but those that matter to it. */
export interface PageAddress {
  readonly brand: BrandId;
  readonly url: URL;
  /** What was decided for whom it is rendered; of the features that it is known to hold. */
  readonly flags?: ReadonlyMap<string, Flag>;
}

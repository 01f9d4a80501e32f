import type { Flag } from '../../domain/flags/flag.ts';
import type { BrandId } from '../../domain/shared/brand-id.ts';

/** A page as sent to everyone who requests it. */
export interface RenderedPage {
  readonly status: number;
  /** As text, or as encoded bytes. */
  readonly html: string | Uint8Array<ArrayBuffer>;
  readonly contentPolicy: string;
  /** The sent frame is the same for everyone; the browser fills it with one visitor's data. */
  readonly personal?: boolean;
  /**
   * The features that the page uses: it is the same for all visitors with the same decisions for them. Undefined: the
   * same for everyone.
   */
  readonly flags?: readonly string[];
}

/** Identifies a page: the path in its brand, with only those parameters that matter to it. */
export interface PageAddress {
  readonly brand: BrandId;
  readonly url: URL;
  /** The decisions for the visitors that it is rendered for, of the features that it is known to use. */
  readonly flags?: ReadonlyMap<string, Flag>;
}

/** Returns a page as text. */
export const textOfPage = ({ html }: Pick<RenderedPage, 'html'>): string =>
  typeof html === 'string' ? html : new TextDecoder().decode(html);

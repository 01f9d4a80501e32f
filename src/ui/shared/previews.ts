import { type ComponentType, createContext } from 'react';
import type { Localised } from '../../domain/shared/locale.ts';

/** What a page says of itself. */
export interface PageFacts {
  readonly title: string;
  readonly description?: string;
  /** The same page in every language; a page without them is not to be found. */
  readonly paths?: Localised;
  /** Path of the page that counts, where it is another. */
  readonly canonical?: string;
  /** Whose card previews show: of a product or a category (`shareCardUrl`), with the address of its picture. */
  readonly card?: { readonly of: string; readonly image?: string };
  readonly type?: 'website' | 'product' | 'article';
}

/**
 * Renders what only search engines and previews of links read. They ask for whole pages, so the page server gives it and
 * the browser has none.
 */
export const PreviewsContext = createContext<ComponentType<PageFacts> | undefined>(undefined);

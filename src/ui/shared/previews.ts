import { type ComponentType, createContext } from 'react';
import type { Localised } from '../../domain/shared/locale.ts';

/** Facts about a page for its head. */
export interface PageFacts {
  readonly title: string;
  readonly description?: string;
  /** The same page in every language; a page without them is not indexed. */
  readonly paths?: Localised;
  /** Path of the canonical page, if it is another. */
  readonly canonical?: string;
  /** Whose share card link previews show: a product's or a category's (`shareCardUrl`), with the address of its picture. */
  readonly card?: { readonly of: string; readonly image?: string };
  readonly type?: 'website' | 'product' | 'article';
}

/**
 * Renders what only search engines and link previews read. They request whole pages, so the page server provides it and
 * the browser has none.
 */
export const PreviewsContext = createContext<ComponentType<PageFacts> | undefined>(undefined);

import * as O from 'fp-ts/Option';
import type { RichContent, TimedContent } from '../../domain/catalogue/product.ts';
import { addressTarget, type LinkTarget } from '../../domain/content/link-target.ts';
import { shownContent, type Viewer } from './shown-content.ts';

/** A text with a link to more of it. */
export type LeadingText = Omit<RichContent, keyof TimedContent | 'link'> & { readonly target?: LinkTarget };

/** Returns the texts that a product shows in this shop and language now, with those links that are allowed. Source: CAT-14. */
export const leadingTexts = (contents: readonly RichContent[], viewer: Viewer): readonly LeadingText[] =>
  shownContent(contents, viewer).map(({ heading, paragraphs, image, imageType, link = '' }) => {
    const target = addressTarget(link);
    return {
      heading,
      paragraphs,
      ...(image !== undefined && { image }),
      ...(imageType !== undefined && { imageType }),
      ...(O.isSome(target) && { target: target.value }),
    };
  });

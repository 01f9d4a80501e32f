import type { LeadingText } from '../../../application/catalogue/leading-texts.ts';
import { leadingTexts } from '../../../application/catalogue/leading-texts.ts';
import type { Services } from '../../../application/services.ts';
import type { RichContent } from '../../../domain/catalogue/product.ts';
import { opticians } from '../../../domain/content/drawing.ts';

/** Why an optician of the house chose a product. */
export interface OpticianChoice {
  readonly portrait: (typeof opticians)[number];
  /** Who, and of where. */
  readonly by: string;
  readonly reason: string;
}

/** A text that names an optician of the house for its picture is that optician's own word; nothing for others. Source: CAT-14. */
export const asChoice = ({ heading, paragraphs, imageType }: LeadingText): OpticianChoice | undefined => {
  const portrait = opticians.find((name) => name === imageType);
  const [reason] = paragraphs;
  return portrait && reason !== undefined ? { portrait, by: heading, reason } : undefined;
};

/** The first that shows in this shop and language now. */
export const choiceOf = (
  contents: readonly RichContent[],
  { locale, shop, clock }: Pick<Services, 'locale' | 'shop' | 'clock'>,
): OpticianChoice | undefined =>
  leadingTexts(contents, { locale, brand: shop.id, clock })
    .map(asChoice)
    .find((choice) => choice !== undefined);

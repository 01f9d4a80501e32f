import type { LeadingText } from '../../../application/catalogue/leading-texts.ts';
import { opticians } from '../../../domain/content/drawing.ts';

/** Why an optician of the shop chose a product. */
export interface OpticianChoice {
  readonly portrait: (typeof opticians)[number];
  /** The optician's name and place. */
  readonly by: string;
  readonly reason: string;
}

/**
 * A text whose picture names an optician of the shop is a quote of that optician. Undefined for other texts. Source:
 * CAT-14.
 */
export const asChoice = ({ heading, paragraphs, imageType }: LeadingText): OpticianChoice | undefined => {
  const portrait = opticians.find((name) => name === imageType);
  const [reason] = paragraphs;
  return portrait && reason !== undefined ? { portrait, by: heading, reason } : undefined;
};

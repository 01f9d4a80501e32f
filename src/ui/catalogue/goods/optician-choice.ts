import type { LeadingText } from '../../../application/catalogue/leading-texts.ts';
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

import { carriesLink, isPlainText, type TextCode } from '../customer/plain-text.ts';

/** What a shopper may add to an order in words. Units: characters as people count them. */
export const maxComment = 500;

/** What is wrong with a comment; nothing with one that can be kept, or with none. Source: ADDR-4, ADDR-7. */
export const commentProblem = (comment: string): TextCode | undefined => {
  if ([...comment].length > maxComment) return 'too_long';
  if (!isPlainText(comment)) return 'invalid_characters';
  return carriesLink(comment, 'text') ? 'carries_link' : undefined;
};

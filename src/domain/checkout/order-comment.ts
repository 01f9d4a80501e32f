import { carriesLink, isPlainText, type TextCode } from '../customer/plain-text.ts';

/** The maximum length of a shopper's comment on an order. Units: characters as people count them. */
export const maxComment = 500;

/** Returns what is wrong with a comment. Undefined if it is valid or empty. Source: ADDR-4, ADDR-7. */
export const commentProblem = (comment: string): TextCode | undefined => {
  if ([...comment].length > maxComment) return 'too_long';
  if (!isPlainText(comment)) return 'invalid_characters';
  return carriesLink(comment, 'text') ? 'carries_link' : undefined;
};

import { type TextCode, textProblem } from '../customer/plain-text.ts';

/** The maximum length of a shopper's comment on an order. Units: characters as people count them. */
export const maxComment = 500;

/** Returns what is wrong with a comment. Undefined if it is valid or empty. Source: ADDR-4, ADDR-7. */
export const commentProblem = (comment: string): TextCode | undefined => textProblem(comment, maxComment);

/** What a shopper may add to an order in words. Units: characters as people count them. */
export const maxComment = 500;

/** Whether a comment is too long to be kept; none is not. */
export const isTooLong = (comment: string): boolean => [...comment].length > maxComment;

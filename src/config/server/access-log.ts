/** What follows these words in a path is a secret or a person's. */
const secret = /\/(carts|orders|thank-you|pay|payments|mailbox|abandoned-cart|reorder|subscription)\/[^/]+/g;

/** One line per answer: no query, no token, no address of a person. The path stays encoded, or it could write lines. */
export const accessLine = (method: string, address: string, status: number, ms: number): string =>
  `${method} ${new URL(address).pathname.replace(secret, '/$1/…')} ${status} ${Math.round(ms)}ms`;

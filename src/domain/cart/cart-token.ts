import type { CartToken } from './cart.ts';

/**
 * Whether a cookie or an address contains a well-formed token: 16 to 128 letters, digits, `-` and `_`, the format our
 * shops use. Source: CART-3.
 */
export const isCartToken = (input: string): input is CartToken => /^[\w-]{16,128}$/.test(input);

/** Returns the token at the beginning of a cookie: the whole text, or the part before its first dot. Source: CART-3, REO-6. */
export const tokenIn = (text: string): CartToken | undefined =>
  /^[\w-]{16,128}(?![^.])/.exec(text)?.[0] as CartToken | undefined;

import type { CartToken } from './cart.ts';

/**
 * Whether a cookie or an address contains a well-formed token: 16 to 128 letters, digits, `-` and `_`, the format our
 * shops use. Source: CART-3.
 */
export const isCartToken = (input: string): input is CartToken => /^[\w-]{16,128}$/.test(input);

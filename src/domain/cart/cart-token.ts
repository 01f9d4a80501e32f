import type { CartToken } from './cart.ts';

/** Whether a cookie or an address holds a token: 16 to 128 letters, digits, `-` and `_`, as shops of ours write them. Source: CART-3. */
export const isCartToken = (input: string): input is CartToken => /^[\w-]{16,128}$/.test(input);

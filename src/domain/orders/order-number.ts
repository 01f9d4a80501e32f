/** The number that a shopper reads in a confirmation and enters elsewhere. */

import { asTyped } from '../shared/typed-text.ts';

const parts = /^(\p{L}{3})[\s\p{Pd}]*(\d{4})[\s\p{Pd}]*(\d{4})$/u;

/**
 * Normalises an order number: `oku 4821 9037` becomes `OKU-4821-9037`, whatever dashes and spaces were entered. A text
 * that is not an order number of ours is only trimmed. Source: LAW-5.
 */
export const writtenOrderNumber = (typed: string): string => {
  const text = asTyped(typed).trim();
  const found = parts.exec(text);
  return found ? found.slice(1).join('-').toUpperCase() : text;
};

/** Whether a text is an order number in its normal form. */
export const isOrderNumber = (text: string): boolean => parts.test(text) && writtenOrderNumber(text) === text;

/** The number that a shopper reads off a confirmation and types somewhere else. */

const parts = /^(\p{L}{3})[\s\p{Pd}]*(\d{4})[\s\p{Pd}]*(\d{4})$/u;

/**
 * As the shop writes it: `oku 4821 9037` is `OKU-4821-9037`, whatever dashes and spaces were typed. A text that is no
 * number of ours stays as it is, without the spaces around it. Source: LAW-5.
 */
export const writtenOrderNumber = (typed: string): string => {
  const text = typed.trim();
  const found = parts.exec(text);
  return found ? found.slice(1).join('-').toUpperCase() : text;
};

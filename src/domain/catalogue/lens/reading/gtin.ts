import * as E from 'fp-ts/Either';

/** The Global Trade Item Number in its longest form: 14 digits, the last of which is the check digit. */
export type Gtin = string & { readonly Gtin: unique symbol };
export type NotGtin = { readonly _tag: 'NotGtin' };

/**
 * Returns the check digit for the digits before it. From the right, their weights are 3, 1, 3, 1, … Source: GS1 General
 * Specifications, 7.9.
 */
export const checkDigit = (digits: string): number => {
  const sum = [...digits].reduceRight(
    (all, digit, index) => all + Number(digit) * ((digits.length - 1 - index) % 2 === 0 ? 3 : 1),
    0,
  );
  return (10 - (sum % 10)) % 10;
};

/** Parses an EAN-8, UPC-A, EAN-13 or GTIN-14. Refuses other lengths and a wrong check digit. Source: PHOTO-1. */
export const gtin = (input: string): E.Either<NotGtin, Gtin> => {
  if (!/^(\d{8}|\d{12,14})$/.test(input) || checkDigit(input.slice(0, -1)) !== Number(input.slice(-1)))
    return E.left({ _tag: 'NotGtin' });
  return E.right(input.padStart(14, '0') as Gtin);
};

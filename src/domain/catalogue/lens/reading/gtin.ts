import * as E from 'fp-ts/Either';

/** The number of a trade item, in its longest form: 14 digits, the last of which checks the others. */
export type Gtin = string & { readonly Gtin: unique symbol };
export type NotGtin = { readonly _tag: 'NotGtin' };

/** The digit that checks those before it: from the right, they weigh 3, 1, 3, 1, … Source: GS1 General Specifications, 7.9. */
export const checkDigit = (digits: string): number => {
  const sum = [...digits].reduceRight(
    (all, digit, index) => all + Number(digit) * ((digits.length - 1 - index) % 2 === 0 ? 3 : 1),
    0,
  );
  return (10 - (sum % 10)) % 10;
};

/** EAN-8, UPC-A, EAN-13 or GTIN-14 by its digits. Refuses other lengths and a wrong last digit. Source: PHOTO-1. */
export const gtin = (input: string): E.Either<NotGtin, Gtin> => {
  if (!/^(\d{8}|\d{12,14})$/.test(input) || checkDigit(input.slice(0, -1)) !== Number(input.slice(-1)))
    return E.left({ _tag: 'NotGtin' });
  return E.right(input.padStart(14, '0') as Gtin);
};

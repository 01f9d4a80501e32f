import type { Refused } from '../plugin/refused';

/** Maximum length of a reason. Units: letters. */
export const longestNote = 500;

/** Texts of refusals for staff. */
const sentences: Readonly<Record<string, string>> = {
  'order.not_found': 'There is no such order in this channel.',
  'mend.line_not_found': 'There is no such line in an order of this channel.',
  'mend.no_values': 'This product is not ordered by values.',
  'mend.cancelled': 'This order is cancelled. Its values stay as they were.',
  'mend.shipped': 'This has been shipped. Its values stay as they were.',
  'mend.other_work': 'This order is being changed in another way. Finish that first.',
  'mend.stale': 'Somebody changed these values since you opened them. Look at them again.',
  'mend.same': 'These are the values already.',
  'mend.note_missing': 'Say why the values change.',
  'mend.note_too_long': `The reason is longer than ${longestNote} letters.`,
  'product.variant_does_not_exist': 'The product is not made in these values.',
  'product.stock.no_stock_available': 'None of these is left, and no more come.',
  'product.stock.reduce_stock': 'Not enough of these are left, and no more come: {stock}.',
};

export const sentenceOf = (code: string, values: Refused['values'] = {}): string =>
  Object.entries(values).reduce(
    (sentence, [name, value]) => sentence.replace(`{${name}}`, String(value)),
    sentences[code] ?? 'This could not be done.',
  );

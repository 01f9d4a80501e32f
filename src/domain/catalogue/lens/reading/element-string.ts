import * as E from 'fp-ts/Either';
import { type Day, readDay } from '../../../shared/dates.ts';
import { type Gtin, gtin } from './gtin.ts';

/** The contents of the barcode on a box. Source: GS1 General Specifications, chapter 3. */
export interface BoxCode {
  readonly gtin: Gtin;
  /** The expiry date. */
  readonly expiry?: Day;
  readonly lot?: string;
  readonly serial?: string;
  /** Other information from the manufacturer, unparsed: variant, further number, internal notes. */
  readonly notes: readonly string[];
}

export type NotBoxCode =
  | { readonly _tag: 'NotGtin' }
  /** An unknown element identifier, or an element that is too short. */
  | { readonly _tag: 'UnreadableElement'; readonly at: string }
  /** The same element twice with different contents. */
  | { readonly _tag: 'Ambiguous'; readonly at: string };

/** Ends an element of variable length. */
export const groupSeparator = '\u001d';

/** Lengths of the elements used on device labels. An element of variable length ends with a separator. */
const fixed: Readonly<Record<string, number>> = {
  '00': 18,
  '01': 14,
  '02': 14,
  '11': 6,
  '12': 6,
  '13': 6,
  '15': 6,
  '16': 6,
  '17': 6,
  '20': 2,
};
const most: Readonly<Record<string, number>> = {
  '10': 20,
  '21': 20,
  '22': 20,
  '30': 8,
  '37': 8,
  '240': 30,
  '241': 30,
  '242': 6,
  '250': 30,
  '251': 30,
  ...Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`9${index + 1}`, 90])),
};

/** Whether the text of an element contains no control character. */
const isText = (text: string): boolean => /^[\x20-\x7e]+$/.test(text);

type Elements = ReadonlyMap<string, string>;
type Split = E.Either<NotBoxCode, Elements>;

const collected = (found: readonly (readonly [mark: string, text: string])[]): Split => {
  const elements = new Map<string, string>();
  for (const [mark, text] of found) {
    if (
      !isText(text) ||
      text.length > (fixed[mark] ?? most[mark] ?? 0) ||
      (fixed[mark] ?? text.length) !== text.length
    )
      return E.left({ _tag: 'UnreadableElement', at: mark });
    if ((elements.get(mark) ?? text) !== text) return E.left({ _tag: 'Ambiguous', at: mark });
    elements.set(mark, text);
  }
  return E.right(elements);
};

/** Splits the human-readable form: `(01)07612345000019(17)290331`. */
const bracketed = (input: string): Split =>
  collected(
    [...input.matchAll(/\(([^)]*)\)([^(]*)/g)].map(
      ([, mark = '', text = '']) => [mark, text.trim()] as const,
    ),
  );

/** Splits the form that a scanner returns. */
const scanned = (input: string): Split => {
  const found: (readonly [string, string])[] = [];
  let rest = input;
  while (rest !== '') {
    if (rest.startsWith(groupSeparator)) {
      rest = rest.slice(1);
      continue;
    }
    const mark = [2, 3].map((length) => rest.slice(0, length)).find((one) => one in fixed || one in most);
    if (mark === undefined) return E.left({ _tag: 'UnreadableElement', at: rest.slice(0, 2) });
    const body = rest.slice(mark.length);
    const ends = body.indexOf(groupSeparator);
    const length = fixed[mark] ?? (ends < 0 ? body.length : ends);
    found.push([mark, body.slice(0, length)]);
    rest = body.slice(length);
  }
  return collected(found);
};

/** Parses `290331` as a day. With day 00, as in `290300`, it is the last day of the month. The century is always 20xx. */
const dayOf = (text: string): Day | undefined => {
  const [, year, month, day] = /^(\d\d)(\d\d)(\d\d)$/.exec(text) ?? [];
  const days = day === '00' ? ['31', '30', '29', '28'] : [day];
  return days
    .map((one) => readDay(`20${year}-${month}-${one}`))
    .flatMap((read) => (E.isRight(read) ? [read.right] : []))[0];
};

const notesIn = ['22', '240', '241', '91', '92', '93', '94', '95', '96', '97', '98', '99'] as const;

const boxCodeOf = (elements: Elements): E.Either<NotBoxCode, BoxCode> => {
  const number = gtin(elements.get('01') ?? '');
  if (E.isLeft(number)) return number;
  const due = elements.get('17');
  const expiry = due === undefined ? undefined : dayOf(due);
  if (due !== undefined && expiry === undefined) return E.left({ _tag: 'UnreadableElement', at: '17' });
  const [lot, serial] = [elements.get('10'), elements.get('21')];
  return E.right({
    gtin: number.right,
    ...(expiry !== undefined && { expiry }),
    ...(lot !== undefined && { lot }),
    ...(serial !== undefined && { serial }),
    notes: notesIn.flatMap((mark) => elements.get(mark) ?? []),
  });
};

/**
 * Reads the barcode of a box: a GS1 element string in scanner or human-readable form, from DataMatrix, Code 128 or QR
 * as on labelled devices (UDI), or the bare number of an EAN or UPC code. Source: PHOTO-1.
 */
export const readBoxCode = (input: string): E.Either<NotBoxCode, BoxCode> => {
  // Strips the symbology identifier that scanners prepend, such as `]d2`. A separator may follow.
  const text = input.trim().replace(/^\][A-Za-z]\d/, '');
  if (/^\d{8}$|^\d{12,14}$/.test(text)) {
    const number = gtin(text);
    return E.isLeft(number) ? number : E.right({ gtin: number.right, notes: [] });
  }
  const split = text.startsWith('(') ? bracketed(text) : scanned(text);
  return E.isLeft(split) ? split : boxCodeOf(split.right);
};

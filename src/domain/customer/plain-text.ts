/** What people type about themselves stands in mails, some of them to an address that anybody may type: it leads nowhere. */

/** No spaces, no letters: what tells a program or a reader to go back, ring, or read the other way round. */
const controls = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

/** A text on one line, of letters that a page and a mail can show. Source: ADDR-4. */
export const isPlainLine = (text: string): boolean => text.isWellFormed() && !controls.test(text);

/** The same, where it may have several lines. Source: ADDR-4. */
export const isPlainText = (text: string): boolean => isPlainLine(text.replace(/[\r\n\t]/g, ' '));

/** Ends of addresses that are no words: what mail programs take `evil.com` for a link by. */
const generic =
  'com|net|org|info|biz|io|app|dev|shop|store|online|site|website|xyz|club|icu|vip|mobi|top|win|test|example';
const national =
  'ch|de|at|it|fr|li|lu|be|nl|eu|uk|us|ru|cn|su|tk|ml|ga|cf|gq|pl|cz|co|me|tv|cc|ly|ws|ai|gl|in|es|pt|dk|se|no|fi|ie|to|is';
const label = '[\\p{L}\\p{N}][\\p{L}\\p{N}-]*';
const end = '(?![\\p{L}\\p{N}])';

/** Whatever it is called: with a scheme or `www.`, to write to, or with a path behind a domain. */
const linked = new RegExp(
  `://|(?<![\\p{L}\\p{N}])(?:www\\.|mailto:)|[^\\s@]@[^\\s@]+\\.[^\\s@]|${label}\\.(?:${generic}|${national})(?::[0-9]+)?[/?#]\\S`,
  'iu',
);
const domain = new RegExp(`${label}\\.(?:${generic})${end}`, 'iu');
/** Titles are written like it: `Dr.Li`. */
const nationalDomain = new RegExp(`[\\p{L}\\p{N}][\\p{L}\\p{N}-]{2,}\\.(?:${national})${end}`, 'iu');

/**
 * `name`: of a person. `company`: some are called like their shop, `Velo.com AG`. `text`: sentences, in which a space may
 * be missing behind a full stop: `defekt.in`.
 */
export type TextKind = 'name' | 'company' | 'text';

/** Whether a text holds an address of the web or of a mailbox, as people and mail programs know them. Source: ADDR-7. */
export const carriesLink = (text: string, kind: TextKind): boolean =>
  linked.test(text) ||
  (kind !== 'company' && domain.test(text)) ||
  (kind === 'name' && nationalDomain.test(text));

/** Keys of the words; `max` belongs to `too_long`. */
export type TextCode = 'invalid_characters' | 'too_long' | 'carries_link';

/** What is wrong with a line that people type. `kind`: none: it may hold an address. Units of `max`: characters as people count them. Source: ADDR-4, ADDR-7. */
export const lineProblem = (text: string, max: number, kind?: TextKind): TextCode | undefined => {
  if (!isPlainLine(text)) return 'invalid_characters';
  if ([...text].length > max) return 'too_long';
  return kind && carriesLink(text, kind) ? 'carries_link' : undefined;
};

/**
 * The last guard, where a text that was typed goes into a mail: no longer than its field, on one line, and without
 * anything that a mail program makes a link of. What the rules accept stays as it is. Source: ADDR-7.
 */
export const mailedText = (text: string, max: number): string => {
  const line = text.toWellFormed().replace(new RegExp(controls, 'gu'), ' ').trim();
  const short = [...line].slice(0, max).join('').trim();
  if (![linked, domain, nationalDomain].some((found) => found.test(short))) return short;
  return short
    .replace(/[:/@?#]+/g, ' ')
    .replace(/\.(?=\S)/g, '. ')
    .replace(/(?<=(?<![\p{L}\p{N}])www)\./giu, '')
    .trim();
};

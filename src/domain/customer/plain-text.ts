/** What people type about themselves stands in mails, some of them to an address that anybody may type: it leads nowhere. */

/** No spaces, no letters: what tells a program or a reader to go back, ring, or read the other way round. */
const controls = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

/**
 * What no page and no paper shows: spaces without width, marks that only say which way to read, fillers and letters that
 * are drawn as nothing. What joins or parts letters of other scripts stays.
 */
const unseen =
  /[\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u2060-\u2064\u206a-\u206f\u2800\u3164\ufeff\uffa0\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;

/** A text as it is seen: one spelling of every letter, nothing around it and nothing in it that nobody sees. Source: ADDR-8. */
export const seenText = (text: string): string =>
  text.normalize('NFC').replace(unseen, '').normalize('NFC').trim();

/** A text on one line, of letters that a page and a mail can show. Source: ADDR-4. */
export const isPlainLine = (text: string): boolean => text.isWellFormed() && !controls.test(text);

/** The same, where it may have several lines. Source: ADDR-4. */
export const isPlainText = (text: string): boolean => isPlainLine(text.replace(/[\r\n\t]/g, ' '));

/** Ends of addresses that are no words: what mail programs take `evil.com` for a link by. */
const generic =
  'com|net|org|info|biz|io|app|dev|shop|store|online|site|website|xyz|club|icu|vip|mobi|top|win|test|example';
/** Those that begin a sentence as well: in a name only. */
const wordy =
  'link|click|live|page|cloud|zip|mov|bid|bet|buzz|cyou|sbs|cfd|cam|lol|loan|casino|email|support|download|stream|tokyo|quest|monster|space|tech|pro|fun|life|world';
const national =
  'ch|de|at|it|fr|li|lu|be|nl|eu|uk|us|ru|cn|su|tk|ml|ga|cf|gq|pl|cz|co|me|tv|cc|ly|ws|ai|gl|in|es|pt|dk|se|no|fi|ie|to|is';
/** What browsers and mail programs take for a dot. */
const dots = /[\u3002\uff0e\uff61]/g;
const label = '[\\p{L}\\p{N}][\\p{L}\\p{N}-]*';
const end = '(?![\\p{L}\\p{N}])';

/** Whatever it is called: with a scheme or `www.`, to write to, or with a path behind a domain. */
const linked = new RegExp(
  `://|(?<![\\p{L}\\p{N}])(?:www\\.|mailto:)|[^\\s@]@[^\\s@]+\\.[^\\s@]|${label}\\.(?:${generic}|${national})(?::[0-9]+)?[/?#]\\S`,
  'iu',
);
const domain = new RegExp(`${label}\\.(?:${generic})${end}`, 'iu');
/** Titles are written like it: `Dr.Li`. */
const nationalDomain = new RegExp(`[\\p{L}\\p{N}][\\p{L}\\p{N}-]{2,}\\.(?:${national}|${wordy})${end}`, 'iu');

/**
 * `name`: of a person. `company`: some are called like their shop, `Velo.com AG`. `text`: sentences, in which a space may
 * be missing behind a full stop: `defekt.in`.
 */
export type TextKind = 'name' | 'company' | 'text';

/** Whether a text holds an address of the web or of a mailbox, as people and mail programs know them. Source: ADDR-7. */
export const carriesLink = (text: string, kind: TextKind): boolean => {
  const read = seenText(text).replace(dots, '.');
  return (
    linked.test(read) ||
    (kind !== 'company' && domain.test(read)) ||
    (kind === 'name' && nationalDomain.test(read))
  );
};

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
  const line = text.toWellFormed().replace(new RegExp(controls, 'gu'), ' ').replace(unseen, '').trim();
  const short = [...line].slice(0, max).join('').trim();
  const read = short.replace(dots, '.');
  if (![linked, domain, nationalDomain].some((found) => found.test(read))) return short;
  return read
    .replace(/[:/@?#]+/g, ' ')
    .replace(/\.(?=\S)/g, '. ')
    .replace(/(?<=(?<![\p{L}\p{N}])www)\./giu, '')
    .trim();
};

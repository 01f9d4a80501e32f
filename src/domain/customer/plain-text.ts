/**
 * Texts that people enter about themselves appear in e-mails, some of them sent to an address that anyone can enter.
 * They must not contain links.
 */

/** Control characters and characters that change the reading direction. They are neither spaces nor letters. */
const controls = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

/**
 * Invisible characters: zero-width spaces, direction marks, fillers and letters drawn as nothing. Characters that join
 * or separate letters of other scripts are kept.
 */
const unseen =
  /[\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u2060-\u2064\u206a-\u206f\u2800\u3164\ufeff\uffa0\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;

/** Returns the visible text: with Unicode normalisation, trimmed and without invisible characters. Source: ADDR-8. */
export const seenText = (text: string): string =>
  text.normalize('NFC').replace(unseen, '').normalize('NFC').trim();

/** Whether a text is on one line and a page and an e-mail can display its characters. Source: ADDR-4. */
export const isPlainLine = (text: string): boolean => text.isWellFormed() && !controls.test(text);

/** The same for a text that may have several lines. Source: ADDR-4. */
export const isPlainText = (text: string): boolean => isPlainLine(text.replace(/[\r\n\t]/g, ' '));

/** Top-level domains that are not ordinary words. Mail programs turn `evil.com` into a link because of them. */
const generic =
  'com|net|org|info|biz|io|app|dev|shop|store|online|site|website|xyz|club|icu|vip|mobi|top|win|test|example';
/** Top-level domains that are also words which may begin a sentence. Checked in names only. */
const wordy =
  'link|click|live|page|cloud|zip|mov|bid|bet|buzz|cyou|sbs|cfd|cam|lol|loan|casino|email|support|download|stream|tokyo|quest|monster|space|tech|pro|fun|life|world';
const national =
  'ch|de|at|it|fr|li|lu|be|nl|eu|uk|us|ru|cn|su|tk|ml|ga|cf|gq|pl|cz|co|me|tv|cc|ly|ws|ai|gl|in|es|pt|dk|se|no|fi|ie|to|is';
/** Characters that browsers and mail programs treat as a dot. */
const dots = /[\u3002\uff0e\uff61]/g;
const label = '[\\p{L}\\p{N}][\\p{L}\\p{N}-]*';
const end = '(?![\\p{L}\\p{N}])';

/** Always a link: a scheme or `www.`, an e-mail address, or a domain followed by a path. */
const linked = new RegExp(
  `://|(?<![\\p{L}\\p{N}])(?:www\\.|mailto:)|[^\\s@]@[^\\s@]+\\.[^\\s@]|${label}\\.(?:${generic}|${national})(?::[0-9]+)?[/?#]\\S`,
  'iu',
);
const domain = new RegExp(`${label}\\.(?:${generic})${end}`, 'iu');
/** At least three characters before the dot, because titles look similar: `Dr.Li`. */
const nationalDomain = new RegExp(`[\\p{L}\\p{N}][\\p{L}\\p{N}-]{2,}\\.(?:${national}|${wordy})${end}`, 'iu');

/**
 * `name`: of a person. `company`: some companies have the name of their website, `Velo.com AG`. `place`: of a street, a
 * house or a town. `text`: sentences, in which the space after a full stop may be missing: `defekt.in`.
 */
export type TextKind = 'name' | 'company' | 'place' | 'text';

/** Whether a text contains a web or e-mail address, as people and mail programs recognise them. Source: ADDR-7. */
export const carriesLink = (text: string, kind: TextKind): boolean => {
  const read = seenText(text).replace(dots, '.');
  return (
    linked.test(read) ||
    (kind !== 'company' && domain.test(read)) ||
    (kind === 'name' && nationalDomain.test(read))
  );
};

/** Keys of the messages. `max` belongs to `too_long`. */
export type TextCode = 'invalid_characters' | 'too_long' | 'carries_link';

/** A line may also be only an emoji or punctuation, which is no name. `no_letter`: only digits, which are no person's name. */
export type LineCode = TextCode | 'no_letters' | 'no_letter';

/**
 * Returns what is wrong with an entered line. Without `kind`, it may contain an address; a name of a company or a
 * place contains a letter or a digit, that of a person a letter. Units of `max`: characters as people count them.
 * Source: ADDR-4, ADDR-7, ADDR-11.
 */
export const lineProblem = (text: string, max: number, kind?: TextKind): LineCode | undefined => {
  if (!isPlainLine(text)) return 'invalid_characters';
  if ([...text].length > max) return 'too_long';
  if (kind && carriesLink(text, kind)) return 'carries_link';
  if (!kind || kind === 'text' || text === '') return undefined;
  if (!/[\p{L}\p{N}]/u.test(text)) return 'no_letters';
  return kind === 'name' && !/\p{L}/u.test(text) ? 'no_letter' : undefined;
};

/**
 * Returns what is wrong with an entered text, which may have several lines. Units of `max`: characters as people count
 * them. Source: ADDR-4, ADDR-7.
 */
export const textProblem = (text: string, max: number): TextCode | undefined => {
  if ([...text].length > max) return 'too_long';
  if (!isPlainText(text)) return 'invalid_characters';
  return carriesLink(text, 'text') ? 'carries_link' : undefined;
};

/** Whether a text is one line without a link, as a mail to an address that anyone can enter has to be. */
export const isLineWithoutLink = (text: string, kind: TextKind): boolean =>
  isPlainLine(text) && !carriesLink(text, kind);

/** Returns the visible text on one line, because it may have been copied from a table. */
export const onOneLine = (text: string): string => seenText(text).replace(/\s+/g, ' ');

/** Returns the visible text on one line, without controls and characters that change the reading direction. Source: ADDR-8. */
export const seenLine = (text: string): string =>
  seenText(text.replace(new RegExp(controls, 'gu'), ' '))
    .replace(/\s+/g, ' ')
    .trim();

/**
 * The last safeguard for entered text in an e-mail: no longer than its field, on one line, and without anything that a
 * mail program turns into a link. Text that the rules accept is unchanged. Source: ADDR-7.
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

import * as E from 'fp-ts/Either';
import { editDistance } from '../shared/edit-distance.ts';
import { checkEmail, emailPattern } from './email.ts';
import { mailCountries, mailDomainsOf, mailEndings } from './email-domains.ts';

/** The pause in typing before a suggestion is computed. Units: milliseconds. Source: ADDR-3. */
export const emailSuggestionDelayMs = 500;

/** The mailbox providers a shop knows. Source: ADDR-3. */
export interface EmailSuggestions {
  /** Known domains, most used first. */
  readonly domains: readonly string[];
  /** Other existing providers: accepted as they are, and never suggested. */
  readonly providers: readonly string[];
  /** Known top-level domains, without the dot. */
  readonly endings: readonly string[];
  readonly pattern: RegExp;
}

export const usualSuggestions: EmailSuggestions = {
  domains: mailDomainsOf(mailCountries),
  providers: [],
  endings: mailEndings,
  pattern: emailPattern,
};

/**
 * Returns how many typing errors are corrected. One in a short word may be intended; two in a long word rarely are.
 * Units: slips.
 */
const slipsIn = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

/** Returns the nearest known word, the first of several equally near. Undefined if the word itself is known or none is near. */
const nearest = (word: string, known: readonly string[], slips: number): string | undefined => {
  if (known.includes(word)) return undefined;
  const found = known
    .map((one) => ({ one, distance: editDistance(word, one) }))
    .reduce<{ one?: string; distance: number }>(
      (best, next) => (next.distance < best.distance ? next : best),
      { distance: slips + 1 },
    );
  return found.one;
};

/** A top-level domain with two letters may be a country's own, so only longer ones are corrected. Units: characters. */
const shortestSlippedEnding = 3;

/** Corrects only the top-level domain of an unknown domain, and only if that is unknown too. */
const withEnding = (domain: string, endings: readonly string[]): string | undefined => {
  const dot = domain.lastIndexOf('.');
  const ending = domain.slice(dot + 1);
  const meant = ending.length < shortestSlippedEnding ? undefined : nearest(ending, endings, 1);
  return meant && `${domain.slice(0, dot + 1)}${meant}`;
};

/**
 * Returns the address that was probably intended. Undefined if the domain is known, the address is invalid, or no known
 * domain is near. The suggestion is valid itself and leads to no further suggestion. Source: ADDR-3.
 */
export const suggestEmail = (
  input: string,
  { domains, providers, endings, pattern }: EmailSuggestions = usualSuggestions,
): string | undefined => {
  const checked = checkEmail(input, pattern);
  if (E.isLeft(checked)) return undefined;
  const at = checked.right.lastIndexOf('@');
  const domain = checked.right.slice(at + 1).toLowerCase();
  if (domains.includes(domain) || providers.includes(domain)) return undefined;
  const near = (one: string) => nearest(one, domains, slipsIn(one));
  const mended = withEnding(domain, endings);
  // After its top-level domain is corrected, a domain may be near a known one.
  const meant = near(domain) ?? (mended && (near(mended) ?? mended));
  const suggestion = meant && `${checked.right.slice(0, at + 1)}${meant}`;
  return suggestion && E.isRight(checkEmail(suggestion, pattern)) ? suggestion : undefined;
};

import * as E from 'fp-ts/Either';
import { editDistance } from '../shared/edit-distance.ts';
import { checkEmail, emailPattern } from './email.ts';
import { mailCountries, mailDomainsOf, mailEndings } from './email-domains.ts';

/** How long somebody has to stop typing before a suggestion is looked for. Units: milliseconds. Source: ADDR-3. */
export const emailSuggestionDelayMs = 500;

/** What a shop knows of mailboxes. Source: ADDR-3, D53. */
export interface EmailSuggestions {
  /** Known domains, most used first. */
  readonly domains: readonly string[];
  /** Providers that exist, besides: meant as they stand, and never suggested. */
  readonly providers: readonly string[];
  /** Known endings, without their dot. */
  readonly endings: readonly string[];
  readonly pattern: RegExp;
}

export const usualSuggestions: EmailSuggestions = {
  domains: mailDomainsOf(mailCountries),
  providers: [],
  endings: mailEndings,
  pattern: emailPattern,
};

/** One slip in a short word may be meant; in a long one, two are seldom. Units: slips. */
const slipsIn = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

/** The nearest of the known words, the first of equals; none where it is known itself or none is near. */
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

/** Every ending of two letters may be a country's own: only longer ones are mended. Units: characters. */
const shortestSlippedEnding = 3;

/** A domain of nobody we know keeps its name; only its ending is mended, where the ending is none we know. */
const withEnding = (domain: string, endings: readonly string[]): string | undefined => {
  const dot = domain.lastIndexOf('.');
  const ending = domain.slice(dot + 1);
  const meant = ending.length < shortestSlippedEnding ? undefined : nearest(ending, endings, 1);
  return meant && `${domain.slice(0, dot + 1)}${meant}`;
};

/**
 * What an address was probably meant to be; nothing for one that is known, that fails the checks, or that is like no
 * other. A suggestion passes the checks itself and is never suggested away. Source: ADDR-3, D53.
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
  // With its ending mended, a domain may be near one that we know.
  const meant = near(domain) ?? (mended && (near(mended) ?? mended));
  const suggestion = meant && `${checked.right.slice(0, at + 1)}${meant}`;
  return suggestion && E.isRight(checkEmail(suggestion, pattern)) ? suggestion : undefined;
};

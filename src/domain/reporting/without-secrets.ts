/** Removes personal data from texts and addresses in error reports: a report says what happened and where, but not to whom. */

/** The part of a text that is read; the rest is cut off. Units: characters. */
export const maxTextLength = 1000;

/** Words and small numbers joined by hyphens: the slugs of products and pages. */
const slug = /^(?:[a-z]+|\d{1,5})(?:-(?:[a-z]+|\d{1,5}))+$/;
/** Whether a part of an address or a word is random, like a token, or is an id number. */
const isToken = (text: string): boolean =>
  !slug.test(text) && ((text.length >= 16 && /\d/.test(text)) || text.length >= 32 || /\d{6}/.test(text));

/** Path segments that are followed by a secret or by the id of an order, an address or a person. */
const beforeSecret: ReadonlySet<string> = new Set([
  'thank-you',
  'carts',
  'orders',
  'order',
  'subscription',
  'subscriptions',
  'guest-subscriptions',
  'edit-address',
  'addresses',
  'identities',
  'lens-sets',
  'lens-wearers',
  'marketing-communications',
  'payment-aliases',
  'payments',
  'reminder-alarms',
  'pay',
  'identity',
]);
/** Path segments that are followed by a type and then a secret. */
const beforeType: ReadonlySet<string> = new Set(['abandoned-cart', 'reorder', 'subscription']);

/** Whether a path segment is the name of a built file. Its content hash is not a token. */
const isFile = (part: string): boolean => /^[\w.-]+\.(m?js|tsx?|css|svg|woff2)(:\d+){0,2}$/.test(part);

const isHidden = (parts: readonly string[], at: number): boolean => {
  const part = String(parts[at]);
  if (beforeSecret.has(String(parts[at - 1])) || beforeType.has(String(parts[at - 2]))) return true;
  return !isFile(part) && (/@|%40/i.test(part) || isToken(part));
};

/** Removes query, hash and secrets from an address. Source: TRK-6. */
export const strippedAddress = (address: string): string => {
  const path = address.replace(/^[a-z][\w+.-]*:\/\/[^/?#]*/i, '');
  const origin = address.slice(0, address.length - path.length);
  const parts = path.replace(/[?#].*/s, '').split('/');
  const shown = parts.map((part, at) => (part !== '' && isHidden(parts, at) ? '…' : part));
  // There may be a user name and a password between scheme and host.
  return origin.replace(/\/\/.*@/, '//') + shown.join('/');
};

/** Matches addresses with scheme and host, and paths with at least two segments. */
const address = /(?:[a-z][\w+.-]{1,20}:\/\/|\/(?=[\w%.~-]+[/?#]))[^\s"'`<>()[\]{}]*/gi;
const email = /[^\s"'<>(),;:]+(?:@|%40)[^\s"'<>(),;]+/gi;
const word = /[\w%~=.-]{16,}/g;
/** Numbers with a sign or a decimal mark, or long ones: lens values, prices, dates, telephone numbers. */
const figures = /[+\-−–±]\s?\d+(?:[.,]\d+)?|\d+[.,]\d+|\d[\d\s/.()-]{3,}\d|\d{5,}/g;

/** Removes secrets in addresses, e-mail addresses, tokens and figures from a text. Source: TRK-6. */
export const strippedText = (text: string): string =>
  text
    .slice(0, maxTextLength)
    .replace(address, strippedAddress)
    .replace(email, '[email]')
    .replace(word, (one) => (one.split(/[.=]/).some(isToken) ? '[token]' : one))
    .replace(figures, '[number]');

/**
 * Whether a page shows personal content: a cart, a checkout, an account, an order, or the target of an e-mail link.
 * Source: TRK-6.
 */
export const isPrivatePath = (path: string): boolean =>
  /^(\/(en|it|fr))?\/(checkout|my-account|cart|wishlist|reorder|abandoned-cart|subscription|authenticate|reset-password|find-order|withdrawal|cancellation)(\/|$)/.test(
    path,
  );

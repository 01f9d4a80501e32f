/** Texts and addresses as a report of an error may keep them: what happened and where, nothing of whom it happened to. */

/** How much of a text is read. Units: characters. */
export const maxTextLength = 1000;

/** Words and small numbers with hyphens between them name products and pages. */
const slug = /^(?:[a-z]+|\d{1,5})(?:-(?:[a-z]+|\d{1,5}))+$/;
/** Whether part of an address or a word is something random, as tokens are, or the number of something. */
const isToken = (text: string): boolean =>
  !slug.test(text) && ((text.length >= 16 && /\d/.test(text)) || text.length >= 32 || /\d{6}/.test(text));

/** After these parts of a path comes a secret, or what names an order, an address, a person. */
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
/** After these come a type and then a secret. */
const beforeType: ReadonlySet<string> = new Set(['abandoned-cart', 'reorder', 'subscription']);

/** Names of built files: letters of their content are no token. */
const isFile = (part: string): boolean => /^[\w.-]+\.(m?js|tsx?|css|svg|woff2)(:\d+){0,2}$/.test(part);

const isHidden = (parts: readonly string[], at: number): boolean => {
  const part = String(parts[at]);
  if (beforeSecret.has(String(parts[at - 1])) || beforeType.has(String(parts[at - 2]))) return true;
  return !isFile(part) && (/@|%40/i.test(part) || isToken(part));
};

/** An address without its query and its hash, its secrets left out. Source: TRK-6. */
export const strippedAddress = (address: string): string => {
  const path = address.replace(/^[a-z][\w+.-]*:\/\/[^/?#]*/i, '');
  const origin = address.slice(0, address.length - path.length);
  const parts = path.replace(/[?#].*/s, '').split('/');
  const shown = parts.map((part, at) => (part !== '' && isHidden(parts, at) ? '…' : part));
  // Between scheme and host may stand a name and a password.
  return origin.replace(/\/\/.*@/, '//') + shown.join('/');
};

/** Of scheme and host, or of a path with at least two parts. */
const address = /(?:[a-z][\w+.-]{1,20}:\/\/|\/(?=[\w%.~-]+[/?#]))[^\s"'`<>()[\]{}]*/gi;
const email = /[^\s"'<>(),;:]+(?:@|%40)[^\s"'<>(),;]+/gi;
const word = /[\w%~=.-]{16,}/g;
/** Signed, with a decimal mark, or long: values of lenses, prices, days, telephone numbers. */
const figures = /[+\-−–±]\s?\d+(?:[.,]\d+)?|\d+[.,]\d+|\d[\d\s/.()-]{3,}\d|\d{5,}/g;

/** A sentence without addresses' secrets, e-mail addresses, tokens and figures. Source: TRK-6. */
export const strippedText = (text: string): string =>
  text
    .slice(0, maxTextLength)
    .replace(address, strippedAddress)
    .replace(email, '[email]')
    .replace(word, (one) => (one.split(/[.=]/).some(isToken) ? '[token]' : one))
    .replace(figures, '[number]');

/** Whether a page shows what is somebody's own: a cart, a checkout, an account, an order, what a mail leads to. Source: TRK-6. */
export const isPrivatePath = (path: string): boolean =>
  /^(\/(en|it|fr))?\/(checkout|my-account|cart|wishlist|reorder|abandoned-cart|subscription|authenticate|reset-password|find-order|withdrawal|cancellation)(\/|$)/.test(
    path,
  );

/**
 * Messages that explain a redirect, by the key of their text. A redirect to a document of the server ends the app that
 * shows them, so the fragment of its address names the message, and the next document shows it. The fragment can be
 * forged: it chooses one of these sentences and nothing else.
 */
const tones = {
  'checkout:guard.noCart': 'info',
  'checkout:guard.ordered': 'info',
  'checkout:guard.empty': 'info',
  'account:hashFailed': 'danger',
  'account:signedOutElsewhere': 'info',
  'account:otherCustomer': 'info',
  'account:link.incomplete': 'info',
  'account:link.failed': 'danger',
  'history:reorder.unavailable': 'warning',
} as const;

export interface Told {
  readonly key: keyof typeof tones;
  readonly tone: (typeof tones)[Told['key']];
}

const start = '#told=';
const isTold = (key: string): key is Told['key'] => Object.hasOwn(tones, key);

/** Returns the fragment for the newest of the shown messages that explains a redirect; empty if none does. Source: CHK-23. */
export const toldFragment = (keys: readonly string[]): string => {
  const key = keys.findLast(isTold);
  return key === undefined ? '' : start + key;
};

/** Returns the message that a fragment names. */
export const readTold = (fragment: string): Told | undefined => {
  const key = fragment.startsWith(start) ? fragment.slice(start.length) : '';
  return isTold(key) ? { key, tone: tones[key] } : undefined;
};

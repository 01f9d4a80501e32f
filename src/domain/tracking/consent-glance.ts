/** A look at a browser's cookies before anything is fetched that could read them. None of these says what is allowed: that is `readConsent`. */

/** Of our own cookie as it was written: another's of a similar name, and one that somebody spoilt, allow nothing. */
const lettersIn = (cookies: string): string =>
  /(?:^|; )consent\w*=1\.\d{4}-\d\d-\d\d\.(\w*)/.exec(cookies)?.[1] ?? '';

/** Something is allowed that begins with the page. Source: TRK-7. */
export const isCounted = (cookies: string): boolean => /[sm]/.test(lettersIn(cookies));

/** It is allowed to remember what somebody likes. Source: TRK-7. */
export const isRemembered = (cookies: string): boolean => lettersIn(cookies).includes('p');

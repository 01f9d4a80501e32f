/** A look at a browser's cookies before anything is fetched that could read them. None of these says what is allowed: that is `readConsent`. */

const lettersIn = (cookies: string): string => /consent\w*=1\S*\.(\w*)/.exec(cookies)?.[1] ?? '';

/** Something is allowed that begins with the page. Source: TRK-7. */
export const isCounted = (cookies: string): boolean => /[sm]/.test(lettersIn(cookies));

/** It is allowed to remember what somebody likes. Source: TRK-7. */
export const isRemembered = (cookies: string): boolean => lettersIn(cookies).includes('p');

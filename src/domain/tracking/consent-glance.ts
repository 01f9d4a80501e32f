/** Reads the consent cookie, so that a page can check it before it loads the rest of the consent code. */

/** Increased with every change to the list of stored data, so that every visitor is asked again. Source: TRK-7, LAW-35. */
export const consentVersion = 3;
/** How long an answer is valid. Units: days. Source: TRK-7. */
export const consentDays = 180;

const dayMs = 86_400_000;

/**
 * Returns the letters of the allowed categories in a cookie's value. Undefined if it is not a valid answer: another
 * version, expired, more than a day in the future, or malformed. `now`: milliseconds since 1970. Source: TRK-7.
 */
export const lettersOf = (value: string, now: number): string | undefined => {
  const [, day = '', letters] = /^3\.(\d{4}-\d\d-\d\d)\.(\w*)$/.exec(value) ?? [];
  const age = (now - Date.parse(day)) / dayMs;
  return age >= -1 && age < consentDays ? letters : undefined;
};

const lettersIn = (cookies: string, now: number): string =>
  lettersOf(/(?:^|; )consent\w*=([^;]*)/.exec(cookies)?.[1] ?? '', now) ?? '';

/** Whether a category is allowed that starts with the page. Source: TRK-7. */
export const isCounted = (cookies: string, now: number): boolean => /[sm]/.test(lettersIn(cookies, now));

/** Whether eye values may be stored. Source: LAW-30. */
export const keepsValues = (cookies: string, now: number): boolean => lettersIn(cookies, now).includes('v');

/** Whether preferences may be stored. Source: TRK-7. */
export const isRemembered = (cookies: string, now: number): boolean => lettersIn(cookies, now).includes('p');

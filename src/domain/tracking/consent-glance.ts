/** An answer as a cookie holds it, and a look at a browser's cookies before anything is fetched that could say more of them. */

/** Grows with every change of the list of what is kept, so that everybody is asked anew. Source: TRK-7, LAW-35. */
export const consentVersion = 3;
/** How long an answer counts. Units: days. Source: TRK-7. */
export const consentDays = 180;

const dayMs = 86_400_000;

/**
 * The letters of what a cookie's value allows. None: it is no answer, for it is of another version, older than an answer
 * counts, more than a day ahead of the clock, or was spoilt. `now`: milliseconds since 1970. Source: TRK-7.
 */
export const lettersOf = (value: string, now: number): string | undefined => {
  const [, day = '', letters] = /^3\.(\d{4}-\d\d-\d\d)\.(\w*)$/.exec(value) ?? [];
  const age = (now - Date.parse(day)) / dayMs;
  return age >= -1 && age < consentDays ? letters : undefined;
};

const lettersIn = (cookies: string, now: number): string =>
  lettersOf(/(?:^|; )consent\w*=([^;]*)/.exec(cookies)?.[1] ?? '', now) ?? '';

/** Something is allowed that begins with the page. Source: TRK-7. */
export const isCounted = (cookies: string, now: number): boolean => /[sm]/.test(lettersIn(cookies, now));

/** It is allowed to remember the values of somebody's eyes. Source: LAW-30. */
export const keepsValues = (cookies: string, now: number): boolean => lettersIn(cookies, now).includes('v');

/** It is allowed to remember what somebody likes. Source: TRK-7. */
export const isRemembered = (cookies: string, now: number): boolean => lettersIn(cookies, now).includes('p');

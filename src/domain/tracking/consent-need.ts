/** A plain no, by a cookie's exact name, to the question as it is asked now. The day is the browser's concern. */
const refusal = /(^|; )consent=1\.[\d-]+\.(;|$)/;
/** What an order needs, whatever is allowed. */
const announcement = /[?&](studio|service|order)_/;

/** Whether there is anything to ask a visitor, or to do for him; else nothing more is fetched. Source: TRK-7, TRK-2. */
export const needsConsentDesk = (cookies: string, search: string): boolean =>
  !refusal.test(cookies) || announcement.test(search);

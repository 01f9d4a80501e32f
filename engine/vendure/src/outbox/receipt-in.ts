/** Returns the receipt of a withdrawal that staff named in the reason of a refund; null if they named none. */
export const receiptIn = (reason: string | null | undefined): string | null =>
  /\bWD(?:-\d{4}){3}\b/.exec(reason ?? '')?.[0] ?? null;

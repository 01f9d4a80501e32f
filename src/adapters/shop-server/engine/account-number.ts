/** Returns the account number that a cart or an order of an engine names. Undefined if it names none of ours. */
export const accountNumber = (named: string | undefined): number | undefined =>
  named !== undefined && /^[1-9]\d{0,8}$/.test(named) ? Number(named) : undefined;

/** The banner that reminds staff which customer they browse as. It only informs and grants nothing. */

/** The signed-in customer. */
export interface SignedInUser {
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly email: string;
}
export interface StaffBanner {
  /** Empty if the account has no name. */
  readonly name: string;
  readonly email: string;
}

/**
 * Returns the banner if a customer is signed in and the referrer is exactly one on the shop's list. Anyone can write
 * the cookie, so nothing but the banner may depend on it. Source: AUTH-13.
 */
export const staffBanner = (
  user: SignedInUser | undefined,
  referer: string | undefined,
  allowed: readonly string[],
): StaffBanner | undefined => {
  if (!user || !referer || !allowed.includes(referer)) return undefined;
  const name = [user.firstName, user.lastName]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(' ');
  return { name, email: user.email };
};

/** The banner that reminds staff as whom they browse. It shows; it grants nothing. */

/** Who is signed in. */
export interface SignedInUser {
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly email: string;
}
export interface StaffBanner {
  /** Empty where the account has none. */
  readonly name: string;
  readonly email: string;
}

/**
 * Somebody is signed in, and came from a place on the shop's list; both exactly. A cookie can be written by anybody, so
 * nothing but the banner may follow from it. Source: AUTH-13, D60.
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

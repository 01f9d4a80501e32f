import type { CountryCode } from '../shared/country.ts';
import { internationalPhone, type PhonePolicy } from './phone.ts';

/** Optional fields as sent to the backend: an empty field is `null`, never an empty text. Source: ADDR-5. */
export interface ContactUpdate {
  readonly birthday: string | null;
  readonly phone: string | null;
}

/** Trims a text; `null` if nothing is left. Source: ADDR-5. */
export const emptyAsNull = (input: string | null | undefined): string | null => input?.trim() || null;

/** Returns a birthday as entered and a phone number with its country's prefix. Each is `null` if empty. Source: ADDR-5, D48. */
export const contactUpdate = (
  typed: { readonly birthday?: string | null | undefined; readonly phone?: string | null | undefined },
  country: CountryCode,
  policy: PhonePolicy = 'literal',
): ContactUpdate => ({
  birthday: emptyAsNull(typed.birthday),
  phone: internationalPhone(typed.phone ?? '', country, policy),
});

/** In the order of the form. */
export const profileParts = ['firstName', 'lastName', 'birthday', 'phone'] as const;

/** A customer's details about themselves. Empty: not given. A birthday is `yyyy-MM-dd`. */
export type Profile = Readonly<Record<(typeof profileParts)[number], string>>;

/** Returns the known details to prefill a form. Source: ACC-2. */
export const profileOf = (known: Partial<Profile>): Profile => {
  const texts = Object.fromEntries(profileParts.map((part) => [part, known[part] ?? '']));
  return texts as Profile;
};

/**
 * Returns the details that differ from the known ones. All others stay unchanged, even if another browser changed them
 * meanwhile. Source: ACC-2.
 */
export const changedProfile = (typed: Partial<Profile>, known: Partial<Profile>): Partial<Profile> => {
  const before = profileOf(known);
  return Object.fromEntries(
    profileParts.flatMap((part) => {
      const text = typed[part] ?? before[part];
      return text === before[part] ? [] : [[part, text]];
    }),
  );
};

/** The profile fields sent to the backend. Fields that are absent stay unchanged. */
export type ProfileUpdate = Partial<Pick<Profile, 'firstName' | 'lastName'> & ContactUpdate>;

/**
 * Returns the changed fields. The phone number is written as in an address, so that a number has only one spelling.
 * Source: ACC-2, ADDR-5.
 */
export const profileUpdate = (
  typed: Partial<Profile>,
  known: Partial<Profile>,
  country: CountryCode,
): ProfileUpdate => {
  const { birthday, phone, ...names } = changedProfile(typed, known);
  const contact = contactUpdate({ birthday, phone }, country, 'e164');
  return {
    ...names,
    ...(birthday !== undefined && { birthday: contact.birthday }),
    ...(phone !== undefined && { phone: contact.phone }),
  };
};

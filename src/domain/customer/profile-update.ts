import type { CountryCode } from '../shared/country.ts';
import { addressLimits } from './address-draft.ts';
import { internationalPhone } from './phone.ts';

/** Trims a text; `null` if nothing is left. Source: ADDR-5. */
export const emptyAsNull = (input: string | null | undefined): string | null => input?.trim() || null;

/** The maximum length of each part, in the order of the form. Units: characters. Source: ADDR-4. */
export const profileLimits = {
  firstName: addressLimits.firstName,
  lastName: addressLimits.lastName,
  birthday: addressLimits.birthday,
  phone: addressLimits.phone,
} as const;
type ProfilePart = keyof typeof profileLimits;
export const profileParts = Object.keys(profileLimits) as readonly ProfilePart[];
type Name = 'firstName' | 'lastName';

/** A customer's details about themselves. Empty: not given. A birthday is `yyyy-MM-dd`. */
export type Profile = Readonly<Record<ProfilePart, string>>;

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

/** The profile as stored: an empty field is `null`, never an empty text. Source: ADDR-5. */
type StoredProfile = Pick<Profile, Name> & Readonly<Record<Exclude<ProfilePart, Name>, string | null>>;

/** The profile fields sent to the backend. Fields that are absent stay unchanged. */
export type ProfileUpdate = Partial<StoredProfile>;

const storedText = (part: ProfilePart, text: string, country: CountryCode): string | null => {
  switch (part) {
    case 'firstName':
    case 'lastName':
      return text;
    case 'phone':
      return internationalPhone(text, country, 'e164');
    default:
      return emptyAsNull(text);
  }
};

/**
 * Converts entered fields. The phone number is written as in an address, so that a number has only one spelling.
 * Source: ACC-2, ADDR-5.
 */
export const profileToStore = <Typed extends Partial<Profile>>(
  typed: Typed,
  country: CountryCode,
): Pick<StoredProfile, keyof Typed & ProfilePart> => {
  const stored = profileParts.flatMap((part) => {
    const text = typed[part];
    return text === undefined ? [] : [[part, storedText(part, text, country)]];
  });
  return Object.fromEntries(stored);
};

/** Returns the changed fields. Source: ACC-2. */
export const profileUpdate = (
  typed: Partial<Profile>,
  known: Partial<Profile>,
  country: CountryCode,
): ProfileUpdate => profileToStore(changedProfile(typed, known), country);

import type { CountryCode } from '../shared/country.ts';
import { internationalPhone, type PhonePolicy } from './phone.ts';

/** What the backend is told of fields that may be left empty: nothing typed is `null`, never an empty text. Source: ADDR-5. */
export interface ContactUpdate {
  readonly birthday: string | null;
  readonly phone: string | null;
}

/** Trimmed, or `null` where nothing is left. Source: ADDR-5. */
export const emptyAsNull = (input: string | null | undefined): string | null => input?.trim() || null;

/** A birthday as it was typed and a phone number with its country's prefix; each `null` where it was left empty. Source: ADDR-5, D48. */
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

/** What customers tell of themselves; empty: they told nothing. A birthday is `yyyy-MM-dd`. */
export type Profile = Readonly<Record<(typeof profileParts)[number], string>>;

/** What is known, as a form begins with it. Source: ACC-2. */
export const profileOf = (known: Partial<Profile>): Profile => {
  const texts = Object.fromEntries(profileParts.map((part) => [part, known[part] ?? '']));
  return texts as Profile;
};

/** What was typed differently from what is known: all else stays as it is, also where another browser changed it meanwhile. Source: ACC-2. */
export const changedProfile = (typed: Partial<Profile>, known: Partial<Profile>): Partial<Profile> => {
  const before = profileOf(known);
  return Object.fromEntries(
    profileParts.flatMap((part) => {
      const text = typed[part] ?? before[part];
      return text === before[part] ? [] : [[part, text]];
    }),
  );
};

/** What the backend is told of a profile; what is not named stays as it is. */
export type ProfileUpdate = Partial<Pick<Profile, 'firstName' | 'lastName'> & ContactUpdate>;

/** What was changed, its phone number as an address has it: one number has one spelling. Source: ACC-2, ADDR-5. */
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

import { createHash } from 'node:crypto';
import type { SocialProvider } from '../../../domain/identity/social-sign-in.ts';

/** A person as an identity provider knows them. */
export interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Whether the provider has verified that the e-mail is theirs. */
  readonly confirmed: boolean;
}

/** Fictional people who can sign in: a new one, one with an account in each shop, and one with an unconfirmed e-mail. */
export const people = {
  new: { firstName: 'Mila', lastName: 'Sommer', email: 'mila.sommer@example.org', confirmed: true },
  known: { firstName: 'Stella', lastName: 'Keller', email: 'stammgast@example.org', confirmed: true },
  unconfirmed: { firstName: 'Kim', lastName: 'Vogel', email: 'wechselgast@example.org', confirmed: false },
} as const satisfies Readonly<Record<string, Person>>;
export type PersonName = keyof typeof people;

export const isPersonName = (input: unknown): input is PersonName =>
  typeof input === 'string' && Object.hasOwn(people, input);

/** Returns a provider's id for a person: always the same, and different for each provider. */
export const subjectOf = (provider: SocialProvider, { email }: Pick<Person, 'email'>): string =>
  createHash('sha256').update(`${provider} ${email.trim().toLowerCase()}`).digest('base64url').slice(0, 22);

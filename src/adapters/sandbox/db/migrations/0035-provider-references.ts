/** For a provider other than the sandbox's own: its id for a payment, and when it was last asked. */
export const providerReferences: readonly string[] = [
  `alter table provider_payment add column reference text unique, add column asked_at timestamptz`,
];

/** Where another provider than the sandbox's own is asked: its name for a payment, and when it was asked last. */
export const providerReferences: readonly string[] = [
  `alter table provider_payment add column reference text unique, add column asked_at timestamptz`,
];

/** Visitors who were sent to a provider of another system, and the requests they came with. */
export const identityBegun: readonly string[] = [
  `create table identity_begun (
      id text primary key, request jsonb not null, session text not null, expires_at timestamptz not null)`,
];

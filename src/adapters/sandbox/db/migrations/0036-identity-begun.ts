/** Visitors on the way to a provider of another system, and what they were asked for here. */
export const identityBegun: readonly string[] = [
  `create table identity_begun (
      id text primary key, request jsonb not null, session text not null, expires_at timestamptz not null)`,
];

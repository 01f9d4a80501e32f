/** Links that somebody asked for, before anybody has looked whether there is such an account. */
export const mailRequests: readonly string[] = [
  `create table mail_request (
      id int generated always as identity primary key, purpose text not null, brand text not null,
      email_key text not null, locale text not null, target text, created_at timestamptz not null)`,
];

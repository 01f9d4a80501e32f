/** Requested links, before it is checked whether the account exists. */
export const mailRequests: readonly string[] = [
  `create table mail_request (
      id int generated always as identity primary key, purpose text not null, brand text not null,
      email_key text not null, locale text not null, target text, created_at timestamptz not null)`,
];
